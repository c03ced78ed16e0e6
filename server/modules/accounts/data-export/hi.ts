import type { Spoken } from '@haat/i18n/phrase';

export const hi = {
  'Your messages to members': 'मेंबर को आपके मैसेज',
  'Payout accounts, masked': 'जिन अकाउंट में आपके पैसे जाते हैं, छिपाकर',
  'Browsers verified with one of your numbers':
    'ब्राउज़र जिनमें आपका कोई नंबर साबित हुआ और जो उससे ख़रीदी चीज़ें खोलते हैं',
  'Devices that were signed in': 'साइन इन किए हुए डिवाइस',
  'Emails you sign in with': 'आपका अकाउंट खोलने वाले ई-मेल',
  'Every ledger entry of your balance': 'आपके पैसों के हिसाब की हर एंट्री',
  'Every order, paid or not, with its buyer and answers':
    'आपको मिला हर ऑर्डर, पेमेंट हुआ हो या नहीं, ख़रीदार और जवाबों के साथ',
  'Each file comes twice: as CSV for spreadsheets, with money in rupees, and as JSON for programs, with money in paise. Times are in UTC.':
    'हर फ़ाइल दो बार है: स्प्रेडशीट के लिए CSV, जिसमें पैसे रुपयों में हैं, और प्रोग्राम के लिए JSON, जिसमें पैसे पैसों में हैं। समय UTC में है।',
  'All the data {name} holds about you, as of {date}.': '{name} के पास आपका जो कुछ है, जैसा वह {date} को था।',
  'Notification preferences': 'आप कैसे सूचना चाहते हैं',
  'Invoices on our fee': 'हमारी फ़ीस के इनवॉइस',
  'It contains names and numbers of your buyers. Keep it somewhere private.':
    'इसमें आपके ख़रीदारों के नाम और नंबर भी हैं। इसे ऐसी जगह रखें जहाँ कोई और न पढ़ सके।',
  'Refunds you requested': 'आपने जो पैसे वापस माँगे',
  'Refunds you gave': 'आपने जो पैसे वापस किए',
  'Numbers you sign in with': 'आपका अकाउंट खोलने वाले नंबर',
  'Receipts and invoices issued to you': 'आपको मिली रसीदें और इनवॉइस, जैसे लिखे गए थे',
  'Receipts, invoices and notes issued for your sales': 'आपकी बिक्री की रसीदें, इनवॉइस और नोट, जैसे लिखे गए थे',
  'Your subscriptions': 'आपके अपने सब्सक्रिप्शन',
  'Subscriptions to your products': 'आपके प्रोडक्ट के सब्सक्रिप्शन',
  'The pictures of your products in full size, named by the ids in the products list.':
    'आपके प्रोडक्ट की तस्वीरें, जितनी बड़ी वे रखी गई हैं। प्रोडक्ट की सूची में उनके id हैं।',
  'Paid plan periods': 'ख़रीदे गए प्लान का समय',
  'Reviews of your products, and your replies': 'ख़रीदार आपके प्रोडक्ट के बारे में क्या कहते हैं, और आपके जवाब',
  'Referral earnings': 'आपके इनवाइट से कमाई',
  'PAN verification, masked': 'आपके PAN के बारे में जो पता है, छिपाकर',
  'Unpublished changes to your products': 'आपके प्रोडक्ट में जो बदला और अभी लाइव नहीं किया',
  'Earlier published versions of your products': 'आपने अपने प्रोडक्ट का जो पहले लाइव किया था',
  'Courses whose messages you turned off': 'कोर्स जिनके मैसेज आपने बंद किए',
  'Your progress in courses': 'कोर्स में आपकी प्रगति',
  'Where you are in videos and audio': 'वीडियो और ऑडियो में आप कहाँ तक पहुँचे',
  'Devices on which you played in the last day': 'वे डिवाइस जिन पर आपने पिछले दिन चलाया',
  'Your certificates': 'आपके सर्टिफ़िकेट',
  'Certificates of courses that you were given': 'आपको दिए गए कोर्स के सर्टिफ़िकेट',
  'Your notes in courses': 'कोर्स में आपके नोट',
  'Your notes in courses that you were given': 'आपको दिए गए कोर्स में आपके नोट',
  'Your questions in courses': 'कोर्स में आपके सवाल',
  'Your questions in courses that you were given': 'आपको दिए गए कोर्स में आपके सवाल',
  'Questions about your lessons, and your answers': 'आपके पाठों के बारे में सवाल, और आपके जवाब',
  'Your results in quizzes': 'प्रश्नोत्तरी में आपके नतीजे',
  'Your places in Telegram channels': 'Telegram चैनलों में आपकी जगह',
  'What creators gave you access to': 'क्रिएटरों ने आपको जिसका एक्सेस दिया',
  'Members that you added': 'आपके जोड़े हुए मेंबर',
  'Your connected Telegram channels': 'आपके जोड़े हुए Telegram चैनल',
  'Your places in Discord servers': 'Discord सर्वर में आपकी जगह',
  'Your connected Discord servers': 'आपके जोड़े हुए Discord सर्वर',
  'Access to your purchases, item by item': 'उसमें से आप क्या-क्या खोल सकते हैं, एक-एक करके',
  'Purchases, with your answers': 'आपने जो ख़रीदा, आपके जवाबों के साथ',
  'Reviews you wrote': 'आपने अपने ख़रीदे हुए के बारे में जो कहा',
  'Profile: name, handle, language and plan': 'आप यहाँ कौन हैं: नाम, पब्लिक नाम, भाषा और प्लान',
  'Your GSTIN and its registration': 'आपका GSTIN और वह किसके नाम है',
  'Your discounts': 'आपके डिस्काउंट',
  'Your products with their texts, prices, questions and content': 'आपके प्रोडक्ट, उनके शब्द, दाम, सवाल और कंटेंट',
  'Your uploaded files: names, types and sizes': 'आपकी अपलोड की हुई फ़ाइलें: नाम, क़िस्म और आकार',
  'Your short links with their clicks and sales': 'आपके छोटे लिंक और उनसे जो आया',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
