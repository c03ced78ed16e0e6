import type { Spoken } from '@haat/i18n/phrase';

export const hi = {
  'Somebody asks about a lesson, or before buying.': 'कोई किसी पाठ के बारे में, या ख़रीदने से पहले पूछे।',
  'New reviews of your products.': 'ख़रीदार बताए कि कैसा लगा।',
  'A payment is disputed.': 'ख़रीदार का बैंक किसी पेमेंट पर सवाल उठाए।',
  'A sign-in method was added or removed.': 'आपके अकाउंट में आने का कोई तरीक़ा जुड़ा या हटा।',
  Immediately: 'तुरंत',
  'By email': 'ई-मेल से',
  'By SMS': 'SMS से',
  'Each sale, each refund and everything about your money is listed here for 180 days.':
    'हर बिक्री, हर रिफ़ंड और आपके पैसों की हर बात यहाँ 180 दिन तक रहती है।',
  'Each sale.': 'हर बार जब कोई ख़रीदे।',
  'Everything is in the list. Emails about money and sign-in are always sent immediately.':
    'सब कुछ सूची में रहता है। पैसों और साइन इन के ई-मेल हमेशा तुरंत आते हैं।',
  'A withdrawal arrived or was returned.': 'पैसे आपके अकाउंट में पहुँचे, या लौट आए।',
  Never: 'कभी नहीं',
  'News from us': 'हमारी ओर से',
  'Nothing yet': 'अभी कुछ नहीं',
  'On my devices': 'मेरे डिवाइस पर',
  'On this device': 'इस डिवाइस पर',
  'Once a day, at 9 in the morning': 'दिन में एक बार, सुबह 9 बजे',
  'Sign-in': 'साइन इन',
  'A refund was requested, or needs your action.': 'कोई पैसे वापस माँगे, या किसी रिफ़ंड में आपकी ज़रूरत हो।',
  'Monthly fee invoices. You can find them in your account.': 'एक महीने की फ़ीस के काग़ज़ात। ये आपके अकाउंट में रहते हैं।',
  'This could not be saved. Nothing has changed.': 'यह सेव नहीं हो सका। जैसा था वैसा ही है।',
  Verification: 'वेरिफ़िकेशन',
  'Decisions about your money or your products.': 'आपके पैसों या प्रोडक्ट के बारे में हमने जो तय किया।',
  'Notification settings': 'हम आपको क्या भेजते हैं',
  'When your plan ends, and its new price.': 'यह कब ख़त्म होगा, और तब कितने का होगा।',
  'Your settings': 'आपकी पसंद',
  'Your PAN, GSTIN and payout accounts.': 'आपका PAN, GSTIN और निकासी के अकाउंट।',
  'Your sales and your money are safe. Only the list of notifications did not load.':
    'आपकी बिक्री और पैसे जहाँ थे वहीं हैं। सिर्फ़ मैसेज की सूची नहीं आई।',
  '{count} new': '{count} नई',
  '{help} Always by email.': '{help} हमेशा ई-मेल से।',
  Channels: 'चैनल',
  'A channel stopped admitting members, or works again.': 'किसी चैनल में मेंबर जुड़ना रुका, या फिर चालू हुआ।',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
