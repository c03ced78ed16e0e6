import { isRightToLeft } from '../../../platform/documents/pdf.scripts';
import { type Hand, widthOf } from './share.letters';

/** px: the most a line may be wide, and as many of them as there may be. */
export interface Room {
  width: number;
  lines: number;
}

/** The words in lines that fit, the last one cut with an ellipsis where not all of them do. */
export function linesIn(text: string, hand: Hand, { width, lines: most }: Room): string[] {
  const fits = (line: string) => widthOf(line, hand) <= width;
  const lines: string[] = [];
  let line = '';
  for (const piece of pieces(text, fits)) {
    const longer = line === '' ? piece : `${line} ${piece}`;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    lines.push(line);
    line = piece;
  }
  if (line !== '') lines.push(line);
  if (lines.length <= most) return lines;
  const visible = lines.slice(0, most);
  visible[most - 1] = cut(visible[most - 1] ?? '', fits);
  return visible;
}

/** The largest of the sizes at which everything fits; at the smallest the end is cut. */
export function fitted(
  text: string,
  weight: Hand['weight'],
  boxes: readonly (Room & { size: number })[],
): { size: number; direction: 'ltr' | 'rtl'; lines: string[] } {
  const direction = isRightToLeft(text) ? 'rtl' : 'ltr';
  for (const { size, ...room } of boxes) {
    const lines = linesIn(text, { size, weight, direction }, { ...room, lines: Number.POSITIVE_INFINITY });
    if (lines.length <= room.lines) return { size, direction, lines };
  }
  const last = boxes.at(-1);
  if (!last) throw new Error('no space left for the line');
  return { size: last.size, direction, lines: linesIn(text, { size: last.size, weight, direction }, last) };
}

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });
const lettersOf = (text: string): string[] => Array.from(letters.segment(text), ({ segment }) => segment);

/** Words; one that is wider than a line in as many parts as it needs. */
function pieces(text: string, fits: (line: string) => boolean): string[] {
  return text
    .trim()
    .split(/\s+/u)
    .flatMap((piece) => (fits(piece) ? [piece] : broken(piece, fits)));
}

function broken(piece: string, fits: (line: string) => boolean): string[] {
  const parts: string[] = [];
  let part = '';
  for (const letter of lettersOf(piece)) {
    if (part !== '' && !fits(part + letter)) {
      parts.push(part);
      part = '';
    }
    part += letter;
  }
  return [...parts, part];
}

function cut(line: string, fits: (line: string) => boolean): string {
  const visible = lettersOf(line);
  while (visible.length > 0 && !fits(`${visible.join('').trimEnd()}…`)) visible.pop();
  return `${visible.join('').trimEnd()}…`;
}
