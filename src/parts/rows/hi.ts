import type { Spoken } from '@haat/words/phrase';

export const hi = {
  'Share {name}': '{name} शेयर करें',
  'Change {name}': '{name} बदलें',
} as const;

declare module '@haat/words/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
