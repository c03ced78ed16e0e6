import type { Spoken } from '@haat/i18n/phrase';

export const hi = {
  'Your links work, and their clicks and sales are counted.':
    'आपके लिंक चल रहे हैं, और उनके क्लिक और बिक्री गिने जा रहे हैं।',
  'This product is not among yours.': 'यह प्रोडक्ट आपके प्रोडक्ट में नहीं है।',
  'Show all links': 'सारे लिंक दिखाएँ',
  'To {name}': '{name} पर',
  'To one product': 'एक प्रोडक्ट पर',
  'One link for each place': 'हर जगह के लिए एक लिंक',
  'Your bio, a poster, a friend’s channel: give each a link of its own, with a QR code, and see which of them brings buyers.':
    'आपका बायो, पोस्टर, दोस्त का चैनल: हर एक को अपना लिंक और QR कोड दें, और देखें कि ख़रीदार कहाँ से आते हैं।',
  Where: 'कहाँ',
  Made: 'कब बना',
  Retired: 'बंद किया हुआ',
  '{count} click': '{count} क्लिक',
  '{count} clicks': '{count} क्लिक',

  'Nothing to lead to yet': 'अभी ले जाने को कुछ नहीं',
  'A link leads to something that is on sale. Publish a product first.':
    'लिंक बिक रही चीज़ पर ले जाता है। पहले कोई प्रोडक्ट चालू करें।',
  'Where you put it': 'आप इसे कहाँ डालेंगे',
  'Instagram bio': 'Instagram बायो',
  'Say where you will put it.': 'बताएँ कि आप इसे कहाँ डालेंगे।',
  'Only you see this.': 'यह सिर्फ़ आपको दिखता है।',
  'Its own ending': 'लिंक का आख़िरी हिस्सा',
  'Letters a to z, digits and hyphens. Left empty, we make a short one.':
    'a से z तक के अक्षर, अंक और हाइफ़न। ख़ाली छोड़ें तो हम छोटा सा बना देंगे।',
  'Make the link': 'लिंक बनाएँ',
  'The link was not made. Try again in a moment.': 'लिंक नहीं बना। थोड़ी देर में फिर कोशिश करें।',

  'Name of the link': 'लिंक का नाम',
  'Where it is': 'यह कहाँ है',
  'Say where it is.': 'बताएँ कि यह कहाँ है।',
  'The new name is saved.': 'नया नाम सेव हो गया।',
  'It leads nowhere now. Its clicks and sales are kept.':
    'अभी यह कहीं नहीं ले जाता। इसके क्लिक और बिक्री सुरक्षित हैं।',
  'Once it is retired, whoever opens it reads that there is no such page, also from a printed QR code. Its clicks and sales are kept, and it can be used again.':
    'बंद करने के बाद जो इसे खोलेगा, उसे लिखा मिलेगा कि ऐसा कोई पेज नहीं है, छपे हुए QR कोड से भी। इसके क्लिक और बिक्री सुरक्षित रहते हैं, और इसे फिर चालू किया जा सकता है।',
  'The link leads to its page again.': 'लिंक फिर अपने पेज पर ले जाता है।',
  'The link leads nowhere now.': 'लिंक अब कहीं नहीं ले जाता।',
  'Use it again': 'फिर चालू करें',
  'Retire it': 'लिंक बंद करें',

  'This choice': 'यह विकल्प',
  'It stays as you left it.': 'यह वैसा ही है जैसा आपने छोड़ा था।',
  'Remind buyers who did not pay': 'जिन्होंने पेमेंट नहीं किया उन्हें याद दिलाएँ',
  'Only those who ticked it when they began: one mail after an hour and one after a day, by day, never more. It stops when they buy.':
    'सिर्फ़ उन्हें जिन्होंने शुरू में इसे चुना था: एक मेल एक घंटे बाद और एक अगले दिन, दिन के समय, उससे ज़्यादा कभी नहीं। ख़रीदने पर यह रुक जाता है।',
  'Your choice was not saved. Try again in a moment.': 'आपकी पसंद सेव नहीं हुई। थोड़ी देर में फिर कोशिश करें।',
  'Reminded, 30 days': 'याद दिलाया, 30 दिन',
  'Bought after it': 'उसके बाद ख़रीदा',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
