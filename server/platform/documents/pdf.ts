import PDFDocument from 'pdfkit';
import { createHand, runsOf, writable } from './pdf.fonts';

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
  const measured = createHand(doc);

  const widthOf = (text: string, style: Style): number =>
    runsOf(text).reduce((sum, run) => sum + measured(run, style).width, 0);

  function linesOf(text: string, width: number, style: Style): string[] {
    const lines: string[] = [];
    let line = '';
    for (const piece of text.split(/\s+/).flatMap((one) => pieces(one, width, style))) {
      const longer = line === '' ? piece : `${line} ${piece}`;
      if (line === '' || widthOf(longer, style) <= width) line = longer;
      else {
        lines.push(line);
        line = piece;
      }
    }
    return [...lines, line];
  }

  /** A word that is wider than the line is cut where it has to be. */
  function pieces(piece: string, width: number, style: Style): string[] {
    if (widthOf(piece, style) <= width) return [piece];
    const cut: string[] = [''];
    for (const letter of piece) {
      const longer = `${cut.at(-1)}${letter}`;
      if (widthOf(longer, style) <= width) cut[cut.length - 1] = longer;
      else cut.push(letter);
    }
    return cut;
  }

  return {
    left: page.edge,
    width: page.width - 2 * page.edge,
    text(text, y, style) {
      const { size, x = page.edge, width = page.width - page.edge - x } = style;
      let top = y;
      for (const line of linesOf(writable(text), width, style)) {
        let left = style.isRight ? x + width - widthOf(line, style) : x;
        for (const run of runsOf(line)) {
          const { width: taken, options } = measured(run, style);
          doc.fillColor(style.isSoft ? soft : ink).text(run.text, left, top + size, {
            ...options,
            lineBreak: false,
            baseline: 'alphabetic',
          });
          left += taken;
        }
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
