import type { Paper } from '../../../platform/documents/pdf';
import { rupeesInFigures, rupeesInWords } from '../../../platform/money/rupees.words';

// What the papers have in common, from the top to the bottom. Each part is drawn at `y` and answers where the next one begins.

export interface Head {
  heading: string;
  serial: string;
  day: string;
  /** Below the heading, small. */
  under?: string;
}

export function head(paper: Paper, { heading, serial, day, under }: Head): number {
  const { left, width } = paper;
  const right = { x: left + width / 2, isRight: true };
  let y = paper.text(heading, 56, { size: 26, isStrong: true, width: width / 2 });
  if (under) y = paper.text(under, y - 4, { size: 9, isSoft: true, width: width / 2 });
  paper.text(serial, 56, { size: 13, isStrong: true, ...right });
  paper.text(day, 76, { size: 10, isSoft: true, ...right });
  return y + 24;
}

export interface Side {
  label: string;
  lines: readonly (string | null)[];
}

/** Who sold and who bought, side by side. */
export function sides(paper: Paper, top: number, from: Side, to: Side): number {
  const half = paper.width / 2 - 12;
  const ends = [from, to].map(({ label, lines }, index) => {
    const x = paper.left + index * (paper.width / 2 + 12);
    let y = paper.text(label, top, { size: 10, isSoft: true, x, width: half });
    for (const line of lines) if (line) y = paper.text(line, y, { size: 12, x, width: half });
    return y;
  });
  return Math.max(...ends) + 24;
}

/** A name on the left and an amount on the right. */
export function sum(
  paper: Paper,
  y: number,
  name: string,
  paise: number,
  style: { size: number; isStrong?: boolean; isSoft?: boolean },
): number {
  const { left, width } = paper;
  paper.text(rupeesInFigures(paise), y, { ...style, x: left + width - 180, width: 180, isRight: true });
  return paper.text(name, y, { ...style, width: width - 190 });
}

/** What it comes to, in figures and in words. */
export function total(paper: Paper, y: number, name: string, paise: number): number {
  paper.rule(y);
  const after = sum(paper, y + 14, name, paise, { size: 13, isStrong: true });
  return paper.text(rupeesInWords(paise), after + 4, { size: 10, isSoft: true }) + 24;
}

/** Facts, a line each; those without a value are left out. */
export function rows(
  paper: Paper,
  top: number,
  facts: readonly (readonly [string, string | null])[],
): number {
  let y = top;
  for (const [name, value] of facts) {
    if (value === null) continue;
    paper.text(name, y, { size: 10, isSoft: true, width: 110 });
    y = paper.text(value, y, { size: 10, x: paper.left + 120 }) + 3;
  }
  return y;
}

export function footnote(paper: Paper, y: number, text: string): number {
  return paper.text(text, y + 24, { size: 9, isSoft: true });
}
