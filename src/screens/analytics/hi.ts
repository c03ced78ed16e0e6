import type { Spoken } from '@haat/words/phrase';

export const hi = {
  'What earned most': 'सबसे ज़्यादा कमाई किससे हुई',
} as const;

declare module '@haat/words/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
