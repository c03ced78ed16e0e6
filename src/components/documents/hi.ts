import type { Spoken } from '@haat/i18n/phrase';

export const hi = {} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
