import type { Spoken } from '@haat/words/phrase';

export const hi = {
  Adjustment: 'समायोजन',
  'Balance {sum}': 'बैलेंस {sum}',
  'By your invitation': 'आपके बुलाने से',
  'By your invitation, taken back': 'आपके बुलाने से, वापस लिया गया',
  'GST at source (TCS)': 'GST स्रोत पर (TCS)',
  'Held back': 'रोका गया',
  'In the wallet after': 'इसके बाद वॉलेट में',
  'Income tax at source (TDS)': 'आयकर स्रोत पर (TDS)',
  'No longer held': 'अब रोका नहीं',
  Sale: 'बिक्री',
  'Withdrawal returned': 'निकासी लौटी',
  '{sum} given back, {share} fee and GST returned': '{sum} लौटाए, {share} फ़ीस और GST वापस मिले',
  '{sum} less {share} fee and GST': '{sum} में से {share} फ़ीस और GST कटे',
} as const;

declare module '@haat/words/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
