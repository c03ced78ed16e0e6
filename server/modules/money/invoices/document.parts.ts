import type { PdfDocument } from '../../../platform/documents/pdf';
import { rupeesInFigures, rupeesInWords } from '../../../platform/money/rupees.words';

// What the documents have in common, from the top to the bottom. Each part is drawn at `y` and answers where the next one begins.

export interface Head {
  heading: string;
  serial: string;
  day: string;
  /** Below the heading, small. */
  under?: string;
}

export function head(pdf: PdfDocument, { heading, serial, day, under }: Head): number {
  const { left, width } = pdf;
  const right = { x: left + width / 2, isRight: true };
  let y = pdf.text(heading, 56, { size: 26, isStrong: true, width: width / 2 });
  if (under) y = pdf.text(under, y - 4, { size: 9, isSoft: true, width: width / 2 });
  pdf.text(serial, 56, { size: 13, isStrong: true, ...right });
  pdf.text(day, 76, { size: 10, isSoft: true, ...right });
  return y + 24;
}

export interface Side {
  label: string;
  lines: readonly (string | null)[];
}

/** Who sold and who bought, side by side. */
export function sides(pdf: PdfDocument, top: number, from: Side, to: Side): number {
  const half = pdf.width / 2 - 12;
  const ends = [from, to].map(({ label, lines }, index) => {
    const x = pdf.left + index * (pdf.width / 2 + 12);
    let y = pdf.text(label, top, { size: 10, isSoft: true, x, width: half });
    for (const line of lines) if (line) y = pdf.text(line, y, { size: 12, x, width: half });
    return y;
  });
  return Math.max(...ends) + 24;
}

/** A name on the left and an amount on the right. */
export function sum(
  pdf: PdfDocument,
  y: number,
  name: string,
  paise: number,
  style: { size: number; isStrong?: boolean; isSoft?: boolean },
): number {
  const { left, width } = pdf;
  pdf.text(rupeesInFigures(paise), y, { ...style, x: left + width - 180, width: 180, isRight: true });
  return pdf.text(name, y, { ...style, width: width - 190 });
}

/** What it comes to, in figures and in words. */
export function total(pdf: PdfDocument, y: number, name: string, paise: number): number {
  pdf.rule(y);
  const after = sum(pdf, y + 14, name, paise, { size: 13, isStrong: true });
  return pdf.text(rupeesInWords(paise), after + 4, { size: 10, isSoft: true }) + 24;
}

/** Facts, a line each; those without a value are left out. */
export function rows(
  pdf: PdfDocument,
  top: number,
  facts: readonly (readonly [string, string | null])[],
): number {
  let y = top;
  for (const [name, value] of facts) {
    if (value === null) continue;
    pdf.text(name, y, { size: 10, isSoft: true, width: 110 });
    y = pdf.text(value, y, { size: 10, x: pdf.left + 120 }) + 3;
  }
  return y;
}

export function footnote(pdf: PdfDocument, y: number, text: string): number {
  return pdf.text(text, y + 24, { size: 9, isSoft: true });
}
