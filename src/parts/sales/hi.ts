import type { Spoken } from '@haat/words/phrase';

export const hi = {
  Collected: 'कुल आया',
  'Fee and GST on it': 'फ़ीस और उस पर GST',
  'Not paid': 'पैसे नहीं आए',
  'You receive from {count} sale': '{count} बिक्री से आपको मिलेगा',
  'You receive from {count} sales': '{count} बिक्री से आपको मिलेगा',
  '{when} · partly refunded': '{when} · थोड़ा रिफ़ंड हुआ',
} as const;

declare module '@haat/words/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
