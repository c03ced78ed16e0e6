import type { Dictionary } from './phrase';

export const languages = ['en', 'hi'] as const;
export type Language = (typeof languages)[number];

/** Each by the name that its own readers know. */
export const languageNames = { en: 'English', hi: 'हिन्दी' } satisfies Record<Language, string>;

/** Intl locale: Indian grouping */
const locales = { en: 'en-IN', hi: 'hi-IN-u-nu-latn' } satisfies Record<Language, string>;

// One language at a time: a browser has one reader, and a server says a whole page or message without pausing.
let spoken: Language = 'en';
const known = new Map<string, string>();
const listeners = new Set<() => void>();

export const isLanguage = (value: unknown): value is Language => languages.some((each) => each === value);

export const language = (): Language => spoken;

/** The locale for Intl, of the language that is spoken now or of another. */
export const localeOf = (of: Language = spoken): string => locales[of];

/** Adds translations, for the lifetime of the page or process. */
export function learn(...dictionaries: readonly Dictionary[]): void {
  for (const dictionary of dictionaries)
    for (const [phrase, translation] of Object.entries(dictionary)) known.set(phrase, translation);
}

/** From now on, until told otherwise. What was drawn before is drawn again by who listens. */
export function speak(next: Language): void {
  if (next === spoken) return;
  spoken = next;
  for (const listener of listeners) listener();
}

/** Hears of a change of language; the answer ends it. */
export function onLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Runs `say` in a language and restores the previous one. `say` must be synchronous, because others share the setting. */
export function inLanguage<T>(wanted: Language, say: () => T): T {
  const before = spoken;
  spoken = wanted;
  try {
    return say();
  } finally {
    spoken = before;
  }
}

/** The text for a phrase in the language that is spoken, its slots still open. */
export function textOf(phrase: string): string {
  const text = spoken === 'en' ? undefined : known.get(phrase);
  return text ?? phrase.split('|', 1)[0] ?? phrase;
}
