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
