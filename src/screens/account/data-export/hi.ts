import type { Spoken } from '@haat/i18n/phrase';

export const hi = {
  'Everything that is yours as one file: products, sales, purchases, books, invoices, reviews and more, for spreadsheets and for programs.':
    'आपका सब कुछ एक फ़ाइल में: प्रोडक्ट, बिक्री, ख़रीदारी, हिसाब, इनवॉइस, रिव्यू और बाक़ी, स्प्रेडशीट और प्रोग्राम दोनों के लिए।',
  'It could not be packed. Nothing of yours is lost. Try again.':
    'यह तैयार नहीं हो पाया। आपका कुछ खोया नहीं है। फिर कोशिश करें।',
  'It is being packed.': 'तैयार हो रहा है।',
  'It is safe where it is.': 'यह जहाँ है वहाँ सुरक्षित है।',
  'Pack my data': 'मेरा डेटा तैयार करें',
  'Pack your data': 'अपना डेटा तैयार करें',
  'Ready: {size}. It is deleted on {date}.': 'तैयार है: {size}। यह {date} को मिटा दिया जाएगा।',
  'The file holds names and numbers of your buyers too, so we ask for a code. It goes to the number or e-mail you have had longest.':
    'फ़ाइल में आपके ख़रीदारों के नाम और नंबर भी हैं, इसलिए हम कोड माँगते हैं। वह आपके सबसे पुराने नंबर या ई-मेल पर जाएगा।',
  'You can leave this page: we tell you when it is ready.': 'आप यह पेज छोड़ सकते हैं: तैयार होने पर हम बताएँगे।',
  'Your data': 'आपका डेटा',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
