import type { Spoken } from '@haat/i18n/phrase';

/** What happened to a sale, as the server tells it. */
export const hi = {
  'The buyer placed the order': 'ख़रीदार ने ऑर्डर किया',
  'There was nothing to pay': 'कुछ देना नहीं था',
  'Paid by {method}': '{method} से पेमेंट हुआ',
  'card|paid by it': 'कार्ड',
  'net banking': 'नेट बैंकिंग',
  'card Autopay': 'कार्ड ऑटोपे',
  'The payment failed': 'पेमेंट नहीं हुआ',
  'The payment failed: {words}': 'पेमेंट नहीं हुआ: {words}',
  'The buyer left before paying': 'ख़रीदार पेमेंट से पहले चले गए',
  'The buyer’s bank has the payment and has not answered yet':
    'पेमेंट ख़रीदार के बैंक के पास है, और उसने अभी जवाब नहीं दिया',
  'The buyer tried again': 'ख़रीदार ने फिर कोशिश की',
  'The buyer got access and a receipt': 'ख़रीदार को एक्सेस और रसीद मिली',
  'Not paid in time: its place was offered to others': 'समय पर पेमेंट नहीं हुआ: जगह दूसरों के लिए खोल दी गई',
  'The buyer came back to pay': 'ख़रीदार पेमेंट करने लौटा',
  'The time to pay ran out': 'पेमेंट का समय निकल गया',
  'The payment gateway gave money back by itself': 'पेमेंट गेटवे ने अपने आप पैसे लौटाए',
  'A refund was started': 'रिफ़ंड शुरू हुआ',
  'A refund was started: {words}': 'रिफ़ंड शुरू हुआ: {words}',
  'A refund of {sum} was started': '{sum} का रिफ़ंड शुरू हुआ',
  'A refund of {sum} was started: {words}': '{sum} का रिफ़ंड शुरू हुआ: {words}',
  '{sum} went back to the buyer, who keeps access': '{sum} ख़रीदार को लौट गए, और एक्सेस बना हुआ है',
  '{sum} went back to the buyer, who keeps access to the rest':
    '{sum} ख़रीदार को लौट गए, और बाक़ी का एक्सेस बना हुआ है',
  'The last {sum} went back to the buyer, and access ended': 'आख़िरी {sum} ख़रीदार को लौट गए, और एक्सेस ख़त्म हुआ',
  'The whole amount went back to the buyer, and access ended': 'पूरी रक़म ख़रीदार को लौट गई, और एक्सेस ख़त्म हुआ',
  'The payment gateway did not take the refund': 'पेमेंट गेटवे ने रिफ़ंड से मना कर दिया',
  'The buyer’s bank questions this payment': 'ख़रीदार के बैंक ने इस पेमेंट पर सवाल उठाया है',
  'The bank decided for you': 'बैंक ने आपके हक़ में फ़ैसला किया',
  'The bank gave {sum} back to the buyer, who keeps access': 'बैंक ने {sum} ख़रीदार को लौटाए, और एक्सेस बना हुआ है',
  'The bank gave the money back to the buyer': 'बैंक ने पैसे ख़रीदार को लौटा दिए',
  'The buyer opened what they bought': 'ख़रीदार ने ख़रीदी हुई चीज़ खोली',
  'You sent the links again, by SMS and mail': 'आपने लिंक फिर भेजे, SMS और मेल से',
  'You sent the links again, by SMS': 'आपने लिंक फिर भेजे, SMS से',

  'The buyer asked for {sum} back: {words}': 'ख़रीदार ने {sum} वापस माँगे: {words}',
  'You were reminded to answer': 'आपको जवाब देने की याद दिलाई गई',
  'Nobody answered in time, so the operator looks at it too': 'समय पर जवाब नहीं आया, इसलिए संचालक भी इसे देखते हैं',
  'The buyer took the request back': 'ख़रीदार ने माँग वापस ली',
  'The money went back, which answered it': 'पैसे लौट गए, वही जवाब हुआ',
  'You said no to it: {words}': 'आपने मना किया: {words}',
  'You agreed to it: {words}': 'आपने मान लिया: {words}',
  'The operator said no to it: {words}': 'संचालक ने मना किया: {words}',
  'The operator agreed to it: {words}': 'संचालक ने मान लिया: {words}',

  'The free days began, until {day}': 'मुफ़्त दिन शुरू हुए, {day} तक',
  'The subscription began, for ever': 'सब्सक्रिप्शन शुरू हुआ, हमेशा के लिए',
  'The subscription began, paid until {day}': 'सब्सक्रिप्शन शुरू हुआ, {day} तक का पेमेंट',
  'The buyer paid again': 'ख़रीदार ने फिर पेमेंट किया',
  'Renewed, paid until {day}': 'रिन्यू हुआ, {day} तक का पेमेंट',
  'The buyer changed to {sum}': 'ख़रीदार {sum} पर आ गए',
  'The buyer changed to {sum}, paid until {day}': 'ख़रीदार {sum} पर आ गए, {day} तक का पेमेंट',
  'The buyer changes to {sum} at the end of the period': 'अवधि ख़त्म होने पर ख़रीदार {sum} पर आ जाएँगे',
  'What went back is taken off: paid until {day}': 'लौटी रक़म घटा दी गई: {day} तक का पेमेंट',
  'The buyer paused the subscription': 'ख़रीदार ने सब्सक्रिप्शन रोका',
  'The pause is over, paid until {day}': 'रुकना ख़त्म हुआ, {day} तक का पेमेंट',
  'The buyer ended the subscription; it stays open until {day}':
    'ख़रीदार ने सब्सक्रिप्शन बंद किया; वह {day} तक खुला है',
  'The buyer stays after all': 'ख़रीदार ने जारी रखा',
  'The paid period is over and was not renewed. Access stays open for three days':
    'पेमेंट की अवधि ख़त्म हुई और रिन्यू नहीं हुई। एक्सेस तीन दिन और खुला है',
  'The subscription ended, and access with it': 'सब्सक्रिप्शन ख़त्म हुआ, और साथ में एक्सेस भी',
  'The buyer lets it renew by itself': 'ख़रीदार ने अपने आप रिन्यू होने दिया',
  'The buyer was told that the next period is taken on {day}':
    'ख़रीदार को बताया गया कि अगली अवधि का पेमेंट {day} को कटेगा',
  'The paid period is over, and the buyer’s bank is asked for the next one. Access stays open':
    'पेमेंट की अवधि ख़त्म हुई, और अगली के लिए ख़रीदार के बैंक से पूछा जा रहा है। एक्सेस खुला है',
  'The buyer’s bank did not pay for the next period': 'ख़रीदार के बैंक ने अगली अवधि का पेमेंट नहीं किया',
  'No payment for the next period came from the buyer’s bank, which is not asked for it any more':
    'ख़रीदार के बैंक से अगली अवधि का पेमेंट नहीं आया, और अब उससे नहीं पूछा जाएगा',
  'The bank paid for a period that the buyer had said no to: the money goes back':
    'बैंक ने उस अवधि का पेमेंट किया जिसे ख़रीदार ने मना किया था: पैसे लौट रहे हैं',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
