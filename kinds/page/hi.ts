import type { Spoken } from '@haat/i18n/phrase';

/** What is said of this kind alone. */
export const hi = {
  page: 'पेज',
  'Payment page': 'पेमेंट पेज',
  'Payment pages': 'पेमेंट पेज',
  pages: 'पेज',
  'This page is not available': 'यह पेज उपलब्ध नहीं है',
  'Default for the price': 'दाम के हिसाब से',
  'Button text': 'बटन पर लिखा शब्द',
  'Suggestion {number}': 'सुझाव {number}',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
