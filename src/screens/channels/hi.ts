import type { Spoken } from '@haat/i18n/phrase';

export const hi = {
  'Connect a channel': 'चैनल जोड़ें',
  'Connect another': 'एक और जोड़ें',
  'Your channels': 'आपके चैनल',
  'Members are still admitted and removed.': 'मेंबर अब भी जोड़े और हटाए जा रहे हैं।',
  '{number} member': '{number} मेंबर',
  '{number} members': '{number} मेंबर',
  'Connect a server': 'सर्वर जोड़ें',
  'Your servers': 'आपके सर्वर',
  'Connect a Discord server': 'Discord सर्वर जोड़ें',
  'Create Invite': 'इनवाइट बनाना',
  'Kick Members': 'मेंबर हटाना',
  'Manage Roles': 'रोल सँभालना',
  'Server · the bot can give {count} role': 'सर्वर · बॉट {count} रोल दे सकता है',
  'Server · the bot can give {count} roles': 'सर्वर · बॉट {count} रोल दे सकता है',
  'The bot cannot give: {roles}': 'बॉट ये नहीं दे सकता: {roles}',
  'These roles stand above the role of the bot. In Discord, open Server Settings, then Roles, and drag the role of the bot above those that members are to get.':
    'ये रोल बॉट के रोल से ऊपर हैं। Discord में सर्वर की सेटिंग, फिर रोल खोलें, और बॉट का रोल उनसे ऊपर खींचें जो मेंबर को मिलने हैं।',
  'Choose the server': 'सर्वर चुनें',
  'Discord asks which one. You own it, or may manage it.':
    'Discord पूछता है कौन सा। वह आपका हो, या आप उसे सँभालते हों।',
  'Leave the three permissions on': 'तीनों अनुमतियाँ चालू रहने दें',
  'To invite members, to remove them, and to give them roles. It reads no messages.':
    'मेंबर बुलाने, हटाने और उन्हें रोल देने के लिए। वह कोई मैसेज नहीं पढ़ता।',
  'Move the role of the bot up': 'बॉट का रोल ऊपर ले जाएँ',
  'In Server Settings, then Roles, above the roles that members are to get.':
    'सर्वर की सेटिंग, फिर रोल में, उन रोल से ऊपर जो मेंबर को मिलने हैं।',
  'Add the bot in Discord': 'Discord में बॉट जोड़ें',
  'Open Discord': 'Discord खोलें',
  'Or scan this with the phone that has Discord:': 'या इसे उस फ़ोन से स्कैन करें जिसमें Discord है:',
  'Waiting for Discord. This page shows the server as soon as the bot is in it.':
    'Discord का इंतज़ार है। बॉट के जुड़ते ही सर्वर यहाँ दिखेगा।',
  'Discord does not answer at the moment. Try again in a minute.':
    'Discord अभी जवाब नहीं दे रहा। एक मिनट में फिर कोशिश करें।',
  'Nobody is admitted or removed, and sales are paused. Connect the server again to go on.':
    'कोई जोड़ा या हटाया नहीं जा रहा, और बिक्री रुकी है। आगे बढ़ने के लिए सर्वर फिर जोड़ें।',
  'In {title}, open Server Settings, then Roles, then the role of the bot, and allow: {rights}. This page updates when it is done. Until then sales are paused.':
    '{title} में सर्वर की सेटिंग, फिर रोल, फिर बॉट का रोल खोलें, और अनुमति दें: {rights}। हो जाने पर यह पेज ख़ुद बदल जाएगा। तब तक बिक्री रुकी है।',
  'Allow the role of the bot this in Discord: {rights}. This page shows when it is done.':
    'Discord में बॉट के रोल को इसकी अनुमति दें: {rights}। हो जाने पर यह पेज दिखाएगा।',
  'From now on who has paid is let in with their roles, and the roles are taken when access ends.':
    'अब से जिसने पैसे दिए हैं वह अपने रोल के साथ जुड़ेगा, और एक्सेस ख़त्म होने पर रोल ले लिए जाएँगे।',
  'This installation has no Discord bot': 'यहाँ कोई Discord बॉट नहीं है',
  'Servers cannot be connected here, so members are not admitted and get no roles automatically. You can sell an invite link that you share yourself.':
    'यहाँ सर्वर जोड़े नहीं जा सकते, इसलिए मेंबर अपने आप नहीं जुड़ते और उन्हें रोल नहीं मिलते। आप एक इनवाइट लिंक बेच सकते हैं जिसे आप ख़ुद देते हैं।',
  Ready: 'तैयार',
  'Rights missing': 'अधिकार कम हैं',
  'Not connected': 'जुड़ा नहीं',
  'Invite users by link': 'लिंक से लोगों को बुलाना',
  'Ban users': 'लोगों को हटाना',
  'Create a product': 'प्रोडक्ट बनाएँ',
  Disconnect: 'हटाएँ',
  'Disconnect {title}?': '{title} को हटाएँ?',
  '{title} is disconnected.': '{title} अब जुड़ा नहीं है।',
  'It could not be disconnected. Try again.': 'यह हटाया नहीं जा सका। फिर कोशिश करें।',
  'Its products go off sale until you connect it again. Members stay in it, and nobody is admitted or removed any more.':
    'जब तक आप इसे फिर न जोड़ें, इसके प्रोडक्ट नहीं बिकेंगे। मेंबर इसमें बने रहेंगे, और कोई जोड़ा या हटाया नहीं जाएगा।',
  'The bot is not in {title} any more': 'बॉट अब {title} में नहीं है',
  'Nobody is admitted or removed, and sales are paused. Connect the channel again to go on.':
    'कोई जोड़ा या हटाया नहीं जा रहा, और बिक्री रुकी है। आगे बढ़ने के लिए चैनल फिर जोड़ें।',
  'The bot needs more rights in {title}': 'बॉट को {title} में और अधिकार चाहिए',
  'In Telegram, open {title}, tap its name, then Administrators, then the bot, and allow: {rights}. This page updates when it is done. Until then sales are paused.':
    'Telegram में {title} खोलें, नाम पर दबाएँ, फिर एडमिन, फिर बॉट, और अनुमति दें: {rights}। हो जाने पर यह पेज ख़ुद बदल जाएगा। तब तक बिक्री रुकी है।',
  'Open the bot': 'बॉट खोलें',
  'In Telegram, press Start. It recognises you by the link.':
    'Telegram में “शुरू करें” दबाएँ। वह आपको लिंक से पहचानता है।',
  'Choose the channel or group': 'चैनल या ग्रुप चुनें',
  'One that you own or administer.': 'जो आपका हो या जिसके आप एडमिन हों।',
  'Make the bot administrator': 'बॉट को एडमिन बनाएँ',
  'It needs two rights: to invite members and to remove them. It reads no messages.':
    'उसे दो अधिकार चाहिए: मेंबर बुलाना और हटाना। वह कोई मैसेज नहीं पढ़ता।',
  'Telegram does not answer at the moment. Try again in a minute.':
    'Telegram अभी जवाब नहीं दे रहा। एक मिनट में फिर कोशिश करें।',
  'The link was good for 15 minutes. Get a new one to go on.': 'लिंक 15 मिनट के लिए था। आगे बढ़ने के लिए नया लें।',
  'Connect in Telegram': 'Telegram में जोड़ें',
  'Open Telegram': 'Telegram खोलें',
  'Or scan this with the phone that has Telegram:': 'या इसे उस फ़ोन से स्कैन करें जिसमें Telegram है:',
  'QR code of the link to the bot': 'बॉट के लिंक का QR कोड',
  'Waiting for Telegram. This page shows the channel as soon as the bot is in it.':
    'Telegram का इंतज़ार है। बॉट के जुड़ते ही चैनल यहाँ दिखेगा।',
  '{title} is connected': '{title} जुड़ गया',
  'From now on who has paid is let in, and who has not is removed, by the bot.':
    'अब से जिसने पैसे दिए हैं उसे बॉट जोड़ेगा, और जिसने नहीं दिए उसे हटाएगा।',
  '{title} is connected, with rights missing': '{title} जुड़ गया, पर अधिकार कम हैं',
  'Allow the bot this in Telegram: {rights}. This page shows when it is done.':
    'Telegram में बॉट को इसकी अनुमति दें: {rights}। हो जाने पर यह पेज दिखाएगा।',
  'Set plans and price': 'प्लान और दाम तय करें',
  'The product could not be created. Try again.': 'प्रोडक्ट नहीं बन सका। फिर कोशिश करें।',
  'Without the bot': 'बॉट के बिना',
  'You can also sell an invite link. Then everybody who has it can join and pass it on, and you remove members yourself.':
    'आप इनवाइट लिंक भी बेच सकते हैं। तब जिसके पास लिंक है वह जुड़ सकता है और उसे आगे दे सकता है, और मेंबर आप ख़ुद हटाते हैं।',
  'Sell an invite link instead': 'इसके बजाय इनवाइट लिंक बेचें',
  'Sell an invite link': 'इनवाइट लिंक बेचें',
  'This installation has no Telegram bot': 'यहाँ कोई Telegram बॉट नहीं है',
  'Channels cannot be connected here, so members are not admitted or removed automatically. You can sell an invite link that you share yourself.':
    'यहाँ चैनल जोड़े नहीं जा सकते, इसलिए मेंबर अपने आप जोड़े या हटाए नहीं जाते। आप एक इनवाइट लिंक बेच सकते हैं जिसे आप ख़ुद देते हैं।',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
