import { createHand } from './pdf.fonts';
import { runsOf } from './pdf.scripts';

/** Points, and how strong the letters are. */
interface Letters {
  size: number;
  isStrong?: boolean;
}

/** Measures and breaks what is `writable`, in a document. */
export function createLines(doc: PDFKit.PDFDocument) {
  const hand = createHand(doc);

  const widthOf = (text: string, letters: Letters): number =>
    runsOf(text).reduce((sum, run) => sum + hand(run, letters).width, 0);

  /** A word that is wider than the line is cut where it has to be. */
  function pieces(piece: string, width: number, letters: Letters): string[] {
    if (widthOf(piece, letters) <= width) return [piece];
    const cut: string[] = [''];
    for (const letter of piece) {
      const longer = `${cut.at(-1)}${letter}`;
      if (widthOf(longer, letters) <= width) cut[cut.length - 1] = longer;
      else cut.push(letter);
    }
    return cut;
  }

  return {
    hand,
    widthOf,
    linesOf(text: string, width: number, letters: Letters): string[] {
      const lines: string[] = [];
      let line = '';
      for (const piece of text.split(/\s+/).flatMap((one) => pieces(one, width, letters))) {
        const longer = line === '' ? piece : `${line} ${piece}`;
        if (line === '' || widthOf(longer, letters) <= width) line = longer;
        else {
          lines.push(line);
          line = piece;
        }
      }
      return [...lines, line];
    },
    /** Draws one line; `y` is its base. */
    draw(line: string, x: number, y: number, letters: Letters): void {
      let left = x;
      for (const run of runsOf(line)) {
        const { width, options } = hand(run, letters);
        doc.text(run.text, left, y, { ...options, lineBreak: false, baseline: 'alphabetic' });
        left += width;
      }
    },
  };
}
