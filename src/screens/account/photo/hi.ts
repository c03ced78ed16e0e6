import type { Spoken } from '@haat/i18n/phrase';

export const hi = {
  'Across the top of your page. Wide pictures look best.': 'आपके पेज पर सबसे ऊपर। चौड़ी तस्वीरें सबसे अच्छी दिखती हैं।',
  'Choose a cover': 'कवर चुनें',
  'Choose a photo': 'फ़ोटो चुनें',
  'Cover of your page': 'आपके पेज का कवर',
  'Cover saved.': 'कवर सेव हो गया।',
  'Crop your photo': 'अपनी फ़ोटो क्रॉप करें',
  'Left to right': 'बाएँ से दाएँ',
  'Photo and cover': 'फ़ोटो और कवर',
  'Photo saved.': 'फ़ोटो सेव हो गई।',
  'Picture removed.': 'तस्वीर हटा दी गई।',
  'Remove cover': 'कवर हटाएँ',
  'Remove photo': 'फ़ोटो हटाएँ',
  'Replace cover': 'कवर बदलें',
  'Replace photo': 'फ़ोटो बदलें',
  'The picture was not saved. Try again.': 'तस्वीर सेव नहीं हुई। फिर कोशिश करें।',
  'They have not changed.': 'वे वैसी ही हैं।',
  'Top to bottom': 'ऊपर से नीचे',
  'Use photo': 'यह फ़ोटो लगाएँ',
  'Your face or your logo. Buyers see it beside your name.':
    'आपका चेहरा या लोगो। ख़रीदार इसे आपके नाम के साथ देखते हैं।',
  'Your photo': 'आपकी फ़ोटो',
  'Your photo as it will be shown': 'आपकी फ़ोटो, जैसी वह दिखेगी',
  Zoom: 'ज़ूम',
  'We cannot read this picture. Use JPEG, PNG, WebP or AVIF.':
    'हम यह तस्वीर नहीं पढ़ पाए। JPEG, PNG, WebP या AVIF इस्तेमाल करें।',
};

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
