import type { Spoken } from '@haat/i18n/phrase';

export const hi = {
  'All your data in one file: products, sales, purchases, ledger, invoices, reviews and more, as CSV and JSON.':
    'आपका सब कुछ एक फ़ाइल में: प्रोडक्ट, बिक्री, ख़रीदारी, हिसाब, इनवॉइस, रिव्यू और बाक़ी, स्प्रेडशीट और प्रोग्राम दोनों के लिए।',
  'The export failed. Nothing is lost. Try again.': 'यह तैयार नहीं हो पाया। आपका कुछ खोया नहीं है। फिर कोशिश करें।',
  'Preparing your export.': 'तैयार हो रहा है।',
  'Your data is safe.': 'यह जहाँ है वहाँ सुरक्षित है।',
  'Export my data': 'मेरा डेटा एक्सपोर्ट करें',
  'Export your data': 'अपना डेटा एक्सपोर्ट करें',
  'Ready: {size}. It is deleted on {date}.': 'तैयार है: {size}। यह {date} को मिटा दिया जाएगा।',
  'The file contains names and numbers of your buyers, so we ask for a code. It is sent to your oldest number or email.':
    'फ़ाइल में आपके ख़रीदारों के नाम और नंबर भी हैं, इसलिए हम कोड माँगते हैं। वह आपके सबसे पुराने नंबर या ई-मेल पर जाएगा।',
  'You can leave this page: we will notify you when it is ready.':
    'आप यह पेज छोड़ सकते हैं: तैयार होने पर हम बताएँगे।',
  'Your data': 'आपका डेटा',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
