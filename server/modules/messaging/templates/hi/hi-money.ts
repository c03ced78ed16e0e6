import type { Spoken } from '@haat/i18n/phrase';

export const hi = {
  'Answer in your wallet': 'अपने वॉलेट में जवाब दें',
  'See your wallet': 'अपना वॉलेट देखें',
  'The bank decided for you: {product}': 'बैंक ने आपके हक़ में फ़ैसला किया: {product}',
  'The {sum} that a buyer’s bank questioned stay yours, and what was held is free again.':
    'ख़रीदार के बैंक ने जिन {sum} पर सवाल उठाया था वे आपके ही रहेंगे, और जो रोका गया था वह फिर आपके हाथ में है।',
  'The bank gave {sum} back: {product}': 'बैंक ने {sum} लौटा दिए: {product}',
  'The bank decided for the buyer and took {sum} back. Our fee on it comes back to you, and the buyer’s access ends when nothing is left of the payment.':
    'बैंक ने ख़रीदार के हक़ में फ़ैसला किया और {sum} वापस ले लिए। इस पर हमारी फ़ीस आपको लौटेगी, और पेमेंट का कुछ न बचने पर ख़रीदार का एक्सेस ख़त्म होगा।',
  'A bank questions a payment of {sum}: {product}': 'एक बैंक ने {sum} के पेमेंट पर सवाल उठाया है: {product}',
  'Answer soon: say what the buyer got and when. We hand your answer to the bank.':
    'जल्दी जवाब दें: बताएँ कि ख़रीदार को क्या और कब मिला। हम आपका जवाब बैंक को देंगे।',
  'Answer by {date}: say what the buyer got and when. We hand your answer to the bank.':
    '{date} तक जवाब दें: बताएँ कि ख़रीदार को क्या और कब मिला। हम आपका जवाब बैंक को देंगे।',
  'The bank’s reason: {reason}. Without an answer it usually decides for the buyer.':
    'बैंक की वजह: {reason}। जवाब न मिलने पर वह अक्सर ख़रीदार के हक़ में फ़ैसला करता है।',
  'Until it decides, {sum} of yours are held. The buyer keeps access meanwhile.':
    'फ़ैसला होने तक आपके {sum} रुके रहेंगे। तब तक ख़रीदार का एक्सेस बना रहेगा।',
  'The buyer keeps access meanwhile.': 'तब तक ख़रीदार का एक्सेस बना रहेगा।',
  'Your fee invoice for {month}': '{month} का आपका फ़ीस इनवॉइस',
  'Your credit note on fees for {month}': '{month} की फ़ीस पर आपका क्रेडिट नोट',
  'The fees on your sales in {month} came to {sum} with GST.':
    '{month} में आपकी बिक्री पर फ़ीस GST समेत {sum} हुई।',
  '{sum} of fees came back to you with refunds in {month}.': '{month} में रिफ़ंड के साथ {sum} की फ़ीस आपको लौटी।',
  'They were taken sale by sale. There is nothing to pay.': 'यह हर बिक्री के साथ कट चुकी है। कुछ देना नहीं है।',
  'Fee invoice {serial} as a PDF': 'फ़ीस इनवॉइस {serial} (PDF)',
  'Credit note {serial} as a PDF': 'क्रेडिट नोट {serial} (PDF)',
  'These links open for {days} days. Your account keeps all of them.':
    'ये लिंक {days} दिन खुलेंगे। आपके अकाउंट में सब बने रहेंगे।',
  'See all fee invoices': 'सभी फ़ीस इनवॉइस देखें',
  'arrived|by SMS': 'पहुँच गई',
  'did not arrive, money is back|by SMS': 'नहीं पहुँची, पैसे वापस हैं',
  'sent back by the bank|by SMS': 'बैंक ने लौटा दी',
  'your account|by SMS': 'आपका अकाउंट',
  '{sum} arrived in {account}': '{account} में {sum} पहुँच गए',
  '{sum} did not reach {account}': '{account} में {sum} नहीं पहुँचे',
  '{account} sent {sum} back': '{account} से {sum} लौट आए',
  'Your withdrawal is complete.': 'आपकी निकासी पूरी हुई।',
  'Your withdrawal did not go through, and the money is back in your wallet.':
    'आपकी निकासी नहीं हो पाई, और पैसे आपके वॉलेट में वापस हैं।',
  'The bank took your withdrawal and sent it back. The money is in your wallet again.':
    'बैंक ने आपकी निकासी ली और लौटा दी। पैसे फिर आपके वॉलेट में हैं।',
  'Your bank knows it by the number {reference}. Ask there if you do not see it yet.':
    'आपका बैंक इसे {reference} नंबर से जानता है। अगर पैसे अभी न दिखें तो वहाँ पूछें।',
  '{buyer} still waits for your answer': '{buyer} अब भी आपके जवाब के इंतज़ार में हैं',
  '{buyer} asks for {sum} back for {product}:': '{buyer} {product} के {sum} वापस चाहते हैं:',
  '{product}. Answer by {time}.': '{product}। {time} तक जवाब दें।',
  '{seller} has not answered a request for {sum} back for {product}:':
    '{seller} ने {product} के {sum} लौटाने की माँग का जवाब नहीं दिया:',
  '{seller} has not answered your request for {sum} back for {product} in time.':
    '{seller} ने {product} के {sum} लौटाने की आपकी माँग का समय पर जवाब नहीं दिया।',
  'We look at it now and decide within 7 days. You need not do anything.':
    'अब हम इसे देख रहे हैं और 7 दिनों में फ़ैसला करेंगे। आपको कुछ नहीं करना है।',
  'Refund request without an answer: order {order}': 'बिना जवाब की रिफ़ंड माँग: ऑर्डर {order}',
  'Your refund request for {product}': '{product} के रिफ़ंड की आपकी माँग',
  'agreed to|by SMS': 'हाँ, मंज़ूर',
  'declined|by SMS': 'मना किया',
  '{seller} agreed to give back {sum} for {product}.': '{seller} {product} के {sum} लौटाने को राज़ी हैं।',
  '{seller} declined to give back {sum} for {product}.': '{seller} ने {product} के {sum} लौटाने से मना किया।',
  'In their words: {words}': 'उनके शब्दों में: {words}',
  'See your purchase': 'अपनी ख़रीदारी देखें',
  'About your refund for {product}': '{product} के आपके रिफ़ंड के बारे में',
  'The payment gateway did not carry it out, so the money is back with {seller}.':
    'पेमेंट गेटवे ने इसे पूरा नहीं किया, इसलिए पैसे {seller} के पास वापस हैं।',
  'The payment gateway did not carry it out, so the money is back with you.':
    'पेमेंट गेटवे ने इसे पूरा नहीं किया, इसलिए पैसे आपके पास वापस हैं।',
  'Your refund for {product} did not go through': '{product} का आपका रिफ़ंड नहीं हो पाया',
  'A refund of {sum} did not go through': '{sum} का एक रिफ़ंड नहीं हो पाया',
  '{sum} for {product} did not go back.': '{product} के {sum} वापस नहीं गए।',
  '{seller} has been told and can give it back once more.':
    '{seller} को बता दिया गया है और वे फिर से लौटा सकते हैं।',
  'Your request is open again: {seller} has until {time} to answer. After that we look at it.':
    'आपकी माँग फिर खुली है: {seller} के पास जवाब देने के लिए {time} तक का समय है। उसके बाद हम इसे देखेंगे।',
  'You can give it back once more from the sale.': 'आप बिक्री से इसे फिर लौटा सकते हैं।',
  'The request is open again. Please answer by {time}; a yes tries once more.':
    'माँग फिर खुली है। कृपया {time} तक जवाब दें; हाँ कहने पर एक बार फिर कोशिश होगी।',
  'Refunds for {product}: {done} of {all} done': '{product} के रिफ़ंड: {all} में से {done} हो गए',
  '{sum} went back to {buyers}.': '{sum} लौटाए गए: {buyers}।',
  'It reaches the accounts they paid from in 5 to 7 working days.':
    'जिन अकाउंट से पैसे आए थे, उनमें 5 से 7 कामकाजी दिनों में पहुँचेंगे।',
  'The money of {buyers} could not be given back. Their sales say why, and you can try again there.':
    'इनके पैसे लौटाए नहीं जा सके: {buyers}। वजह उनकी बिक्री में लिखी है, और वहीं आप फिर कोशिश कर सकते हैं।',
  '{buyers} had their refund apart from this, or their bank has disputed the payment. Their sales say which.':
    'इन्हें रिफ़ंड अलग से मिल चुका है, या इनके बैंक ने पेमेंट पर सवाल उठाया है: {buyers}। कौन सी बात है, यह उनकी बिक्री में लिखा है।',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
