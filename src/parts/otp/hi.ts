import type { Spoken } from '@haat/words/phrase';

export const hi = {
  'New code in {time}': 'नया कोड {time} में',
} as const;

declare module '@haat/words/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
