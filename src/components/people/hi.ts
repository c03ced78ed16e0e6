import type { Spoken } from '@haat/i18n/phrase';

export const hi = {
  'Buyers want to know who they are paying. It is shown on all your pages.':
    'लोग जानना चाहते हैं कि पैसे किसे दे रहे हैं। यह आपके हर पेज पर दिखता है।',
  'Enter your name.|of a buyer': 'अपना नाम लिखें।',
  'Save name': 'नाम सेव करें',
  'The name was not saved. Try again.': 'नाम सेव नहीं हुआ। फिर कोशिश करें।',
  'Seller name': 'बेचने वाला',
  'Enter your name or your shop’s name.': 'अपना या अपनी दुकान का नाम लिखें।',
  'Your name, as shown to buyers': 'आपका नाम, जैसा ख़रीदार देखते हैं',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
