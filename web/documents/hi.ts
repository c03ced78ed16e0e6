import type { Spoken } from '@haat/i18n/phrase';

export const hi = {
  'Credit note': 'क्रेडिट नोट',
  Receipt: 'रसीद',
  'Refund note': 'रिफ़ंड नोट',
  'Tax invoice': 'टैक्स इनवॉइस',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
