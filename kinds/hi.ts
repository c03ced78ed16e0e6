import type { Spoken } from '@haat/i18n/phrase';

/** Channels, servers, webinars and combos. */
export const hi = {
  'Put at least two products inside': 'कम से कम दो प्रोडक्ट अंदर रखें',
  'Bought apart: {sum}. Write the price of the combo to see what buyers save.':
    'अलग-अलग ख़रीदने पर: {sum}। कॉम्बो का दाम लिखें और देखें ख़रीदार कितना बचाते हैं।',
  'Bought apart': 'अलग-अलग ख़रीदने पर',
  Together: 'एक साथ',
  'Buyers save': 'ख़रीदार बचाते हैं',
  'Bought apart they cost {sum}: together nobody saves anything yet.':
    'अलग-अलग ये {sum} के हैं: एक साथ लेने पर अभी कोई बचत नहीं।',
  Inside: 'अंदर',
  'product {number}': 'प्रोडक्ट {number}',
  'Take out {title}': '{title} को बाहर निकालें',
  '{price} · not on sale by itself now': '{price} · अकेले अभी नहीं बिक रहा',
  'A combo holds at most {most} products.': 'एक कॉम्बो में ज़्यादा से ज़्यादा {most} प्रोडक्ट आते हैं।',
  'A combo is made of two products or more that are on sale.':
    'कॉम्बो दो या उससे ज़्यादा बिक रहे प्रोडक्ट से बनता है।',
  'Put products inside': 'प्रोडक्ट अंदर रखें',
  'An invite link begins with https://discord.gg/': 'इनवाइट लिंक https://discord.gg/ से शुरू होता है',
  'Write the name of the server': 'सर्वर का नाम लिखें',
  'Add the invite link of the server': 'सर्वर का इनवाइट लिंक जोड़ें',
  'Your server': 'आपका सर्वर',
  'Name of the server': 'सर्वर का नाम',
  'As people see it in Discord.': 'जैसा लोगों को Discord में दिखता है।',
  'Choose one that never expires. Only people who have paid see it.':
    'ऐसा चुनें जो कभी ख़त्म न हो। यह सिर्फ़ पैसे दे चुके लोगों को दिखता है।',
  'Roles that members get': 'मेंबर को मिलने वाले रोल',
  Role: 'रोल',
  'As they are called in your server.': 'जैसा आपके सर्वर में उनका नाम है।',
  'Whoever has paid is shown this link and joins by it. Haat does not see who joined and gives no roles: that is done by you in Discord.':
    'पैसे दे चुके लोगों को यह लिंक दिखता है और वे इसी से जुड़ते हैं। Haat नहीं देखता कौन जुड़ा, और रोल नहीं देता: यह आप Discord में करते हैं।',
  'Write the name of the channel': 'चैनल का नाम लिखें',
  'Write the name of the group': 'ग्रुप का नाम लिखें',
  'Add the invite link of the channel': 'चैनल का इनवाइट लिंक जोड़ें',
  'Add the invite link of the group': 'ग्रुप का इनवाइट लिंक जोड़ें',
  'An invite link begins with https://t.me/': 'इनवाइट लिंक https://t.me/ से शुरू होता है',
  'Your channel': 'आपका चैनल',
  'Invite link': 'इनवाइट लिंक',
  Benefit: 'फ़ायदा',
  'How joining works for now': 'अभी जुड़ना कैसे होता है',
  Group: 'ग्रुप',
  'Name of the channel': 'चैनल का नाम',
  'In Telegram: open the channel, touch its name, then Invite Links. Only people who have paid see it.':
    'Telegram में: चैनल खोलें, उसके नाम को छुएँ, फिर इनवाइट लिंक पर जाएँ। यह सिर्फ़ पैसे दे चुके लोगों को दिखता है।',
  'Name of the group': 'ग्रुप का नाम',
  'In Telegram: open the group, touch its name, then Invite Links. Only people who have paid see it.':
    'Telegram में: ग्रुप खोलें, उसके नाम को छुएँ, फिर इनवाइट लिंक पर जाएँ। यह सिर्फ़ पैसे दे चुके लोगों को दिखता है।',
  'What it is': 'यह क्या है',
  'As people see it in Telegram.': 'जैसा लोगों को Telegram में दिखता है।',
  'Whoever has paid is shown this link and joins by it. Haat does not see who joined, and takes nobody out when a subscription ends: that is done by you in Telegram.':
    'पैसे दे चुके लोगों को यह लिंक दिखता है और वे इसी से जुड़ते हैं। Haat नहीं देखता कौन जुड़ा, और सब्सक्रिप्शन ख़त्म होने पर किसी को नहीं निकालता: यह आप Telegram में करते हैं।',
  'The channel or group, and the link that buyers join by.': 'चैनल या ग्रुप, और वह लिंक जिससे ख़रीदार जुड़ते हैं।',
  'The server, and the link that buyers join by.': 'सर्वर, और वह लिंक जिससे ख़रीदार जुड़ते हैं।',
  'What is taught, in the order it is learnt.': 'क्या सिखाया जाता है, सीखने के क्रम में।',
  'What is taught: words, a link, or both.': 'क्या सिखाया जाता है: शब्द, लिंक, या दोनों।',
  'When it is, for how many, and where they join.': 'कब है, कितनों के लिए, और वे कहाँ जुड़ें।',
  'What opens with the payment, in the order it is read.': 'पेमेंट होने पर क्या खुलता है, पढ़ने के क्रम में।',
  'Products of yours that are sold together.': 'आपके प्रोडक्ट जो एक साथ बिकते हैं।',
  'This moment is over. Choose one that is still to come.': 'यह समय बीत चुका है। आगे का कोई समय चुनें।',
  'Choose the day and the hour it begins': 'शुरू होने का दिन और समय चुनें',
  'Say how long it lasts': 'लिखें कि यह कितनी देर का है',
  'Add the link to join by': 'जुड़ने का लिंक जोड़ें',
  'Begins at': 'शुरू होने का समय',
  'How long it lasts': 'कितनी देर चलेगा',
  'Clock of': 'किस जगह की घड़ी',
  Seats: 'सीटें',
  'In all, over every price. Leave it empty for as many as come.':
    'कुल, सब दाम मिलाकर। जितने आएँ उतनों के लिए ख़ाली छोड़ें।',
  'Link to join by': 'जुड़ने का लिंक',
  'Zoom, Meet, YouTube. Only people who have paid see it.':
    'Zoom, Meet, YouTube। यह सिर्फ़ पैसे दे चुके लोगों को दिखता है।',
  Recording: 'रिकॉर्डिंग',
  'Add it when it is over: buyers see it beside their seat.':
    'ख़त्म होने पर जोड़ें: ख़रीदारों को अपनी सीट के साथ दिखेगी।',
  'What they take away': 'वे क्या लेकर जाएँगे',
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
  'As suits the price': 'दाम के हिसाब से',
  'Word on the button': 'बटन पर लिखा शब्द',
  'Suggestion {number}': 'सुझाव {number}',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
