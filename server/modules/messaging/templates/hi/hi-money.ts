import type { Spoken } from '@haat/i18n/phrase';

export const hi = {
  'Respond to dispute': 'अपने वॉलेट में जवाब दें',
  'View wallet': 'अपना वॉलेट देखें',
  'Dispute won: {product}': 'विवाद आपके पक्ष में: {product}',
  'You keep the disputed {sum}, and the hold has been released.':
    'ख़रीदार के बैंक ने जिन {sum} पर सवाल उठाया था वे आपके ही रहेंगे, और जो रोका गया था वह फिर आपके हाथ में है।',
  'Dispute lost, {sum} refunded: {product}': 'विवाद ख़रीदार के पक्ष में, {sum} लौटाए गए: {product}',
  'The bank decided for the buyer and refunded {sum}. Our fee on it is credited to you, and the buyer’s access ends if the whole payment was refunded.':
    'बैंक ने ख़रीदार के हक़ में फ़ैसला किया और {sum} वापस ले लिए। इस पर हमारी फ़ीस आपको लौटेगी, और पेमेंट का कुछ न बचने पर ख़रीदार का एक्सेस ख़त्म होगा।',
  'Payment of {sum} disputed: {product}': '{sum} के पेमेंट पर विवाद: {product}',
  'Respond soon: say what the buyer received and when. We send your response to the bank.':
    'जल्दी जवाब दें: बताएँ कि ख़रीदार को क्या और कब मिला। हम आपका जवाब बैंक को देंगे।',
  'Respond by {date}: say what the buyer received and when. We send your response to the bank.':
    '{date} तक जवाब दें: बताएँ कि ख़रीदार को क्या और कब मिला। हम आपका जवाब बैंक को देंगे।',
  'The bank’s reason: {reason}. Without a response it usually decides for the buyer.':
    'बैंक की वजह: {reason}। जवाब न मिलने पर वह अक्सर ख़रीदार के हक़ में फ़ैसला करता है।',
  '{sum} is held until it decides. The buyer keeps access in the meantime.':
    'फ़ैसला होने तक आपके {sum} रुके रहेंगे। तब तक ख़रीदार का एक्सेस बना रहेगा।',
  'The buyer keeps access in the meantime.': 'तब तक ख़रीदार का एक्सेस बना रहेगा।',
  'Your fee invoice for {month}': '{month} का आपका फ़ीस इनवॉइस',
  'Your credit note on fees for {month}': '{month} की फ़ीस पर आपका क्रेडिट नोट',
  'Fees on your sales in {month} were {sum} including GST.': '{month} में आपकी बिक्री पर फ़ीस GST समेत {sum} हुई।',
  '{sum} of fees was credited to you for refunds in {month}.': '{month} में रिफ़ंड के साथ {sum} की फ़ीस आपको लौटी।',
  'They were deducted from each sale. There is nothing to pay.': 'यह हर बिक्री के साथ कट चुकी है। कुछ देना नहीं है।',
  'Fee invoice {serial} as a PDF': 'फ़ीस इनवॉइस {serial} (PDF)',
  'Credit note {serial} as a PDF': 'क्रेडिट नोट {serial} (PDF)',
  'These links work for {days} days. You can find all invoices in your account.':
    'ये लिंक {days} दिन खुलेंगे। आपके अकाउंट में सब बने रहेंगे।',
  'View all fee invoices': 'सभी फ़ीस इनवॉइस देखें',
  'arrived|by SMS': 'पहुँच गई',
  'did not arrive, money is back|by SMS': 'नहीं पहुँची, पैसे वापस हैं',
  'sent back by the bank|by SMS': 'बैंक ने लौटा दी',
  'your account|by SMS': 'आपका अकाउंट',
  '{sum} arrived in {account}': '{account} में {sum} पहुँच गए',
  '{sum} did not reach {account}': '{account} में {sum} नहीं पहुँचे',
  '{account} returned {sum}': '{account} से {sum} लौट आए',
  'Your withdrawal is complete.': 'आपकी निकासी पूरी हुई।',
  'Your withdrawal failed, and the money is back in your wallet.':
    'आपकी निकासी नहीं हो पाई, और पैसे आपके वॉलेट में वापस हैं।',
  'Your bank returned the withdrawal. The money is back in your wallet.':
    'बैंक ने आपकी निकासी ली और लौटा दी। पैसे फिर आपके वॉलेट में हैं।',
  'Bank reference: {reference}. Ask your bank if you do not see it yet.':
    'आपका बैंक इसे {reference} नंबर से जानता है। अगर पैसे अभी न दिखें तो वहाँ पूछें।',
  '{buyer} is waiting for your answer': '{buyer} अब भी आपके जवाब के इंतज़ार में हैं',
  '{buyer} requests a refund of {sum} for {product}:': '{buyer} {product} के {sum} वापस चाहते हैं:',
  '{product}. Answer by {time}.': '{product}। {time} तक जवाब दें।',
  '{seller} has not answered a refund request of {sum} for {product}:':
    '{seller} ने {product} के {sum} लौटाने की माँग का जवाब नहीं दिया:',
  '{seller} has not answered your refund request of {sum} for {product} in time.':
    '{seller} ने {product} के {sum} लौटाने की आपकी माँग का समय पर जवाब नहीं दिया।',
  'We will review it and decide within 7 days. You do not need to do anything.':
    'अब हम इसे देख रहे हैं और 7 दिनों में फ़ैसला करेंगे। आपको कुछ नहीं करना है।',
  'Unanswered refund request: order {order}': 'बिना जवाब की रिफ़ंड माँग: ऑर्डर {order}',
  'Your refund request for {product}': '{product} के रिफ़ंड की आपकी माँग',
  'approved|by SMS': 'हाँ, मंज़ूर',
  'declined|by SMS': 'मना किया',
  '{seller} has your request for a refund of {sum} for {product}.':
    '{product} के {sum} के रिफ़ंड का आपका अनुरोध {seller} को मिल गया है।',
  'Without an answer by then we review it and decide. You keep your access until it is refunded.':
    'तब तक जवाब न मिले तो हम देखकर फ़ैसला करेंगे। रिफ़ंड होने तक आपका एक्सेस बना रहेगा।',
  'We received your refund request for {product}': '{product} के रिफ़ंड का आपका अनुरोध मिला',
  '{seller} approved your refund of {sum} for {product}.': '{seller} {product} के {sum} लौटाने को राज़ी हैं।',
  '{seller} declined your refund of {sum} for {product}.': '{seller} ने {product} के {sum} लौटाने से मना किया।',
  'Their message: {words}': 'उनके शब्दों में: {words}',
  'View purchase': 'अपनी ख़रीदारी देखें',
  'About your refund for {product}': '{product} के आपके रिफ़ंड के बारे में',
  'The payment gateway could not process it, so the money is back with {seller}.':
    'पेमेंट गेटवे ने इसे पूरा नहीं किया, इसलिए पैसे {seller} के पास वापस हैं।',
  'The payment gateway could not process it, so the money is back in your wallet.':
    'पेमेंट गेटवे ने इसे पूरा नहीं किया, इसलिए पैसे आपके पास वापस हैं।',
  'Your refund for {product} failed': '{product} का आपका रिफ़ंड नहीं हो पाया',
  'A refund of {sum} failed': '{sum} का एक रिफ़ंड नहीं हो पाया',
  'The refund of {sum} for {product} failed.': '{product} के {sum} वापस नहीं गए।',
  '{seller} has been notified and can retry it.': '{seller} को बता दिया गया है और वे फिर से लौटा सकते हैं।',
  'Your request is open again: {seller} has until {time} to answer. After that we review it.':
    'आपकी माँग फिर खुली है: {seller} के पास जवाब देने के लिए {time} तक का समय है। उसके बाद हम इसे देखेंगे।',
  'You can retry the refund from the sale.': 'आप बिक्री से इसे फिर लौटा सकते हैं।',
  'The request is open again. Please answer by {time}; approving it retries the refund.':
    'माँग फिर खुली है। कृपया {time} तक जवाब दें; हाँ कहने पर एक बार फिर कोशिश होगी।',
  'Refunds for {product}: {done} of {all} completed': '{product} के रिफ़ंड: {all} में से {done} हो गए',
  '{sum} was refunded to {buyers}.': '{sum} लौटाए गए: {buyers}।',
  'It should reach the accounts they paid from in 5 to 7 working days.':
    'जिन अकाउंट से पैसे आए थे, उनमें 5 से 7 कामकाजी दिनों में पहुँचेंगे।',
  '{buyers} could not be refunded. Open their sales to see why and try again.':
    'इनके पैसे लौटाए नहीं जा सके: {buyers}। वजह उनकी बिक्री में लिखी है, और वहीं आप फिर कोशिश कर सकते हैं।',
  'Refunded separately or disputed: {buyers}. Open their sales for details.':
    'इन्हें रिफ़ंड अलग से मिल चुका है, या इनके बैंक ने पेमेंट पर सवाल उठाया है: {buyers}। कौन सी बात है, यह उनकी बिक्री में लिखा है।',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
