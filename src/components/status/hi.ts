import type { Spoken } from '@haat/i18n/phrase';

export const hi = {
  'Shared invite link': 'साझा इनवाइट लिंक',
  'Unpublished changes': 'बदलाव लाइव नहीं हुए',
  'At the bank': 'बैंक के पास',
  Blocked: 'रोका गया',
  Disputed: 'विवाद में',
  Expired: 'समय निकल गया',
  Abandoned: 'छोड़ दिया',
  Netbanking: 'नेट बैंकिंग',
  'Partly refunded': 'थोड़ा रिफ़ंड हुआ',
  Refunding: 'रिफ़ंड हो रहा है',
  UPI: 'UPI',
  'Waiting to pay': 'पेमेंट का इंतज़ार',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
