import type { Deps } from '../../platform/deps';
import { fileOf, paperNamed, paperPath } from './invoice.address';
import { drawInvoice } from './invoice.pdf';
import { invoiceHandlers } from './invoice.routes';
import { createInvoiceService } from './invoice.service';
import { createPaperPass } from './paper.pass';

export { paperPath } from './invoice.address';

/** A paper of an order, for a page that leads to it. */
export interface ShownPaper {
  kind: 'receipt' | 'refund';
  serial: string;
  path: string;
}

/** Receipts and refund notes: their numbers, and the papers themselves. */
export function createInvoices(
  deps: Pick<Deps, 'database' | 'jobs' | 'clock' | 'signer'>,
  { identity }: { identity: { sellerName(accountId: string): Promise<string | null> } },
) {
  const service = createInvoiceService(deps, identity);
  const pass = createPaperPass(deps);

  const papersOf = async (orderId: string) => {
    const sellerId = await service.sellerOf(orderId);
    return sellerId === null ? [] : service.papers(sellerId, orderId);
  };

  return {
    handlers: invoiceHandlers(service, pass.of),
    receiptFor: service.receiptFor,
    creditNoteFor: service.creditNoteFor,
    /** The papers of an order, the receipt first; none while nothing is paid. */
    async list(orderId: string): Promise<ShownPaper[]> {
      const papers = await papersOf(orderId);
      return papers.map(({ kind, serial }) => ({
        kind,
        serial,
        path: paperPath(orderId, fileOf({ serial })),
      }));
    },
    /** A paper as a PDF, by the name of its file; null when there is none. The same bytes each time. */
    async draw(orderId: string, file: string): Promise<{ file: string; pdf: Buffer } | null> {
      const facts = paperNamed(await papersOf(orderId), file);
      return facts && { file: fileOf(facts), pdf: await drawInvoice(facts) };
    },
    /** Whether the address was made for the creator who sold it, within the last hour. */
    isPass: pass.isGood,
  };
}

export type Invoices = ReturnType<typeof createInvoices>;
