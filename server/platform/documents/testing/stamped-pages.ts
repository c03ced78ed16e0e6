import { buffer } from 'node:stream/consumers';
import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFRawStream,
  PDFString,
} from '@cantoo/pdf-lib';
import PdfKit from 'pdfkit';

export interface Page {
  size: [width: number, height: number];
  turned?: number;
  /** Below its number. */
  text?: string;
}

/** A PDF whose pages have a text and a link each. */
export async function pdfOf(
  pages: readonly Page[],
  options: PDFKit.PDFDocumentOptions = {},
): Promise<Uint8Array> {
  const document = new PdfKit({ autoFirstPage: false, ...options });
  for (const [index, { size, turned, text }] of pages.entries()) {
    document.addPage({ size, margin: 10 }).text(`Page ${index + 1}`);
    if (text !== undefined) document.text(text);
    document.link(10, 10, 40, 10, `https://example.com/${index + 1}`);
    if (turned !== undefined) Object.assign(document.page.dictionary.data, { Rotate: turned });
  }
  document.end();
  return new Uint8Array(await buffer(document));
}

/** What a stream says, unpacked. */
export const textOf = (stream: unknown): string =>
  stream instanceof PDFRawStream ? Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1') : '';

/** What each page draws, by the names of its streams, and the words of the stamps among them. */
export function readPages(document: PDFDocument) {
  return document.getPages().map((page) => {
    const contents = page.node.lookup(PDFName.of('Contents'), PDFArray);
    const drawn = contents.asArray().map((ref) => textOf(document.context.lookup(ref)));
    const resources = page.node.getInheritableAttribute(PDFName.of('Resources'));
    const shapes = document.context.lookup(resources, PDFDict).lookup(PDFName.of('XObject'), PDFDict);
    const names = [...(drawn.at(-1) ?? '').matchAll(/\/(\w+) Do/g)].map(([, name]) => name as string);
    const words = names.map((name) => {
      const shape = textOf(shapes.lookup(PDFName.of(name)));
      const [, literal = ''] = /\/ActualText \(([\s\S]*?)(?<!\\)\)\s*>> BDC/.exec(shape) ?? [];
      return PDFString.of(literal).decodeText();
    });
    const { width, height } = page.getSize();
    const links = page.node.Annots()?.size() ?? 0;
    return { names, words, drawn, links, size: [width, height], turned: page.getRotation().angle };
  });
}

/** The words that the stamp of each page ends with. */
export async function stampsOf(file: Uint8Array): Promise<(string | undefined)[]> {
  return readPages(await PDFDocument.load(file)).map(({ words }) => words.at(-1));
}
