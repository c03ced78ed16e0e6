import type { Spoken } from '@haat/i18n/phrase';

/** Texts of this kind. */
export const hi = {
  channel: 'चैनल',
  'Telegram channel': 'Telegram चैनल',
  'Telegram channels': 'Telegram चैनल',
  channels: 'चैनल',
  'This Telegram channel is not available': 'यह Telegram चैनल उपलब्ध नहीं है',
  'Enter the name of the channel': 'चैनल का नाम लिखें',
  'Enter the name of the group': 'ग्रुप का नाम लिखें',
  'Add the invite link of the channel': 'चैनल का इनवाइट लिंक जोड़ें',
  'Add the invite link of the group': 'ग्रुप का इनवाइट लिंक जोड़ें',
  'Connect the channel, and give the bot its rights': 'चैनल जोड़ें, और बॉट को उसके अधिकार दें',
  'Connect the group, and give the bot its rights': 'ग्रुप जोड़ें, और बॉट को उसके अधिकार दें',
  'Opens our bot in Telegram, which lets you into the channel. Your place is yours alone.':
    'Telegram में हमारा बॉट खुलता है, जो आपको चैनल में जोड़ता है। यह जगह सिर्फ़ आपकी है।',
  'Opens our bot in Telegram, which lets you into the group. Your place is yours alone.':
    'Telegram में हमारा बॉट खुलता है, जो आपको ग्रुप में जोड़ता है। यह जगह सिर्फ़ आपकी है।',
  'An invite link starts with https://t.me/': 'इनवाइट लिंक https://t.me/ से शुरू होता है',
  'Your channel': 'आपका चैनल',
  Group: 'ग्रुप',
  'In Telegram: open the channel, tap its name, then Invite Links. Only people who have paid see it.':
    'Telegram में: चैनल खोलें, उसके नाम को छुएँ, फिर इनवाइट लिंक पर जाएँ। यह सिर्फ़ पैसे दे चुके लोगों को दिखता है।',
  'Name of the group': 'ग्रुप का नाम',
  'In Telegram: open the group, tap its name, then Invite Links. Only people who have paid see it.':
    'Telegram में: ग्रुप खोलें, उसके नाम को छुएँ, फिर इनवाइट लिंक पर जाएँ। यह सिर्फ़ पैसे दे चुके लोगों को दिखता है।',
  'What it is': 'यह क्या है',
  'As people see it in Telegram.': 'जैसा लोगों को Telegram में दिखता है।',
  'Buyers join with this link. Haat does not see who joined, and does not remove members when a subscription ends: you do that in Telegram.':
    'पैसे दे चुके लोगों को यह लिंक दिखता है और वे इसी से जुड़ते हैं। Haat नहीं देखता कौन जुड़ा, और सब्सक्रिप्शन ख़त्म होने पर किसी को नहीं निकालता: यह आप Telegram में करते हैं।',
  'The channel or group, and its invite link.': 'चैनल या ग्रुप, और वह लिंक जिससे ख़रीदार जुड़ते हैं।',
  'The invite is on your receipt and opens in Telegram.': 'इनवाइट लिंक आपकी रसीद पर होगा और Telegram में खुलेगा।',
  'Telegram group|kind': 'Telegram ग्रुप',
  'Telegram channel|kind': 'Telegram चैनल',
  'Private Telegram group': 'निजी Telegram ग्रुप',
  'Private Telegram channel': 'निजी Telegram चैनल',
  'Access to your Telegram channel or group, one-time or monthly.':
    'आपके Telegram चैनल या ग्रुप में जगह, एक बार में या महीने-महीने।',
  'Your first channel starts with its invite link': 'पहला चैनल उसके इनवाइट लिंक से शुरू होता है',
  Channel: 'चैनल',
  'Join {name} on Telegram': 'Telegram पर {name} से जुड़ें',
  'Opens the channel in Telegram. Keep the link to yourself: it is for those who paid.':
    'चैनल Telegram में खुलता है। लिंक अपने पास रखें: यह पैसे देने वालों के लिए है।',
  'Opens the group in Telegram. Keep the link to yourself: it is for those who paid.':
    'ग्रुप Telegram में खुलता है। लिंक अपने पास रखें: यह पैसे देने वालों के लिए है।',
  'The channel of this product is not connected any more, so it is not on sale. Connect it again, or choose another.':
    'इस प्रोडक्ट का चैनल अब जुड़ा नहीं है, इसलिए यह नहीं बिक रहा। उसे फिर जोड़ें, या दूसरा चुनें।',
  'Connect a channel or group': 'चैनल या ग्रुप जोड़ें',
  '{type}, the bot admits and removes members': '{type}, मेंबर बॉट जोड़ता और हटाता है',
  'The bot lets in who has paid, by an invite that is theirs alone, and removes members when their access ends.':
    'बॉट पैसे देने वालों को सिर्फ़ उनके अपने इनवाइट से जोड़ता है, और एक्सेस ख़त्म होने पर हटा देता है।',
  'You get your own invite at once, on your receipt. Telegram lets you in when you tap it.':
    'रसीद पर सिर्फ़ आपका अपना इनवाइट मिलता है। उसे दबाते ही Telegram आपको जोड़ लेता है।',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
