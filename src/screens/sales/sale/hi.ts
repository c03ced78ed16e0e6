import type { Spoken } from '@haat/i18n/phrase';

/** What happened to a sale, as the server tells it. */
export const hi = {
  'The buyer placed the order': 'ख़रीदार ने ऑर्डर किया',
  'The buyer asked somebody else to pay': 'ख़रीदार ने किसी और से पैसे देने को कहा',
  'The gift was delivered to its recipient': 'उपहार पाने वाले तक पहुँच गया',
  'No payment was needed': 'कुछ देना नहीं था',
  'Paid by {method}': '{method} से पेमेंट हुआ',
  'card|paid by it': 'कार्ड',
  'net banking': 'नेट बैंकिंग',
  'card Autopay': 'कार्ड ऑटोपे',
  'The payment failed': 'पेमेंट नहीं हुआ',
  'The payment failed: {words}': 'पेमेंट नहीं हुआ: {words}',
  'The buyer left before paying': 'ख़रीदार पेमेंट से पहले चले गए',
  'The buyer’s bank is processing the payment': 'पेमेंट ख़रीदार के बैंक के पास है, और उसने अभी जवाब नहीं दिया',
  'The buyer tried again': 'ख़रीदार ने फिर कोशिश की',
  'The buyer got access and a receipt': 'ख़रीदार को एक्सेस और रसीद मिली',
  'Not paid in time: the seat was released': 'समय पर पेमेंट नहीं हुआ: जगह दूसरों के लिए खोल दी गई',
  'The buyer came back to pay': 'ख़रीदार पेमेंट करने लौटा',
  'The buyer changed the date': 'ख़रीदार ने तारीख़ बदली',
  'You changed the date of the buyer': 'आपने ख़रीदार की तारीख़ बदली',
  'The order expired': 'पेमेंट का समय निकल गया',
  'The payment gateway refunded the payment': 'पेमेंट गेटवे ने अपने आप पैसे लौटाए',
  'A refund was started': 'रिफ़ंड शुरू हुआ',
  'A refund was started: {words}': 'रिफ़ंड शुरू हुआ: {words}',
  'A refund of {sum} was started': '{sum} का रिफ़ंड शुरू हुआ',
  'A refund of {sum} was started: {words}': '{sum} का रिफ़ंड शुरू हुआ: {words}',
  '{sum} was refunded to the buyer, who keeps access': '{sum} ख़रीदार को लौट गए, और एक्सेस बना हुआ है',
  '{sum} was refunded to the buyer, who keeps access to the rest':
    '{sum} ख़रीदार को लौट गए, और बाक़ी का एक्सेस बना हुआ है',
  'The remaining {sum} was refunded to the buyer, and access ended':
    'आख़िरी {sum} ख़रीदार को लौट गए, और एक्सेस ख़त्म हुआ',
  'The full amount was refunded to the buyer, and access ended': 'पूरी रक़म ख़रीदार को लौट गई, और एक्सेस ख़त्म हुआ',
  'The payment gateway rejected the refund': 'पेमेंट गेटवे ने रिफ़ंड से मना कर दिया',
  'The buyer disputed this payment': 'ख़रीदार के बैंक ने इस पेमेंट पर सवाल उठाया है',
  'Dispute won': 'बैंक ने आपके हक़ में फ़ैसला किया',
  'Dispute lost: {sum} refunded to the buyer, who keeps access':
    'बैंक ने {sum} ख़रीदार को लौटाए, और एक्सेस बना हुआ है',
  'Dispute lost: the payment was refunded to the buyer': 'बैंक ने पैसे ख़रीदार को लौटा दिए',
  'The buyer opened what they bought': 'ख़रीदार ने ख़रीदी हुई चीज़ खोली',
  'You resent the links by SMS and email': 'आपने लिंक फिर भेजे, SMS और मेल से',
  'You resent the links by SMS': 'आपने लिंक फिर भेजे, SMS से',

  'The buyer requested a refund of {sum}: {words}': 'ख़रीदार ने {sum} वापस माँगे: {words}',
  'You were reminded to answer': 'आपको जवाब देने की याद दिलाई गई',
  'Not answered in time, so we are reviewing it too': 'समय पर जवाब नहीं आया, इसलिए संचालक भी इसे देखते हैं',
  'The buyer withdrew the request': 'ख़रीदार ने माँग वापस ली',
  'Closed by a refund': 'पैसे लौट गए, वही जवाब हुआ',
  'You declined it: {words}': 'आपने मना किया: {words}',
  'You approved it: {words}': 'आपने मान लिया: {words}',
  'We declined it: {words}': 'हमने मना किया: {words}',
  'We approved it: {words}': 'हमने रिफ़ंड मंज़ूर किया: {words}',

  'The free trial started, until {day}': 'मुफ़्त दिन शुरू हुए, {day} तक',
  'The subscription started, with lifetime access': 'सब्सक्रिप्शन शुरू हुआ, हमेशा के लिए',
  'The subscription started, paid until {day}': 'सब्सक्रिप्शन शुरू हुआ, {day} तक का पेमेंट',
  'The buyer paid again': 'ख़रीदार ने फिर पेमेंट किया',
  'Renewed, paid until {day}': 'रिन्यू हुआ, {day} तक का पेमेंट',
  'The buyer changed to {sum}': 'ख़रीदार {sum} पर आ गए',
  'The buyer changed to {sum}, paid until {day}': 'ख़रीदार {sum} पर आ गए, {day} तक का पेमेंट',
  'The buyer changes to {sum} at the end of the period': 'अवधि ख़त्म होने पर ख़रीदार {sum} पर आ जाएँगे',
  'Adjusted for the refund: paid until {day}': 'लौटी रक़म घटा दी गई: {day} तक का पेमेंट',
  'The buyer paused the subscription': 'ख़रीदार ने सब्सक्रिप्शन रोका',
  'The subscription resumed, paid until {day}': 'रुकना ख़त्म हुआ, {day} तक का पेमेंट',
  'The buyer cancelled the subscription; access until {day}': 'ख़रीदार ने सब्सक्रिप्शन बंद किया; वह {day} तक खुला है',
  'The buyer undid the cancellation': 'ख़रीदार ने जारी रखा',
  'The paid period ended without renewal. Access continues for three days':
    'पेमेंट की अवधि ख़त्म हुई और रिन्यू नहीं हुई। एक्सेस तीन दिन और खुला है',
  'The subscription ended, and access with it': 'सब्सक्रिप्शन ख़त्म हुआ, और साथ में एक्सेस भी',
  'The buyer turned on auto-renew': 'ख़रीदार ने ऑटो-रिन्यू चालू किया',
  'Auto-renew is off': 'ऑटो-रिन्यू बंद है',
  'The buyer was notified of the charge on {day}': 'ख़रीदार को बताया गया कि अगली अवधि का पेमेंट {day} को कटेगा',
  'The paid period is over, and the next one is being charged. Access continues':
    'पेमेंट की अवधि ख़त्म हुई, और अगली के लिए ख़रीदार के बैंक से पूछा जा रहा है। एक्सेस खुला है',
  'The charge for the next period failed': 'ख़रीदार के बैंक ने अगली अवधि का पेमेंट नहीं किया',
  'The next period was not paid, and the charge will not be retried':
    'ख़रीदार के बैंक से अगली अवधि का पेमेंट नहीं आया, और अब उससे नहीं पूछा जाएगा',
  'The bank paid for a period that the buyer had declined: it is being refunded':
    'बैंक ने उस अवधि का पेमेंट किया जिसे ख़रीदार ने मना किया था: पैसे लौट रहे हैं',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
