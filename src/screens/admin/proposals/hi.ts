import type { Spoken } from '@haat/i18n/phrase';

/** What is said of money that a second operator has to confirm. */
export const hi = {
  'To confirm': 'मंज़ूरी बाक़ी',
  'The proposals': 'प्रस्ताव',
  'Nothing to confirm': 'मंज़ूरी के लिए कुछ नहीं',
  'What one operator moves beyond the sum of a day is listed here until another one confirms it.':
    'एक संचालक दिन की सीमा से ज़्यादा जो भेजता है, वह दूसरे की मंज़ूरी तक यहाँ रहता है।',
  'Release held money': 'रोके पैसे छोड़ें',
  'Give a sale back': 'बिक्री लौटाएँ',
  'Give money for a plan back': 'प्लान के पैसे लौटाएँ',
  'Grant a refund': 'रिफ़ंड मंज़ूर करें',
  'Settle a payment by hand': 'पेमेंट हाथ से निपटाएँ',
  'Give a creator money': 'क्रिएटर को पैसे दें',
  'Take money from a creator': 'क्रिएटर से पैसे लें',
  Waits: 'इंतज़ार में',
  Confirmed: 'मंज़ूर',
  Declined: 'नामंज़ूर',
  Withdrawn: 'वापस लिया',
  'Decline it': 'नामंज़ूर करें',
  'Confirm it': 'मंज़ूर करें',
  'Confirmed: the money is moved.': 'मंज़ूर: पैसे भेज दिए गए।',
  'Nothing is moved.': 'कुछ नहीं भेजा गया।',
  '{name} says: {reason}': '{name} का कहना है: {reason}',
  'Proposed by {name}, {time}': 'प्रस्ताव: {name}, {time}',
  'You proposed it: another operator has to confirm it.': 'यह आपका प्रस्ताव है: मंज़ूरी दूसरा संचालक देगा।',
  '{name}, {time}: {reason}': '{name}, {time}: {reason}',
  'One operator may not move this much alone in a day. Another one has to confirm it.':
    'एक संचालक दिन में अकेले इतना नहीं भेज सकता। दूसरे संचालक की मंज़ूरी चाहिए।',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
