import type { Spoken } from '@haat/i18n/phrase';

export const hi = {
  'Choose a product': 'प्रोडक्ट चुनें',
  'Nothing of yours has “{words}” in it.': 'आपके किसी प्रोडक्ट में “{words}” नहीं है।',
  'Nothing was chosen or changed. Try again.': 'न कुछ चुना गया, न बदला गया। फिर कोशिश करें।',
  'Search your products': 'अपने प्रोडक्ट में खोजें',
  'There is nothing to choose yet.': 'अभी चुनने के लिए कुछ नहीं है।',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
