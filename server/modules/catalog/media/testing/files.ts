import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { ZipFile } from 'yazl';

/** A PDF of so many pages. */
export function pdfOf(pages: number): Promise<Buffer> {
  const document = new PDFDocument({ autoFirstPage: false });
  for (let page = 1; page <= pages; page++) document.addPage().text(`Page ${page}`);
  document.end();
  return buffer(document);
}

/** A ZIP archive of these files. */
export function zipOf(files: Readonly<Record<string, Buffer | string>>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  return buffer(zip.outputStream);
}

const relations =
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';

/** What Word takes for a document. */
export const documentFile = () => zipOf({ '[Content_Types].xml': relations, 'word/document.xml': '<w/>' });

/** The first bytes of a program for Windows. */
export const programFile = () =>
  Buffer.concat([Buffer.from('MZ'), Buffer.alloc(58), Buffer.from([0x80, 0, 0, 0]), Buffer.alloc(200)]);
