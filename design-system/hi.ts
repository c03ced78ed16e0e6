import type { Spoken } from '@haat/i18n/phrase';

/** Texts of components. Texts shared with screens are in i18n. */
export const hi = {
  '(done)': '(हो गया)',
  '(needs attention)': '(देखना है)',
  'Add {one}': '{one} जोड़ें',
  'Add another': 'एक और जोड़ें',
  'Choose one.': 'कोई एक चुनें।',
  Country: 'देश',
  'Country: {name}, +{code}': 'देश: {name}, +{code}',
  Dismiss: 'हटाएँ',
  Done: 'हो गया',
  Down: 'नीचे',
  Failed: 'नहीं हुआ',
  Later: 'बाद में',
  'Loading...': 'लोड हो रहा है…',
  Message: 'मैसेज',
  'Move {one} {number} up': '{one} {number} को ऊपर करें',
  Next: 'आगे',
  'Remove {one} {number}': '{one} {number} हटाएँ',
  'Skip to content': 'सीधे कंटेंट पर जाएँ',
  'The code has {length} digits.': 'कोड में {length} अंक होते हैं।',
  'Enter a 10-digit Indian mobile number.': 'भारत का 10 अंकों का मोबाइल नंबर लिखें।',
  'Enter an email address such as name@example.in.': 'ई-मेल पता लिखें, जैसे name@example.in।',
  'Enter the code from the SMS.': 'SMS में आया कोड लिखें।',
  'Enter the code.': 'कोड लिखें।',
  'Enter your mobile number.': 'अपना मोबाइल नंबर लिखें।',
  'If this keeps happening, contact support with this reference: {reference}':
    'ऐसा ही रहे तो हमें यह नंबर बताएँ: {reference}',
  Unchanged: 'वही',
  Up: 'ऊपर',
  optional: 'ज़रूरी नहीं',
  '{one} {number}': '{one} {number}',
  '{value} on {day}': '{day}: {value}',
  '{value} of 5 stars': '5 में से {value} स्टार',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
