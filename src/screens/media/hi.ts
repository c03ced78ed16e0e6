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
  'Plays as you uploaded it. Slow networks may have to wait.':
    'जैसी अपलोड की वैसी ही चलती है। धीमे नेटवर्क पर रुक सकती है।',
  'Prepared for slow networks': 'धीमे नेटवर्क के लिए तैयार',
  'Prepared for slow networks: {sizes}': 'धीमे नेटवर्क के लिए तैयार: {sizes}',
  'Delete captions: {language}': 'कैप्शन मिटाएँ: {language}',
  'Language of the captions': 'कैप्शन की भाषा',
  'A WebVTT or SRT file for each language.': 'हर भाषा के लिए एक WebVTT या SRT फ़ाइल।',
  'Replace captions': 'कैप्शन बदलें',
  'Upload captions': 'कैप्शन अपलोड करें',
  'Line {line} needs a time and a name, such as 1:05 Kneading.':
    'पंक्ति {line} में समय और नाम चाहिए, जैसे 1:05 गूँधना।',
  '0:00 Introduction': '0:00 परिचय',
  'One in each line: when it begins, and its name.': 'हर पंक्ति में एक: कब शुरू होता है, और उसका नाम।',
  'Captions|of a video': 'कैप्शन',
  Chapters: 'अध्याय',
  'Save chapters': 'अध्याय सेव करें',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
