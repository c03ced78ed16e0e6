import type { Spoken } from '@haat/i18n/phrase';

export const hi = {
  'Share {name}': '{name} शेयर करें',
  'Change {name}': '{name} बदलें',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
