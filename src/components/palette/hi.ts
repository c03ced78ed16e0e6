import type { Spoken } from '@haat/i18n/phrase';

export const hi = {
  'Go to Home': 'होम पर जाएँ',
  'Go to Notifications': 'सूचनाओं पर जाएँ',
  'Go to Products': 'प्रोडक्ट पर जाएँ',
  'Go to Reviews': 'रिव्यू पर जाएँ',
  'Go to Questions': 'सवालों पर जाएँ',
  'Go to Sales': 'बिक्री पर जाएँ',
  'Go to Wallet': 'वॉलेट पर जाएँ',
  'Go to Purchases': 'अपनी ख़रीदारी पर जाएँ',
  'Go to Account': 'अपने अकाउंट पर जाएँ',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
