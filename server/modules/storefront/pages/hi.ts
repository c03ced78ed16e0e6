import type { Spoken } from '@haat/i18n/phrase';

/** What a seat says in a calendar. */
export const hi = {
  'With {seller}.': '{seller} के साथ।',
  'Join: {address}': 'जुड़ने का लिंक: {address}',
  'Your receipt: {address}': 'आपकी रसीद: {address}',
  'Your lesson: {address}': 'आपका पाठ: {address}',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
