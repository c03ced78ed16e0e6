import type { Spoken } from '@haat/i18n/phrase';

export const hi = {
  Adjustment: 'एडजस्टमेंट',
  'Balance {sum}': 'बैलेंस {sum}',
  Referral: 'आपके इनवाइट से',
  'Referral reversed': 'आपके इनवाइट से, वापस लिया गया',
  'GST at source (TCS)': 'GST की कटौती (TCS)',
  'Balance {balance}: {available} available and {pending} pending.':
    'बैलेंस {balance}: {available} उपलब्ध और {pending} पेंडिंग।',
  'Held and in-transit money is not included.': 'रोके गए और बैंक को भेजे जा रहे पैसे इसमें नहीं हैं।',
  'Income tax at source (TDS)': 'इनकम टैक्स की कटौती (TDS)',
  Released: 'अब रोका नहीं',
  Sale: 'बिक्री',
  'Withdrawal returned': 'निकासी लौटी',
  '{sum} refunded, {share} fee and GST credited': '{sum} लौटाए, {share} फ़ीस और GST वापस मिले',
  '{what}, {product}': '{what}, {product}',
  '{sum} less {share} fee and GST': '{sum} में से {share} फ़ीस और GST कटे',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
