import type { Spoken } from '@haat/i18n/phrase';

/** What the bot writes in Telegram. */
export const hi = {
  'Your place in {title} is ready. The link is yours alone: it lets nobody else in.':
    '{title} में आपकी जगह तैयार है। यह लिंक सिर्फ़ आपका है: इससे कोई और नहीं जुड़ सकता।',
  'Join {title}': '{title} से जुड़ें',
  'Your access to {title} has ended, so you were removed. Renew it to come back.':
    '{title} का आपका एक्सेस ख़त्म हो गया है, इसलिए आपको हटा दिया गया। वापस आने के लिए रिन्यू करें।',
  'Your access to {title} has ended. Renew it to come back.':
    '{title} का आपका एक्सेस ख़त्म हो गया है। वापस आने के लिए रिन्यू करें।',
  'Your access to {title} ends on {day}.': '{title} का आपका एक्सेस {day} को ख़त्म होगा।',
  'Your access to {title} is paid until {day}. Renew it to stay in.':
    '{title} का आपका एक्सेस {day} तक का है। जुड़े रहने के लिए रिन्यू करें।',
  'Your free days in {title} are over: it has been paid for. If you paid, join again from your purchases.':
    '{title} के आपके मुफ़्त दिन ख़त्म हो गए: इसके पैसे दिए जा चुके हैं। अगर आपने दिए हैं, तो अपनी ख़रीदारी से फिर जुड़ें।',
  'This invite belongs to somebody else, so it does not let you in. You can get your own place in {title}.':
    'यह इनवाइट किसी और का है, इसलिए इससे आप नहीं जुड़ सकते। आप {title} में अपनी जगह ले सकते हैं।',
  'See the price': 'दाम देखें',
  'Choose the channel or group to connect. I become its administrator with two rights: to invite members and to remove them.':
    'वह चैनल या ग्रुप चुनें जिसे जोड़ना है। मैं उसका एडमिन बनूँगा, दो अधिकारों के साथ: मेंबर बुलाना और हटाना।',
  'Choose a channel': 'चैनल चुनें',
  'Choose a group': 'ग्रुप चुनें',
  'Invite users by link': 'लिंक से लोगों को बुलाना',
  'Ban users': 'लोगों को हटाना',
  '{title} is connected. Go back to the page you came from to set its price.':
    '{title} जुड़ गया है। दाम तय करने के लिए उसी पेज पर लौटें जहाँ से आप आए थे।',
  '{title} is connected, but I still need: {rights}. Open its administrators, choose me, and allow this.':
    '{title} जुड़ गया है, पर मुझे अभी यह चाहिए: {rights}। उसके एडमिन खोलें, मुझे चुनें और इसकी अनुमति दें।',
  'This channel is connected to another account. Disconnect it there first.':
    'यह चैनल किसी और अकाउंट से जुड़ा है। पहले वहाँ से हटाएँ।',
  'I am not an administrator there yet. Choose it again, or add me under its administrators.':
    'मैं अभी वहाँ एडमिन नहीं हूँ। उसे फिर चुनें, या मुझे उसके एडमिन में जोड़ें।',
  'This link has expired, or was opened by somebody else. Open a new one on the page you came from.':
    'यह लिंक पुराना हो गया है, या किसी और ने खोला था। जिस पेज से आए थे वहाँ से नया लिंक खोलें।',
  'This place is taken by another Telegram account. If you bought it, you can move it to this one.':
    'यह जगह किसी दूसरे Telegram अकाउंट के पास है। अगर आपने इसे ख़रीदा है, तो इसे इस अकाउंट में ला सकते हैं।',
  'Move to this account': 'इस अकाउंट में लाएँ',
  'This is the bot of {name}. To join a channel that you bought, open it in your purchases.':
    'यह {name} का बॉट है। ख़रीदे हुए चैनल से जुड़ने के लिए उसे अपनी ख़रीदारी में खोलें।',
  'You get no more messages from creators here. Send /start to get them again.':
    'अब आपको यहाँ क्रिएटर के मैसेज नहीं आएँगे। फिर से पाने के लिए /start भेजें।',
  'From {name}. Send /stop to get no more messages.': '{name} की ओर से। मैसेज बंद करने के लिए /stop भेजें।',
  'Your purchases': 'आपकी ख़रीदारी',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
