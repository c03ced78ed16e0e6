import type { Spoken } from '@haat/i18n/phrase';

export const hi = {
  'More|products': 'और चीज़ें',
  'Any amount': 'जितना चाहें',
  'Nothing is on sale here at the moment. Check back later.': 'यहाँ अभी कुछ बिक नहीं रहा है। किसी और दिन फिर आएँ।',
  'On sale': 'अभी क्या बिक रहा है',
  'Products by {seller} on {site}.': '{site} पर {seller} के प्रोडक्ट।',
  '{sum} or more': '{sum} या ज़्यादा',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
