import type { Spoken } from '@haat/i18n/phrase';

export const hi = {
  'Any amount': 'जितना चाहें',
  'Nothing is on sale here at the moment. Come back another day.':
    'यहाँ अभी कुछ बिक नहीं रहा है। किसी और दिन फिर आएँ।',
  'On sale': 'अभी क्या बिक रहा है',
  'What {seller} sells through {house}.': '{house} पर {seller} क्या बेचते हैं।',
  '{sum} or more': '{sum} या ज़्यादा',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
