import type { Spoken } from '@haat/i18n/phrase';

/** What surrounds the screens. */
export const hi = {
  'Added. You can now sign in with it.': 'जोड़ दिया गया। अब आप इससे भी साइन इन कर सकते हैं।',
  'Hindi did not load. Check the connection and try again.': 'हिन्दी लोड नहीं हुई। नेटवर्क देखकर फिर कोशिश करें।',
  KYC: 'KYC',
  Library: 'लाइब्रेरी',
  Receipts: 'रसीदें',
  'Start selling': 'बेचना शुरू करें',
  'Sell more': 'और ज़्यादा बेचें',
  'Signed in as {address}': '{address} से साइन इन हैं',
  'The connection may have dropped. Nothing you saved is lost.':
    'हो सकता है नेटवर्क बीच में चला गया हो। आपका सेव किया हुआ सब सुरक्षित है।',
  'This screen could not be shown': 'यह स्क्रीन दिखाई नहीं जा सकी',
  'This screen did not load': 'यह स्क्रीन लोड नहीं हुई',
  'Your account and devices': 'आपका अकाउंट और डिवाइस',
  '{count} unread': '{count} बिना पढ़ी',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
