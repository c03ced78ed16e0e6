import type { Spoken } from '@haat/i18n/phrase';

export const hi = {
  'People like to know whom they pay. It stands on every page of yours.':
    'लोग जानना चाहते हैं कि पैसे किसे दे रहे हैं। यह आपके हर पेज पर दिखता है।',
  'Save the name': 'नाम सेव करें',
  'The name is saved.': 'नाम सेव हो गया।',
  'The name was not saved. Try again.': 'नाम सेव नहीं हुआ। फिर कोशिश करें।',
  'Who sells': 'बेचने वाला',
  'Write your name or your shop’s.': 'अपना या अपनी दुकान का नाम लिखें।',
  'Your name, as buyers see it': 'आपका नाम, जैसा ख़रीदार देखते हैं',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
