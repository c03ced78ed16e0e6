import type { Spoken } from '@haat/i18n/phrase';

export const hi = {
  '6-digit code': '6 अंकों का कोड',
  'No code was sent': 'कोड नहीं भेजा गया',
  'Sending you a code…': 'आपको कोड भेजा जा रहा है…',
  'The code could not be sent. Try again.': 'कोड नहीं भेजा जा सका। फिर कोशिश करें।',
  'The code is sent when you are back online.': 'नेटवर्क आते ही कोड भेज दिया जाएगा।',
  'We sent a code by SMS to {address}.': 'हमने {address} पर SMS से कोड भेजा है।',
  'We sent a code by email to {address}.': 'हमने {address} पर ई-मेल से कोड भेजा है।',
  'We sent you a code a moment ago. Type it here.': 'हमने अभी-अभी आपको कोड भेजा है। उसे यहाँ लिखें।',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
