import {
  EncryptedPDFError,
  PDFArray,
  PDFDict,
  PDFDocument,
  type PDFEmbeddedPage,
  PDFName,
  type PDFPage,
  type PDFRef,
} from '@cantoo/pdf-lib';
import { boundUnpacking } from './pdf.unpacking';
import { drawStamp } from './stamp.drawing';
import { stampLimits } from './stamp.limits';
import { type Box, placeFooter, placeMark } from './stamp.places';

/** A small line at the foot of every page; with `pages` also a pale one across it. */
export type PdfStamp = 'footer' | 'pages';

/** Of the objects that a file has packed, in bytes once they are unpacked. */
const mostUnpacked = 64 * 1024 * 1024;

/** Why a PDF cannot be stamped. */
export type StampFault = 'encrypted' | 'broken' | 'large';

export interface StampInput {
  file: Uint8Array;
  text: string;
  stamp: PdfStamp;
}

/** Writes a text on every page of a PDF. The same input gives the same bytes. Pages keep their sizes, links and forms; a digital signature ends. */
export async function stampPdf({ file, text, stamp }: StampInput): Promise<Uint8Array | StampFault> {
  if (file.length > stampLimits.bytes) return 'large';
  const unpacking = boundUnpacking(mostUnpacked);
  try {
    const document = await PDFDocument.load(file, {
      parseSpeed: Number.POSITIVE_INFINITY,
      updateMetadata: false,
      preserveXFA: true,
    });
    if (unpacking.isExhausted()) return 'large';
    const pages = document.getPages();
    if (pages.length === 0) return 'broken';
    if (pages.length > stampLimits.pages) return 'large';
    const drawOn = await createStamper(document, { text, stamp });
    for (const page of pages) drawOn(page);
    return await document.save({
      addDefaultPage: false,
      objectsPerTick: Number.POSITIVE_INFINITY,
      updateFieldAppearances: false,
    });
  } catch (error) {
    return error instanceof EncryptedPDFError ? 'encrypted' : 'broken';
  } finally {
    unpacking.end();
  }
}

/** Why a PDF cannot be stamped, by doing it; null if it can. */
export async function stampFaultOf(file: Uint8Array): Promise<StampFault | null> {
  const stamped = await stampPdf({ file, text: '•••• 0000', stamp: 'pages' });
  return typeof stamped === 'string' ? stamped : null;
}

const names = { footer: 'HaatStampFooter', mark: 'HaatStampMark', pale: 'HaatStampPale' } as const;

/** The stamp is drawn once and stands on all pages: pages of one size share what places it. */
async function createStamper(document: PDFDocument, { text, stamp }: Pick<StampInput, 'text' | 'stamp'>) {
  const { context } = document;
  const [footer, mark] = (await document.embedPdf(await drawStamp(text), [0, 1])) as [
    PDFEmbeddedPage,
    PDFEmbeddedPage,
  ];
  const pale = context.register(context.obj({ Type: 'ExtGState', ca: 0.14, CA: 0.14 }));
  const before = context.register(context.stream('q\n'));
  const placed = new Map<string, PDFRef>();

  function placing(box: Box): PDFRef {
    const key = JSON.stringify(box);
    const ref = placed.get(key) ?? context.register(context.flateStream(contentFor(box)));
    placed.set(key, ref);
    return ref;
  }

  function contentFor(box: Box): string {
    const across = `q /${names.pale} gs ${placeMark(box, mark)} cm /${names.mark} Do Q\n`;
    const atFoot = `q ${placeFooter(box, footer)} cm /${names.footer} Do Q\n`;
    // What the page drew may have left its state changed.
    return `Q\n/Artifact BMC\n${stamp === 'pages' ? across : ''}${atFoot}EMC\n`;
  }

  return (page: PDFPage): void => {
    const { node } = page;
    const resources =
      dictOf(node.getInheritableAttribute(PDFName.of('Resources'))) ?? added(node, 'Resources');
    const shapes = dictOf(resources.get(PDFName.of('XObject'))) ?? added(resources, 'XObject');
    shapes.set(PDFName.of(names.footer), footer.ref);
    if (stamp === 'pages') {
      shapes.set(PDFName.of(names.mark), mark.ref);
      const states = dictOf(resources.get(PDFName.of('ExtGState'))) ?? added(resources, 'ExtGState');
      states.set(PDFName.of(names.pale), pale);
    }
    const drawn = node.get(PDFName.of('Contents'));
    const contents = context.lookup(drawn);
    const own = contents instanceof PDFArray ? contents.asArray() : contents && drawn ? [drawn] : [];
    node.set(PDFName.of('Contents'), context.obj([before, ...own, placing(boxOf(page))]));
  };

  function dictOf(value: unknown): PDFDict | undefined {
    const found = context.lookup(value as PDFRef | undefined);
    return found instanceof PDFDict ? found : undefined;
  }

  function added(to: PDFDict, name: string): PDFDict {
    const dict = context.obj({});
    to.set(PDFName.of(name), dict);
    return dict;
  }
}

/** What is shown of a page, and how it is turned. */
function boxOf(page: PDFPage): Box {
  const { x, y, width, height } = page.getCropBox();
  const turned = (((page.getRotation().angle % 360) + 360) % 360) as Box['turned'];
  return { x, y, width, height, turned: turned % 90 === 0 ? turned : 0 };
}
