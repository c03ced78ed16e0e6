/**
 * Hindi texts of an area by their English text, which is the key. `{name}` is a slot. The part after `|` tells two meanings of one English
 * text apart and is never shown: `Open|verb`.
 */
export type Dictionary = Readonly<Record<string, string>>;

/** The phrases of a dictionary, as the interface below takes them. */
export type Spoken<D extends Dictionary> = Readonly<Record<keyof D & string, true>>;

/**
 * Every phrase that has a translation. Each area adds its own next to its dictionary: declare module '@haat/i18n/phrase' { interface Phrases
 * extends Spoken<typeof hi> {} } so that a text without Hindi does not compile.
 */
// biome-ignore lint/suspicious/noEmptyInterface: rooms add to it
export interface Phrases {}

export type Phrase = keyof Phrases;

/** The names of the slots in a phrase. */
export type SlotsOf<P extends string> = P extends `${string}{${infer Slot}}${infer Rest}`
  ? Slot | SlotsOf<Rest>
  : never;

/** What has to be given with a phrase: nothing, or a value for each of its slots. A label out of a table, which may be any phrase, has none. */
export type ValuesOf<P extends string, V> = [Phrase] extends [P]
  ? []
  : [SlotsOf<P>] extends [never]
    ? []
    : [values: Readonly<Record<SlotsOf<P>, V>>];
