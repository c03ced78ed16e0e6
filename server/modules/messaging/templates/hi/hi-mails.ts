import type { Spoken } from '@haat/i18n/phrase';

/** What stands before an amount, a name or a day in a mail. */
export const hi = {
  'Account|label': 'अकाउंट',
  'Amount|label': 'रक़म',
  'Answer by|label': 'जवाब की आख़िरी तारीख़',
  'Refund requested|label': 'वापस माँगे',
  'Charge date|label': 'बैंक से कब माँगेंगे',
  'Buyer paid|label': 'ख़रीदार ने दिए',
  'Credited for refunds|label': 'रिफ़ंड के साथ लौटी',
  'Refund to you|label': 'आपको लौटेंगे',
  'Fees with GST|label': 'GST समेत फ़ीस',
  'Held|label': 'रुकी हुई रक़म',
  'Access until|label': 'कब तक खुला है',
  'Free until|label': 'कब तक मुफ़्त है',
  'Paid until|label': 'कब तक का पेमेंट है',
  'Plan|label': 'प्लान',
  'Price|label': 'दाम',
  'Product|label': 'प्रोडक्ट',
  'Disputed|label': 'बैंक ने सवाल उठाया',
  'You receive|label': 'आपके वॉलेट में आएँगे',
  'Renewal, with GST|label': 'रिन्यू करने पर, GST समेत',
  'Seller|label': 'बेचने वाले',
  Unsubscribe: 'ये मेल बंद करें',
  'Less what you had: {titles}': 'जो पहले से था, उसे घटाकर: {titles}',
  'Refunded|label': 'लौटाए गए',
  'Paid|label': 'पेमेंट हुआ',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
