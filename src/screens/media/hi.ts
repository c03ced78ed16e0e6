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
  'The browser it was chosen in cannot prepare it. Prepare it again in Chrome on a computer or an Android phone.':
    'जिस ब्राउज़र में इसे चुना गया, वह इसे तैयार नहीं कर सकता। कंप्यूटर या Android फ़ोन पर Chrome में फिर तैयार करें।',
  'The browser it was chosen in cannot read it. Prepare it again in another browser, or export it as MP4 with H.264 and AAC.':
    'जिस ब्राउज़र में इसे चुना गया, वह इसे पढ़ नहीं सकता। दूसरे ब्राउज़र में फिर तैयार करें, या H.264 और AAC वाले MP4 में एक्सपोर्ट करें।',
  'It could not be prepared, because your storage is full. Delete files you do not need, or choose a larger plan. Then prepare it again.':
    'स्टोरेज भरा होने से यह तैयार नहीं हो सका। जिन फ़ाइलों की ज़रूरत नहीं उन्हें मिटाएँ, या बड़ा प्लान चुनें। फिर इसे दोबारा तैयार करें।',
  'It could not be prepared: what was made does not fit the original. Prepare it again.':
    'यह तैयार नहीं हो सका: जो बना वह मूल फ़ाइल से मेल नहीं खाता। फिर तैयार करें।',
  'It could not be prepared. Prepare it again, or export it as MP4 with H.264 and AAC.':
    'यह तैयार नहीं हो सका। फिर तैयार करें, या H.264 और AAC वाले MP4 में एक्सपोर्ट करें।',
  'Prepare for slow networks': 'धीमे नेटवर्क के लिए तैयार करें',
  'Prepare again': 'फिर तैयार करें',
  'Prepare in 1080p': '1080p में तैयार करें',
  'Also prepare in 1080p': '1080p में भी तैयार करें',
  'Do without 1080p': '1080p न रखें',
  '1080p is for large screens. It takes about {size} more of your storage.':
    '1080p बड़ी स्क्रीन के लिए है। इससे स्टोरेज में क़रीब {size} और लगता है।',
  'You will be asked to choose the same file again. It is prepared on this device.':
    'आपसे वही फ़ाइल फिर चुनने को कहा जाएगा। यह इसी डिवाइस पर तैयार होती है।',
  'Being prepared again. Until then it plays as it does now.': 'फिर तैयार हो रहा है। तब तक अभी जैसा ही चलता है।',
  'Being prepared for slow networks. Until then it plays as you uploaded it.':
    'धीमे नेटवर्क के लिए तैयार हो रहा है। तब तक वैसा ही चलता है जैसा अपलोड किया।',
  'Not prepared in 1080p': '1080p में तैयार नहीं',
  'Not prepared for slow networks': 'धीमे नेटवर्क के लिए तैयार नहीं',
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
