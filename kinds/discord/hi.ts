import type { Spoken } from '@haat/i18n/phrase';

/** Texts of this kind. */
export const hi = {
  server: 'सर्वर',
  'Discord server': 'Discord सर्वर',
  'Discord servers': 'Discord सर्वर',
  servers: 'सर्वर',
  'This Discord server is not available': 'यह Discord सर्वर उपलब्ध नहीं है',
  'Enter the name of the server': 'सर्वर का नाम लिखें',
  'Add the invite link of the server': 'सर्वर का इनवाइट लिंक जोड़ें',
  'Connect the server, and give the bot its rights': 'सर्वर जोड़ें, और बॉट को उसके अधिकार दें',
  'Choose the roles that members get, or remove members when access ends':
    'मेंबर को मिलने वाले रोल चुनें, या एक्सेस ख़त्म होने पर मेंबर को हटाना चुनें',
  'The bot cannot give one of these roles. In the settings of the server, move the role of the bot above them.':
    'बॉट इनमें से एक रोल नहीं दे सकता। सर्वर की सेटिंग में बॉट का रोल इनसे ऊपर ले जाएँ।',
  'Opens Discord, where you say who you are. Then you are in, with your roles. Your place is yours alone.':
    'Discord खुलता है, जहाँ आप बताते हैं कि आप कौन हैं। फिर आप अपने रोल के साथ अंदर हैं। यह जगह सिर्फ़ आपकी है।',
  'An invite link starts with https://discord.gg/': 'इनवाइट लिंक https://discord.gg/ से शुरू होता है',
  'Your server': 'आपका सर्वर',
  'As people see it in Discord.': 'जैसा लोगों को Discord में दिखता है।',
  'Use a link that never expires. Only people who have paid see it.':
    'ऐसा चुनें जो कभी ख़त्म न हो। यह सिर्फ़ पैसे दे चुके लोगों को दिखता है।',
  'Roles that members get': 'मेंबर को मिलने वाले रोल',
  'Buyers say to Discord who they are, and the bot lets them in with the roles of their price. You choose the roles with the price.':
    'ख़रीदार Discord को बताते हैं कि वे कौन हैं, और बॉट उन्हें उनके दाम के रोल के साथ जोड़ता है। रोल आप दाम के साथ चुनते हैं।',
  'The bot admits members and gives them their roles': 'बॉट मेंबर जोड़ता है और उन्हें उनके रोल देता है',
  'Connect another server': 'एक और सर्वर जोड़ें',
  'The server of this product is not connected any more, so it is not on sale. Connect it again, or choose another.':
    'इस प्रोडक्ट का सर्वर अब जुड़ा नहीं है, इसलिए यह नहीं बिक रहा। उसे फिर जोड़ें, या दूसरा चुनें।',
  'Above the role of the bot: move the bot’s role up in Discord':
    'बॉट के रोल से ऊपर है: Discord में बॉट का रोल ऊपर ले जाएँ',
  'Belongs to another bot or service': 'किसी और बॉट या सेवा का है',
  'When access ends': 'एक्सेस ख़त्म होने पर',
  'Their roles are taken': 'उनके रोल ले लिए जाते हैं',
  'They stay in the server without them.': 'वे उनके बिना सर्वर में रहते हैं।',
  'They are removed': 'उन्हें हटाया जाता है',
  'They leave the server.': 'वे सर्वर से बाहर हो जाते हैं।',
  'Where you choose none for a price, its buyers get the roles of the lowest price.':
    'जिस दाम के लिए आप कोई रोल न चुनें, उसके ख़रीदारों को सबसे कम दाम के रोल मिलते हैं।',
  'This server has no roles yet. Make some in Discord, under Server Settings → Roles.':
    'इस सर्वर में अभी कोई रोल नहीं है। Discord में सर्वर की सेटिंग के रोल में बनाएँ।',
  'Roles can be chosen as soon as the price is saved.': 'दाम सेव होते ही रोल चुने जा सकते हैं।',
  'How to move the role of the bot': 'बॉट का रोल ऊपर कैसे ले जाएँ',
  'Choose roles': 'रोल चुनें',
  'Price without a name': 'बिना नाम का दाम',
  Role: 'रोल',
  'As they are called in your server.': 'जैसा आपके सर्वर में उनका नाम है।',
  'Buyers join with this link. Haat does not see who joined and does not assign roles: you do that in Discord.':
    'पैसे दे चुके लोगों को यह लिंक दिखता है और वे इसी से जुड़ते हैं। Haat नहीं देखता कौन जुड़ा, और रोल नहीं देता: यह आप Discord में करते हैं।',
  'The server, and its invite link.': 'सर्वर, और वह लिंक जिससे ख़रीदार जुड़ते हैं।',
  'Discord server|kind': 'Discord सर्वर',
  'Private Discord server': 'निजी Discord सर्वर',
  'Your role there': 'वहाँ आपका रोल',
  'Your roles there': 'वहाँ आपके रोल',
  'The invite is on your receipt and opens in Discord.': 'इनवाइट लिंक आपकी रसीद पर होगा और Discord में खुलेगा।',
  'Access to your Discord server, one-time or monthly.': 'आपके Discord सर्वर में जगह, एक बार में या महीने-महीने।',
  'Your first server starts with its invite link': 'पहला सर्वर उसके इनवाइट लिंक से शुरू होता है',
  Server: 'सर्वर',
  'Join {name} on Discord': 'Discord पर {name} से जुड़ें',
  'Opens the server in Discord. Keep the link to yourself: it is for those who paid.':
    'सर्वर Discord में खुलता है। लिंक अपने पास रखें: यह पैसे देने वालों के लिए है।',
  'On your receipt, a button takes you to Discord. You sign in there, and are in.':
    'रसीद पर Discord का बटन मिलता है। वहाँ साइन इन करते ही आप सर्वर में होते हैं।',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
