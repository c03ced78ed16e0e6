import type { Spoken } from '@haat/i18n/phrase';

export const hi = {
  'What earned most': 'सबसे ज़्यादा कमाई किससे हुई',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
