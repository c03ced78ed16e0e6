import type { Spoken } from '@haat/i18n/phrase';

export const hi = {
  'Choose a product': 'प्रोडक्ट चुनें',
  'No products match “{words}”.': 'आपके किसी प्रोडक्ट में “{words}” नहीं है।',
  'Search your products': 'अपने प्रोडक्ट में खोजें',
  'You have no products yet.': 'अभी चुनने के लिए कुछ नहीं है।',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
