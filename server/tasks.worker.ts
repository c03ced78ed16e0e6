import { parentPort } from 'node:worker_threads';
import type { ShareFacts } from './modules/storefront/share/share.facts';
import type { TaskBegun, TaskCall } from './platform/workers/workers.tasks';

// What worker threads run. A task loads its code when it is first asked for, and its time begins once that is done.

function task<Input, Output>(load: () => Promise<(input: Input) => Output | Promise<Output>>) {
  return async ({ id, input }: TaskCall<Input>): Promise<Awaited<Output>> => {
    const run = await load();
    parentPort?.postMessage({ started: id } satisfies TaskBegun);
    return await run(input);
  };
}

export const certificatePdf = task(
  async () => (await import('./modules/delivery/certificates/certificate.pdf')).drawCertificate,
);
export const feePdf = task(
  async () => (await import('./modules/money/invoices/fees/fee.pdf')).drawFeeDocument,
);
export const fileType = task(
  async () => (await import('./modules/catalog/media/files/file.types')).fileTypeOf,
);
export const invoicePdf = task(
  async () => (await import('./modules/money/invoices/invoice.pdf')).drawInvoice,
);
export const markdown = task(
  async () => (await import('./modules/catalog/products/markdown/markdown.html')).toSafeHtml,
);
export const pdfFault = task(async () => (await import('./platform/documents/pdf.stamp')).stampFaultOf);
export const mediaFacts = task(
  async () => (await import('./modules/catalog/media/video/media.facts')).mediaFactsOf,
);
export const pictureVersions = task(
  async () => (await import('./modules/catalog/media/picture.versions')).makeVersions,
);
export const remux = task(async () => (await import('./modules/catalog/media/video/remux.task')).remuxOf);
export const renditionFacts = task(
  async () => (await import('./modules/catalog/media/video/rendition.facts')).renditionFactsOf,
);
export const shareCrop = task(async () => (await import('./modules/storefront/share/share.chosen')).shareOf);
export const sharePicture = task(async () => {
  const { drawShare } = await import('./modules/storefront/share/share.picture');
  return ({ facts, cover }: { facts: ShareFacts; cover: Uint8Array | null }) => drawShare(facts, cover);
});
export const stampPdf = task(async () => (await import('./platform/documents/pdf.stamp')).stampPdf);
export const statementPdf = task(
  async () => (await import('./modules/orders/sales/statement/statement.pdf')).drawStatement,
);

declare module './platform/workers/workers.tasks' {
  interface Tasks {
    certificatePdf: typeof certificatePdf;
    feePdf: typeof feePdf;
    fileType: typeof fileType;
    invoicePdf: typeof invoicePdf;
    markdown: typeof markdown;
    pdfFault: typeof pdfFault;
    mediaFacts: typeof mediaFacts;
    pictureVersions: typeof pictureVersions;
    remux: typeof remux;
    renditionFacts: typeof renditionFacts;
    shareCrop: typeof shareCrop;
    sharePicture: typeof sharePicture;
    stampPdf: typeof stampPdf;
    statementPdf: typeof statementPdf;
  }
}
