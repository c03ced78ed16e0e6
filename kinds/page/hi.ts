import type { Spoken } from '@haat/i18n/phrase';

/** Texts of this kind. */
export const hi = {
  page: 'पेज',
  'Payment page': 'पेमेंट पेज',
  'Payment pages': 'पेमेंट पेज',
  pages: 'पेज',
  'This page is not available': 'यह पेज उपलब्ध नहीं है',
  'Default for the price': 'दाम के हिसाब से',
  'Button text': 'बटन पर लिखा शब्द',
  'Suggestion {number}': 'सुझाव {number}',
  'New payment page': 'नया पेमेंट पेज',
  'One link with your text and a price: fixed, several, or pay what you want.':
    'आपके शब्दों और दाम वाला एक लिंक: तय दाम, कई दाम, या जितना लोग देना चाहें।',
  'Your first page starts with a price': 'पहला पेज एक दाम से शुरू होता है',
  'Publish it in a minute and share its link. Everything else can come later.':
    'एक मिनट में चालू करें और लिंक शेयर करें। बाक़ी सब बाद में हो सकता है।',
  'Eggless cakes, a weekend class': 'बिना अंडे के केक, वीकेंड क्लास',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
