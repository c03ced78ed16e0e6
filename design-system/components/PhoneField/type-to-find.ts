/** What was typed is forgotten when nothing more comes for this long, in ms. */
const forgottenAfter = 700;

export interface Typing {
  text: string;
  /** When the last letter came, in ms of any clock. */
  at: number;
}

export const nothingTyped: Typing = { text: '', at: Number.NEGATIVE_INFINITY };

/** Whether what was typed is still part of what is being typed. */
export const isStillTyping = (before: Typing, at: number) =>
  before.text !== '' && at - before.at < forgottenAfter;

/** Continues the typed prefix, or restarts after a pause. */
export const type = (before: Typing, letter: string, at: number): Typing => ({
  text: isStillTyping(before, at) ? before.text + letter : letter,
  at,
});

/** Index of the name that starts with the prefix, searching from `current` with wrap-around; repeating one letter cycles through matches. -1 if none. */
export function find(names: readonly string[], { text }: Typing, current: number): number {
  const letters = Array.from(text.toLocaleLowerCase());
  const isOneLetter = letters.every((letter) => letter === letters[0]);
  const query = (isOneLetter ? letters.slice(0, 1) : letters).join('');
  // A second letter may still mean the name that the first one found.
  const start = isOneLetter ? current + 1 : current;
  for (let step = 0; step < names.length; step++) {
    const index = (start + step + names.length) % names.length;
    if (names[index]?.toLocaleLowerCase().startsWith(query)) return index;
  }
  return -1;
}
