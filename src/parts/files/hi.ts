import type { Spoken } from '@haat/words/phrase';

export const hi = {
  'The file could not be made. Try again in a moment.': 'फ़ाइल नहीं बन पाई। थोड़ी देर में फिर कोशिश करें।',
} as const;

declare module '@haat/words/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
