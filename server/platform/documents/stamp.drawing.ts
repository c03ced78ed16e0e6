import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { createHand } from './pdf.fonts';
import { hasRightToLeft, type Run, runsOf, writable } from './pdf.scripts';

/** Points, in the PDF that is drawn; on a page both are scaled. */
const footerSize = 8;
const markSize = 48;
const edge = 3;
/** So that it is drawn the same at any time. */
const at = new Date(0);

/** A PDF of two pages: the text as a small line, which can be read on any ground, and in large letters to be laid across a page. */
export function drawStamp(text: string): Promise<Buffer> {
  const info = { Title: '', CreationDate: at };
  const doc = new PDFDocument({ autoFirstPage: false, margin: 0, font: null as never, info });
  const done = buffer(doc);
  const hand = createHand(doc);
  const line = { text: writable(text), runs: runsOf(writable(text)) };
  drawLine(doc, hand, { ...line, size: footerSize, isStrong: false, hasGround: true });
  drawLine(doc, hand, { ...line, size: markSize, isStrong: true, hasGround: false });
  doc.end();
  return done;
}

interface Line {
  text: string;
  runs: readonly Run[];
  size: number;
  isStrong: boolean;
  hasGround: boolean;
}

/** On a page of its own, as large as it is. */
function drawLine(
  doc: PDFKit.PDFDocument,
  hand: ReturnType<typeof createHand>,
  { text, runs, size, isStrong, hasGround }: Line,
): void {
  const width = runs.reduce((sum, run) => sum + hand(run, { size, isStrong }).width, 0);
  const height = size * 1.5;
  doc.addPage({ size: [width + 2 * edge, height], margin: 0 });
  // The other line is as pale as the page that it is laid on says.
  if (hasGround)
    doc
      .fillOpacity(0.75)
      .roundedRect(0, 0, width + 2 * edge, height, 2)
      .fill('#ffffff')
      .fillOpacity(1);
  doc.fillColor('#4a4a4a');
  // It is found and copied whole, whatever its glyphs and runs are.
  const isMarked = !hasRightToLeft(text);
  if (isMarked) doc.markContent('Span', { actual: text });
  let left = edge;
  for (const run of runs) {
    const { width: taken, options } = hand(run, { size, isStrong });
    doc.text(run.text, left, size * 1.05, { ...options, lineBreak: false, baseline: 'alphabetic' });
    left += taken;
  }
  if (isMarked) doc.endMarkedContent();
}
