import type { Spoken } from '@haat/i18n/phrase';

/** What a statement says on paper. */
export const hi = {
  'Statement, {period}': 'स्टेटमेंट, {period}',
  'Made on {day} by {operator}': '{day} को {operator} ने बनाया',
  'From {day} on': '{day} से',
  'From {from} to {to}': '{from} से {to} तक',
  'Up to {day}': '{day} तक',
  'Date|of a line': 'तारीख़',
  'Order or withdrawal': 'ऑर्डर या निकासी',
  'Gross|before fees': 'कुल',
  'Page {number}': 'पेज {number}',
  'Nothing moved in this time.': 'इस दौरान कोई लेन-देन नहीं हुआ।',
  Sale: 'बिक्री',
  'Withdrawal came back': 'निकासी लौटी',
  Released: 'अब रोका नहीं',
  Adjustment: 'एडजस्टमेंट',
  Invitation: 'इनवाइट से',
  'Invitation taken back': 'इनवाइट, वापस लिया गया',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
