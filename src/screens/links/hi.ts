import type { Spoken } from '@haat/i18n/phrase';

export const hi = {
  'Your links still work, and clicks and sales are still counted.':
    'आपके लिंक चल रहे हैं, और उनके क्लिक और बिक्री गिने जा रहे हैं।',
  'This is not one of your products.': 'यह प्रोडक्ट आपके प्रोडक्ट में नहीं है।',
  'Show all links': 'सारे लिंक दिखाएँ',
  'To {name}': '{name} पर',
  'For one product': 'एक प्रोडक्ट पर',
  'One link for each channel': 'हर जगह के लिए एक लिंक',
  'Your bio, a poster, a friend’s channel: give each its own link and QR code, and see which brings buyers.':
    'आपका बायो, पोस्टर, दोस्त का चैनल: हर एक को अपना लिंक और QR कोड दें, और देखें कि ख़रीदार कहाँ से आते हैं।',
  Where: 'कहाँ',
  Created: 'कब बना',
  Disabled: 'बंद किया हुआ',
  '{count} click': '{count} क्लिक',
  '{count} clicks': '{count} क्लिक',

  'No products on sale yet': 'अभी ले जाने को कुछ नहीं',
  'Links open a product that is on sale. Publish a product first.':
    'लिंक बिक रही चीज़ पर ले जाता है। पहले कोई प्रोडक्ट चालू करें।',
  Label: 'आप इसे कहाँ डालेंगे',
  'Instagram bio': 'Instagram बायो',
  'Add a label.': 'बताएँ कि आप इसे कहाँ डालेंगे।',
  'Only you see this.': 'यह सिर्फ़ आपको दिखता है।',
  'Custom ending': 'लिंक का आख़िरी हिस्सा',
  'Letters a to z, digits and hyphens. If empty, we generate a short one.':
    'a से z तक के अक्षर, अंक और हाइफ़न। ख़ाली छोड़ें तो हम छोटा सा बना देंगे।',
  'Create link': 'लिंक बनाएँ',
  'The link was not created. Try again in a moment.': 'लिंक नहीं बना। थोड़ी देर में फिर कोशिश करें।',

  'Name of the link': 'लिंक का नाम',
  'It no longer works. Its clicks and sales are kept.': 'अभी यह कहीं नहीं ले जाता। इसके क्लिक और बिक्री सुरक्षित हैं।',
  'A disabled link shows a page-not-found message, also from printed QR codes. Its clicks and sales are kept, and you can enable it again.':
    'बंद करने के बाद जो इसे खोलेगा, उसे लिखा मिलेगा कि ऐसा कोई पेज नहीं है, छपे हुए QR कोड से भी। इसके क्लिक और बिक्री सुरक्षित रहते हैं, और इसे फिर चालू किया जा सकता है।',
  'Link enabled.': 'लिंक फिर अपने पेज पर ले जाता है।',
  'Link disabled.': 'लिंक अब कहीं नहीं ले जाता।',
  Enable: 'फिर चालू करें',
  Disable: 'लिंक बंद करें',
  'Your setting has not changed.': 'यह वैसा ही है जैसा आपने छोड़ा था।',
  'Remind buyers who did not pay': 'जिन्होंने पेमेंट नहीं किया उन्हें याद दिलाएँ',
  'Only buyers who opted in at checkout: one email after an hour and one after a day, in the daytime. They stop when the buyer pays.':
    'सिर्फ़ उन्हें जिन्होंने शुरू में इसे चुना था: एक मेल एक घंटे बाद और एक अगले दिन, दिन के समय, उससे ज़्यादा कभी नहीं। ख़रीदने पर यह रुक जाता है।',
  'Your setting was not saved. Try again in a moment.': 'आपकी पसंद सेव नहीं हुई। थोड़ी देर में फिर कोशिश करें।',
  'Reminded, last 30 days': 'याद दिलाया, 30 दिन',
  'Bought afterwards': 'उसके बाद ख़रीदा',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
