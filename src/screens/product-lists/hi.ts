import type { Spoken } from '@haat/i18n/phrase';

/** The list of a kind, and what stands there before there is one. */
export const hi = {
  'What a buyer sees': 'ख़रीदार को क्या दिखता है',
  'A title': 'एक टाइटल',
  'What people pay for, in a few words': 'लोग किस चीज़ के पैसे देंगे, थोड़े शब्दों में',
  'A price': 'एक दाम',
  'Fixed, or pay what you want': 'तय, या जितना लोग देना चाहें',
  'A thank-you': 'एक धन्यवाद',
  'What buyers see after they have paid': 'पैसे देने के बाद वे क्या पढ़ें, या कहाँ जाएँ',
  'The steps': 'क़दम',
  Example: 'उदाहरण',
  'No results for these filters.': 'इस सूची में आपके चुने हुए से कुछ नहीं मिलता।',
  'Show all {many}': 'सारे {many} दिखाएँ',
  'Search {many}': '{many} खोजें',
  'Changed {day}': '{day} को बदला',
  'product|one': 'प्रोडक्ट',
  products: 'प्रोडक्ट',
  'Next step': 'अगला क़दम',
  Finish: 'पूरा करें',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
