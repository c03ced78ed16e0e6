import PDFDocument from 'pdfkit';
import { createLines } from './pdf.lines';
import { isShaped, writable } from './pdf.scripts';

export interface Style {
  size: number;
  isStrong?: boolean;
  isSoft?: boolean;
  x?: number;
  width?: number;
  isRight?: boolean;
}

/** A4 in points. */
const page = { width: 595.28, height: 841.89, edge: 56 };
const ink = '#1d1a16';
const soft = '#6b645b';
const hair = '#d9d3c8';

export interface PdfDocument {
  readonly left: number;
  readonly width: number;
  /** Draws wrapped lines at `y`; answers where the next line begins. */
  text(text: string, y: number, style: Style): number;
  rule(y: number): void;
  /** Continues on a new page. */
  next(): void;
  /** Ends the document; the same drawing gives the same bytes. */
  end(): Promise<Buffer>;
}

/** Pages of A4, the first of them there, with the product's own letters. `at` dates the file, so that making it again changes nothing. */
export function createPdf({ title, author, at }: { title: string; author: string; at: Date }): PdfDocument {
  const info = { Title: title, Author: author, CreationDate: at };
  const doc = new PDFDocument({ size: 'A4', margin: 0, font: null as never, lang: 'en-IN', info });
  const parts: Buffer[] = [];
  doc.on('data', (part: Buffer) => parts.push(part));
  const ended = new Promise<Buffer>((resolve) => doc.on('end', () => resolve(Buffer.concat(parts))));
  const { draw, linesOf, widthOf } = createLines(doc);

  return {
    left: page.edge,
    width: page.width - 2 * page.edge,
    text(text, y, style) {
      const { size, x = page.edge, width = page.width - page.edge - x } = style;
      let top = y;
      for (const line of linesOf(writable(text), width, style)) {
        doc.fillColor(style.isSoft ? soft : ink);
        const isMarked = isShaped(line);
        if (isMarked) doc.markContent('Span', { actual: line });
        draw(line, style.isRight ? x + width - widthOf(line, style) : x, top + size, style);
        if (isMarked) doc.endMarkedContent();
        top += size * 1.45;
      }
      return top;
    },
    rule(y) {
      doc
        .moveTo(page.edge, y)
        .lineTo(page.width - page.edge, y)
        .lineWidth(0.75)
        .strokeColor(hair)
        .stroke();
    },
    next() {
      doc.addPage();
    },
    end() {
      doc.end();
      return ended;
    },
  };
}
