/**
 * What anybody may write into an address, as one line of at most so many signs; empty when nothing is left. Line ends would spoil a table, and
 * zero bytes and halves of letters can be stored nowhere. It is cut first: the cut may leave half a letter.
 */
export const plainWord = (text: string, longest: number): string =>
  text
    .slice(0, longest)
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim();

/** The first so many units of a text, without the half of a letter that the cut may leave. */
export const cut = (text: string, longest: number): string =>
  text.slice(0, longest).replace(/\p{Surrogate}$/u, '');

/** How many signs a text has. */
export const lengthOf = (text: string): number => Array.from(text).length;

/** Letters with their marks: half of one is another letter in Indian scripts. */
const letters = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** As many whole words as there is room for; of a first word that is longer than that, its beginning. Nothing that a sentence ends or goes on with is last. */
export function wholeWords(line: string, room: number): string {
  let kept = '';
  for (const word of line.split(' ')) {
    const longer = kept === '' ? word : `${kept} ${word}`;
    if (lengthOf(longer) > room) break;
    kept = longer;
  }
  const end = kept.replace(/[ .,'&(-]+$/, '');
  if (end !== '') return end;
  for (const { segment } of letters.segment(line)) {
    if (lengthOf(kept + segment) > room) break;
    kept += segment;
  }
  return kept;
}
