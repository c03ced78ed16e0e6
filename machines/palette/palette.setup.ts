import type { SearchResults } from '@haat/openapi';
import { assign, setup } from 'xstate';
import { missing } from '../failure';
import { palettePorts } from './palette.ports';

/** A palette result, as selected and stored. */
export interface Chosen {
  href: string;
  label: string;
}

/** Two keys, one after the other, and where they lead. */
export interface Chord {
  /** Two letters with a space between them. */
  keys: string;
  href: string;
}

export interface PaletteInput {
  chords: readonly Chord[];
}

export interface PaletteContext extends PaletteInput {
  /** As typed. */
  query: string;
  /** Results of the latest query; null before the first. */
  found: SearchResults | null;
  /** The first key of two. */
  leader: string;
}

export type PaletteEvent =
  | { type: 'palette.open' }
  | { type: 'help.open' }
  | { type: 'close' }
  | { type: 'query.change'; query: string }
  | { type: 'search.retry' }
  | { type: 'item.choose'; item: Chosen }
  /** A letter that was pressed where nothing is typed. */
  | { type: 'key.press'; key: string };

/** Fewer letters name too much. */
const leastLetters = 2;

export const paletteSetup = setup({
  types: {
    input: {} as PaletteInput,
    context: {} as PaletteContext,
    events: {} as PaletteEvent,
    tags: {} as 'open' | 'help' | 'busy' | 'failed',
  },
  actors: palettePorts,
  delays: {
    /** People type on. */
    pause: 150,
    /** How long the first of two keys waits for the second. */
    patience: 1_000,
  },
  guards: {
    isWorthAsking: (_, query: string) => query.trim().length >= leastLetters,
    isLeader: ({ context: { chords } }, key: string) => chords.some(({ keys }) => keys.startsWith(`${key} `)),
    isChord: ({ context: { chords, leader } }, key: string) =>
      chords.some(({ keys }) => keys === `${leader} ${key}`),
  },
  actions: {
    /** Leads there. */
    go: (_args, _params: { href: string }) => missing('go'),
    /** Keeps what was chosen, to offer it first the next time. */
    remember: (_args, _params: Chosen) => missing('remember'),
    keepQuery: assign((_, query: string) => ({ query })),
    keepFound: assign({ found: (_, found: SearchResults) => found }),
    forget: assign({ query: '', found: null }),
    forgetFound: assign({ found: null }),
    keepLeader: assign((_, leader: string) => ({ leader })),
  },
});

/** Where two keys lead. */
export const hrefOf = ({ chords, leader }: PaletteContext, key: string): string =>
  chords.find(({ keys }) => keys === `${leader} ${key}`)?.href ?? '';
