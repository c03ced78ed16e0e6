import type { Spoken } from '@haat/i18n/phrase';

export const hi = {
  Collected: 'कुल आया',
  'Fee and GST on it': 'फ़ीस और उस पर GST',
  '{count} pieces · {method}': '{count} नग · {method}',
  'Not paid': 'पैसे नहीं आए',
  'Too many sales match to show totals. Narrow the search by date or with another word.':
    'इस खोज में इतनी बिक्री है कि उनका जोड़ नहीं हो सकता। जोड़ देखने के लिए तारीख़ें या कोई और शब्द भी चुनें।',
  'You receive from {count} sale': '{count} बिक्री से आपको मिलेगा',
  'You receive from {count} sales': '{count} बिक्री से आपको मिलेगा',
  '{when} · partly refunded': '{when} · थोड़ा रिफ़ंड हुआ',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
