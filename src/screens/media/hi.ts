import type { Spoken } from '@haat/i18n/phrase';

export const hi = {
  'Not used by a product': 'किसी प्रोडक्ट में नहीं',
  'Used by {title}': '{title} में इस्तेमाल',
  'Used by {count} product': '{count} प्रोडक्ट में इस्तेमाल',
  'Used by {count} products': '{count} प्रोडक्ट में इस्तेमाल',
  'Rejected|file': 'नहीं ली गई',
  'Being checked': 'जाँची जा रही है',
  'Buyers download it under this name. {about}': 'ख़रीदार इसी नाम से डाउनलोड करते हैं। {about}',
  'It could not be saved. Try again.': 'सेव नहीं हुआ। फिर कोशिश करें।',
  'No product uses it.': 'किसी प्रोडक्ट में इस्तेमाल नहीं।',
  'Delete the file': 'फ़ाइल मिटाएँ',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
