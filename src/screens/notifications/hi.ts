import type { Spoken } from '@haat/i18n/phrase';

export const hi = {
  'A buyer says how it was.': 'ख़रीदार बताए कि कैसा लगा।',
  'A buyer’s bank questions a payment.': 'ख़रीदार का बैंक किसी पेमेंट पर सवाल उठाए।',
  'A way into your account came or went.': 'आपके अकाउंट में आने का कोई तरीक़ा जुड़ा या हटा।',
  'At once': 'तुरंत',
  'By e-mail': 'ई-मेल से',
  'By SMS': 'SMS से',
  'Each sale, each refund and everything about your money is listed here for 180 days.':
    'हर बिक्री, हर रिफ़ंड और आपके पैसों की हर बात यहाँ 180 दिन तक रहती है।',
  'Each time somebody buys.': 'हर बार जब कोई ख़रीदे।',
  'Everything stands in the list. E-mails about money and about signing in always come at once.':
    'सब कुछ सूची में रहता है। पैसों और साइन इन के ई-मेल हमेशा तुरंत आते हैं।',
  'Fee papers': 'फ़ीस के काग़ज़ात',
  'Money arrived in your account, or came back.': 'पैसे आपके अकाउंट में पहुँचे, या लौट आए।',
  Never: 'कभी नहीं',
  'News from us': 'हमारी ओर से',
  'Nothing yet': 'अभी कुछ नहीं',
  'On my devices': 'मेरे डिवाइस पर',
  'On this device': 'इस डिवाइस पर',
  'Once a day, at 9 in the morning': 'दिन में एक बार, सुबह 9 बजे',
  'Sign-in': 'साइन इन',
  'Somebody asks for money back, or a refund needs you.': 'कोई पैसे वापस माँगे, या किसी रिफ़ंड में आपकी ज़रूरत हो।',
  'The papers over a month’s fees. Your account keeps them.': 'एक महीने की फ़ीस के काग़ज़ात। ये आपके अकाउंट में रहते हैं।',
  'This could not be saved. It stays as it was.': 'यह सेव नहीं हो सका। जैसा था वैसा ही है।',
  Verification: 'वेरिफ़िकेशन',
  'What we decided about your money or your products.': 'आपके पैसों या प्रोडक्ट के बारे में हमने जो तय किया।',
  'What we send you': 'हम आपको क्या भेजते हैं',
  'When it ends, and what it costs then.': 'यह कब ख़त्म होगा, और तब कितने का होगा।',
  'Your choices': 'आपकी पसंद',
  'Your PAN, GSTIN and payout accounts.': 'आपका PAN, GSTIN और निकासी के अकाउंट।',
  'Your sales and your money are where they were. Only the list of messages is missing.':
    'आपकी बिक्री और पैसे जहाँ थे वहीं हैं। सिर्फ़ मैसेज की सूची नहीं आई।',
  '{count} new': '{count} नई',
  '{help} Always by e-mail.': '{help} हमेशा ई-मेल से।',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
