import type { Spoken } from '@haat/i18n/phrase';

/** Channels, servers, webinars and combos. */
export const hi = {
  'Bought separately: {sum}. Enter the combo price to see what buyers save.':
    'अलग-अलग ख़रीदने पर: {sum}। कॉम्बो का दाम लिखें और देखें ख़रीदार कितना बचाते हैं।',
  'Bought separately': 'अलग-अलग ख़रीदने पर',
  Together: 'एक साथ',
  'Buyers save': 'ख़रीदार बचाते हैं',
  'Bought separately they cost {sum}: the combo saves nothing yet.':
    'अलग-अलग ये {sum} के हैं: एक साथ लेने पर अभी कोई बचत नहीं।',
  Included: 'अंदर',
  'product {number}': 'प्रोडक्ट {number}',
  'Remove {title}': '{title} को बाहर निकालें',
  '{price} · not on sale separately': '{price} · अकेले अभी नहीं बिक रहा',
  'A combo can have up to {most} products.': 'एक कॉम्बो में ज़्यादा से ज़्यादा {most} प्रोडक्ट आते हैं।',
  'A combo needs two or more products that are on sale.': 'कॉम्बो दो या उससे ज़्यादा बिक रहे प्रोडक्ट से बनता है।',
  'Add products': 'प्रोडक्ट अंदर रखें',
  'An invite link starts with https://discord.gg/': 'इनवाइट लिंक https://discord.gg/ से शुरू होता है',
  'Your server': 'आपका सर्वर',
  'Name of the server': 'सर्वर का नाम',
  'As people see it in Discord.': 'जैसा लोगों को Discord में दिखता है।',
  'Use a link that never expires. Only people who have paid see it.':
    'ऐसा चुनें जो कभी ख़त्म न हो। यह सिर्फ़ पैसे दे चुके लोगों को दिखता है।',
  'Roles that members get': 'मेंबर को मिलने वाले रोल',
  Role: 'रोल',
  'As they are called in your server.': 'जैसा आपके सर्वर में उनका नाम है।',
  'Buyers join with this link. Haat does not see who joined and does not assign roles: you do that in Discord.':
    'पैसे दे चुके लोगों को यह लिंक दिखता है और वे इसी से जुड़ते हैं। Haat नहीं देखता कौन जुड़ा, और रोल नहीं देता: यह आप Discord में करते हैं।',
  'An invite link starts with https://t.me/': 'इनवाइट लिंक https://t.me/ से शुरू होता है',
  'Your channel': 'आपका चैनल',
  'Invite link': 'इनवाइट लिंक',
  Benefit: 'फ़ायदा',
  'How joining works': 'अभी जुड़ना कैसे होता है',
  Group: 'ग्रुप',
  'Name of the channel': 'चैनल का नाम',
  'In Telegram: open the channel, touch its name, then Invite Links. Only people who have paid see it.':
    'Telegram में: चैनल खोलें, उसके नाम को छुएँ, फिर इनवाइट लिंक पर जाएँ। यह सिर्फ़ पैसे दे चुके लोगों को दिखता है।',
  'Name of the group': 'ग्रुप का नाम',
  'In Telegram: open the group, touch its name, then Invite Links. Only people who have paid see it.':
    'Telegram में: ग्रुप खोलें, उसके नाम को छुएँ, फिर इनवाइट लिंक पर जाएँ। यह सिर्फ़ पैसे दे चुके लोगों को दिखता है।',
  'What it is': 'यह क्या है',
  'As people see it in Telegram.': 'जैसा लोगों को Telegram में दिखता है।',
  'Buyers join with this link. Haat does not see who joined, and does not remove members when a subscription ends: you do that in Telegram.':
    'पैसे दे चुके लोगों को यह लिंक दिखता है और वे इसी से जुड़ते हैं। Haat नहीं देखता कौन जुड़ा, और सब्सक्रिप्शन ख़त्म होने पर किसी को नहीं निकालता: यह आप Telegram में करते हैं।',
  'The channel or group, and its invite link.': 'चैनल या ग्रुप, और वह लिंक जिससे ख़रीदार जुड़ते हैं।',
  'The server, and its invite link.': 'सर्वर, और वह लिंक जिससे ख़रीदार जुड़ते हैं।',
  'Your lessons, in order.': 'क्या सिखाया जाता है, सीखने के क्रम में।',
  'The lesson: text, a link, or both.': 'क्या सिखाया जाता है: शब्द, लिंक, या दोनों।',
  'Date, seats and join link.': 'कब है, कितनों के लिए, और वे कहाँ जुड़ें।',
  'What buyers unlock, in order.': 'पेमेंट होने पर क्या खुलता है, पढ़ने के क्रम में।',
  'Products sold together.': 'आपके प्रोडक्ट जो एक साथ बिकते हैं।',
  'Starts at': 'शुरू होने का समय',
  Duration: 'कितनी देर चलेगा',
  Seats: 'सीटें',
  'In total, across all prices. Leave empty for no limit.': 'कुल, सब दाम मिलाकर। जितने आएँ उतनों के लिए ख़ाली छोड़ें।',
  'Zoom, Meet, YouTube. Only people who have paid see it.':
    'Zoom, Meet, YouTube। यह सिर्फ़ पैसे दे चुके लोगों को दिखता है।',
  Recording: 'रिकॉर्डिंग',
  'Add it afterwards: buyers see it on their receipt.': 'ख़त्म होने पर जोड़ें: ख़रीदारों को अपनी सीट के साथ दिखेगी।',
  'What buyers will learn': 'वे क्या लेकर जाएँगे',
  Nepal: 'नेपाल',
  Bangladesh: 'बांग्लादेश',
  'Sri Lanka': 'श्रीलंका',
  Emirates: 'अमीरात',
  Singapore: 'सिंगापुर',
  Sydney: 'सिडनी',
  Britain: 'ब्रिटेन',
  Germany: 'जर्मनी',
  'New York': 'न्यूयॉर्क',
  'Los Angeles': 'लॉस एंजेलिस',
  'World time, UTC': 'UTC समय',
  'Default for the price': 'दाम के हिसाब से',
  'Button text': 'बटन पर लिखा शब्द',
  'Suggestion {number}': 'सुझाव {number}',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
