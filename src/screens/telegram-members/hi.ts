import type { Spoken } from '@haat/i18n/phrase';

export const hi = {
  'Channels cannot be connected yet, so there are no members to show.':
    'अभी यहाँ चैनल जोड़े नहीं जा सकते, इसलिए आपकी दुकान से इसमें कोई नहीं जुड़ा।',
  'No members to show': 'दिखाने को कोई मेंबर नहीं',
  'The channel': 'चैनल',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
