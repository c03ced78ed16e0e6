import type { Spoken } from '@haat/words/phrase';

export const hi = {
  Adjustment: 'एडजस्टमेंट',
  'Balance {sum}': 'बैलेंस {sum}',
  'By your invitation': 'आपके इनवाइट से',
  'By your invitation, taken back': 'आपके इनवाइट से, वापस लिया गया',
  'GST at source (TCS)': 'GST की कटौती (TCS)',
  'Held back': 'रोका गया',
  'In the wallet after': 'बाद का बैलेंस',
  'Income tax at source (TDS)': 'इनकम टैक्स की कटौती (TDS)',
  'No longer held': 'अब रोका नहीं',
  Sale: 'बिक्री',
  'Withdrawal returned': 'निकासी लौटी',
  '{sum} given back, {share} fee and GST returned': '{sum} लौटाए, {share} फ़ीस और GST वापस मिले',
  '{sum} less {share} fee and GST': '{sum} में से {share} फ़ीस और GST कटे',
} as const;

declare module '@haat/words/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
