import type { Spoken } from '@haat/i18n/phrase';

export const hi = {
  Files: 'फ़ाइलें',
  'Your files': 'आपकी फ़ाइलें',
  'Search by name': 'नाम से खोजें',
  'Your files are still there, and buyers can open them.': 'आपकी फ़ाइलें सुरक्षित हैं, और ख़रीदार उन्हें खोल सकते हैं।',
  'No files match.': 'ऐसी कोई फ़ाइल नहीं मिली।',
  'No files yet': 'अभी कोई फ़ाइल नहीं',
  'Files that you upload for your products are listed here.': 'प्रोडक्ट के लिए अपलोड की हुई फ़ाइलें यहाँ दिखती हैं।',
  Storage: 'स्टोरेज',
  'Nothing used of {limit}': '{limit} में से कुछ इस्तेमाल नहीं हुआ',
  '{used} of {limit} used': '{limit} में से {used} इस्तेमाल हुआ',
  'Storage used': 'इस्तेमाल हुआ स्टोरेज',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
