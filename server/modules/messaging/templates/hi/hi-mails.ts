import type { Spoken } from '@haat/i18n/phrase';

/** What stands before an amount, a name or a day in a mail. */
export const hi = {
  'Account|label': 'अकाउंट',
  'Amount|label': 'रक़म',
  'Answer by|label': 'जवाब की आख़िरी तारीख़',
  'Asked back|label': 'वापस माँगे',
  'Bank is asked on|label': 'बैंक से कब माँगेंगे',
  'Buyer paid|label': 'ख़रीदार ने दिए',
  'Came back with refunds|label': 'रिफ़ंड के साथ लौटी',
  'Comes back to you|label': 'आपको लौटेंगे',
  'Fees with GST|label': 'GST समेत फ़ीस',
  'Held|label': 'रुकी हुई रक़म',
  'Open until|label': 'कब तक खुला है',
  'Paid until|label': 'कब तक का पेमेंट है',
  'Plan|label': 'प्लान',
  'Price|label': 'दाम',
  'Product|label': 'प्रोडक्ट',
  'Questioned by the bank|label': 'बैंक ने सवाल उठाया',
  'Reaches your wallet|label': 'आपके वॉलेट में आएँगे',
  'Renewing, with GST|label': 'रिन्यू करने पर, GST समेत',
  'Seller|label': 'बेचने वाले',
  'Stop these mails': 'ये मेल बंद करें',
  'Went back|label': 'लौटाए गए',
  'You paid|label': 'आपने दिए',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
