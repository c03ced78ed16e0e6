import type { Spoken } from '@haat/i18n/phrase';

export const hi = {
  'Accounts your money goes to, masked': 'जिन अकाउंट में आपके पैसे जाते हैं, छिपाकर',
  'Browsers that proved one of your numbers and open what it bought':
    'ब्राउज़र जिनमें आपका कोई नंबर साबित हुआ और जो उससे ख़रीदी चीज़ें खोलते हैं',
  'Devices that were signed in': 'साइन इन किए हुए डिवाइस',
  'E-mails that open your account': 'आपका अकाउंट खोलने वाले ई-मेल',
  'Every entry in the books of your money': 'आपके पैसों के हिसाब की हर एंट्री',
  'Every order placed with you, paid or not, with its buyer and answers':
    'आपको मिला हर ऑर्डर, पेमेंट हुआ हो या नहीं, ख़रीदार और जवाबों के साथ',
  'Each file comes twice: as CSV for spreadsheets, with money in rupees, and as JSON for programs, with money in paise. Times are in UTC.':
    'हर फ़ाइल दो बार है: स्प्रेडशीट के लिए CSV, जिसमें पैसे रुपयों में हैं, और प्रोग्राम के लिए JSON, जिसमें पैसे पैसों में हैं। समय UTC में है।',
  'Everything {name} keeps that is yours, as it was on {date}.':
    '{name} के पास आपका जो कुछ है, जैसा वह {date} को था।',
  'How you want to be told': 'आप कैसे सूचना चाहते हैं',
  'Invoices on our fee': 'हमारी फ़ीस के इनवॉइस',
  'It holds names and numbers of your buyers too. Keep it where nobody else can read it.':
    'इसमें आपके ख़रीदारों के नाम और नंबर भी हैं। इसे ऐसी जगह रखें जहाँ कोई और न पढ़ सके।',
  'Money you asked back': 'आपने जो पैसे वापस माँगे',
  'Money you gave back': 'आपने जो पैसे वापस किए',
  'Numbers that open your account': 'आपका अकाउंट खोलने वाले नंबर',
  'Receipts and invoices you were given, as they were written': 'आपको मिली रसीदें और इनवॉइस, जैसे लिखे गए थे',
  'Receipts, invoices and notes on your sales, as they were written':
    'आपकी बिक्री की रसीदें, इनवॉइस और नोट, जैसे लिखे गए थे',
  'Subscriptions of your own': 'आपके अपने सब्सक्रिप्शन',
  'Subscriptions to your products': 'आपके प्रोडक्ट के सब्सक्रिप्शन',
  'The pictures of your products, as large as they are kept. The products list names them by their ids.':
    'आपके प्रोडक्ट की तस्वीरें, जितनी बड़ी वे रखी गई हैं। प्रोडक्ट की सूची में उनके id हैं।',
  'Times of paid plans': 'ख़रीदे गए प्लान का समय',
  'What buyers say of your products, and your answers': 'ख़रीदार आपके प्रोडक्ट के बारे में क्या कहते हैं, और आपके जवाब',
  'What invitations have earned you': 'आपके इनवाइट से कमाई',
  'What is known of your PAN, masked': 'आपके PAN के बारे में जो पता है, छिपाकर',
  'What you changed of your products and did not publish': 'आपके प्रोडक्ट में जो बदला और अभी लाइव नहीं किया',
  'What you published of your products before': 'आपने अपने प्रोडक्ट का जो पहले लाइव किया था',
  'What you may open of it, item by item': 'उसमें से आप क्या-क्या खोल सकते हैं, एक-एक करके',
  'What you bought, with your answers': 'आपने जो ख़रीदा, आपके जवाबों के साथ',
  'What you said of what you bought': 'आपने अपने ख़रीदे हुए के बारे में जो कहा',
  'What you were told': 'आपको जो बताया गया',
  'Who you are here: name, public name, language and plan': 'आप यहाँ कौन हैं: नाम, पब्लिक नाम, भाषा और प्लान',
  'Your GSTIN and what it is registered to': 'आपका GSTIN और वह किसके नाम है',
  'Your discounts': 'आपके डिस्काउंट',
  'Your products with their words, prices, questions and content': 'आपके प्रोडक्ट, उनके शब्द, दाम, सवाल और कंटेंट',
  'Your short links and what came by them': 'आपके छोटे लिंक और उनसे जो आया',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
