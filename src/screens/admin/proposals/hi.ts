import type { Spoken } from '@haat/i18n/phrase';

/** Texts of proposals. */
export const hi = {
  'To confirm': 'मंज़ूरी बाक़ी',
  Proposals: 'प्रस्ताव',
  'Nothing to confirm': 'मंज़ूरी के लिए कुछ नहीं',
  'Money movements above an admin’s daily limit are listed here until another admin confirms them.':
    'एक संचालक दिन की सीमा से ज़्यादा जो भेजता है, वह दूसरे की मंज़ूरी तक यहाँ रहता है।',
  'Release held money': 'रोके पैसे छोड़ें',
  'Refund a sale': 'बिक्री लौटाएँ',
  'Refund a plan': 'प्लान के पैसे लौटाएँ',
  'Approve a refund': 'रिफ़ंड मंज़ूर करें',
  'Settle a payment manually': 'पेमेंट हाथ से निपटाएँ',
  'Credit a creator': 'क्रिएटर को पैसे दें',
  'Debit a creator': 'क्रिएटर से पैसे लें',
  Confirmed: 'मंज़ूर',
  Declined: 'नामंज़ूर',
  Withdrawn: 'वापस लिया',
  'Confirmed. The money has been moved.': 'मंज़ूर: पैसे भेज दिए गए।',
  'No money was moved.': 'कुछ नहीं भेजा गया।',
  '{name} says: {reason}': '{name} का कहना है: {reason}',
  'Proposed by {name}, {time}': 'प्रस्ताव: {name}, {time}',
  'You proposed it: another admin has to confirm it.': 'यह आपका प्रस्ताव है: मंज़ूरी दूसरा संचालक देगा।',
  '{name}, {time}: {reason}': '{name}, {time}: {reason}',
  'This is above an admin’s daily limit. Another admin has to confirm it.':
    'एक संचालक दिन में अकेले इतना नहीं भेज सकता। दूसरे संचालक की मंज़ूरी चाहिए।',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
