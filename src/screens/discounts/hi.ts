import type { Spoken } from '@haat/words/phrase';

export const hi = {
  'New discount': 'नया डिस्काउंट',
  'Change the discount': 'डिस्काउंट बदलें',
  'How buyers get it': 'ख़रीदार को कैसे मिलेगा',
  'With a code': 'कोड से',
  'By itself': 'अपने आप',
  'Buyers may type it in small letters too.': 'ख़रीदार इसे छोटे अक्षरों में भी लिख सकते हैं।',
  'What comes off': 'कितना कम होगा',
  'Per cent': 'प्रतिशत',
  Rupees: 'रुपये',
  'Per cent of the price': 'दाम का प्रतिशत',
  'Rupees off the price': 'दाम में से रुपये',
  'Holds for': 'किस पर लागू',
  'First day': 'पहला दिन',
  'Last day': 'आख़िरी दिन',
  'Orders in all': 'कुल ऑर्डर',
  'Orders per buyer': 'हर ख़रीदार के ऑर्डर',
  'From a price of': 'कम से कम दाम',
  'Of a subscription': 'सब्सक्रिप्शन में',
  'The first period': 'पहली अवधि',
  'The full price after it.': 'उसके बाद पूरा दाम।',
  'Every period': 'हर अवधि',
  'As long as it is renewed. At least ₹1 is left to pay.': 'जब तक रिन्यू होता रहे। कम से कम ₹1 देना रहता है।',
  'What buyers read': 'ख़रीदार क्या पढ़ेंगे',
  'Opening week': 'शुरुआती हफ़्ता',
  'Beside the price, in place of how much comes off.': 'दाम के पास, “कितना कम” की जगह।',
  'Make the discount': 'डिस्काउंट बनाएँ',
  'The discount is made.': 'डिस्काउंट बन गया।',
  'The discount is changed.': 'डिस्काउंट बदल गया।',
  'Write 2 to 40 letters, digits, - or _.': '2 से 40 अंग्रेज़ी अक्षर, अंक, - या _ लिखें।',
  'Write a number up to 100, such as 20 or 12.5.': '100 तक की कोई संख्या लिखें, जैसे 20 या 12.5।',
  'Write how many rupees come off.': 'लिखें कि कितने रुपये कम होंगे।',
  'Write a whole number, or leave it empty.': 'पूरी संख्या लिखें, या ख़ाली छोड़ें।',

  'Publish something first: the link leads to what the code is for.':
    'पहले कुछ चालू करें: लिंक वहीं ले जाता है जिसके लिए कोड है।',
  'Nobody gets it now. Turned on again, it counts on from where it was.':
    'अभी यह किसी को नहीं मिलता। फिर चालू करने पर गिनती वहीं से चलेगी।',
  'Turned off, nobody gets it from then on. Orders that have it keep it.':
    'बंद करने पर यह आगे किसी को नहीं मिलेगा। जिन ऑर्डर में है, उनमें रहेगा।',
  'Turn it on': 'चालू करें',
  'The discount is on again.': 'डिस्काउंट फिर चालू है।',
  'The discount is off.': 'डिस्काउंट बंद है।',
  'The discount is gone.': 'डिस्काउंट हट गया।',

  'What buyers get': 'ख़रीदार को क्या मिलता है',
  'Who and when': 'कौन और कब',
  Used: 'इस्तेमाल',
  'Earned with it': 'इससे कमाई',
  'Your discounts hold as you set them, and buyers get them.':
    'आपके डिस्काउंट वैसे ही लागू हैं जैसे आपने रखे, और ख़रीदारों को मिल रहे हैं।',
  'No discounts yet': 'अभी कोई डिस्काउंट नहीं',
  'A code for your followers, a lower price for a week, the first hundred orders: decide what comes off, for whom and how long. Buyers see it before they pay.':
    'फ़ॉलोअर के लिए कोड, एक हफ़्ते के लिए कम दाम, पहले सौ ऑर्डर: तय करें कि कितना कम हो, किसके लिए और कब तक। ख़रीदार को यह पेमेंट से पहले दिखता है।',
  Planned: 'आगे के लिए',
  Live: 'लागू',
  'Used up': 'पूरा इस्तेमाल',
  Off: 'बंद',
  '{off} off': '{off} का डिस्काउंट',
  '{off} off, every period': 'हर अवधि में {off} का डिस्काउंट',
  Automatic: 'अपने आप लागू',
  'Applied by itself': 'अपने आप लगता है',
  Everyone: 'सबके लिए',
  'First {count} orders': 'पहले {count} ऑर्डर',
  'one each': 'हर एक को एक',
  '{count} each': 'हर एक को {count}',
  'From {date}': '{date} से',
  'Until {date}': '{date} तक',
  'No end': 'कोई आख़िरी दिन नहीं',
  '{count} used': '{count} बार',
  'Struck-out prices': 'कटे हुए दाम',
  '{percent}% below the price struck out': 'कटे हुए दाम से {percent}% कम',
} as const;

declare module '@haat/words/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
