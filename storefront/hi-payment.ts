import type { Spoken } from '@haat/i18n/phrase';

/** Texts of payment pages and the frame of product pages. */
export const hi = {
  'Ask somebody else to pay': 'किसी और से पैसे देने को कहें',
  'Send them this link': 'उन्हें यह लिंक भेजें',
  'Whoever opens it sees what you are buying, the amount and your name, and can pay. It opens for you, and you get the receipt by SMS.':
    'जो इसे खोलेगा उसे दिखेगा कि आप क्या ख़रीद रहे हैं, कितने का है और आपका नाम, और वह पैसे दे सकेगा। ख़रीदारी आपके लिए खुलेगी, और रसीद आपको SMS से मिलेगी।',
  'Get a link that pays {sum}': '{sum} देने का लिंक पाएँ',
  'Pay it myself': 'मैं ख़ुद दूँगा/दूँगी',
  'It works until {time}. If only a few are left, one is kept for you from the moment they begin to pay.':
    'यह {time} तक चलेगा। अगर थोड़े ही बचे हों, तो उनके पैसे देना शुरू करते ही एक आपके लिए रख लिया जाएगा।',
  'Could you pay {sum} for “{title}” for me? {link}': 'क्या आप मेरे लिए “{title}” के {sum} दे देंगे? {link}',
  'Send by WhatsApp': 'WhatsApp से भेजें',
  'Copy the link': 'लिंक कॉपी करें',
  'Share the link': 'लिंक शेयर करें',
  'It can be paid until {time}.': 'इसके पैसे {time} तक दिए जा सकते हैं।',
  'The number ending in {ending}': '{ending} पर ख़त्म होने वाले नंबर',
  '{name} asks you to pay': '{name} ने आपसे पैसे देने को कहा है',
  'You are asked to pay': 'आपसे पैसे देने को कहा गया है',
  'What is bought opens for them, and they get the receipt. You need no account, and we ask nothing else of you.':
    'ख़रीदारी उनके लिए खुलेगी, और रसीद उन्हें मिलेगी। आपको कोई अकाउंट नहीं चाहिए, और हम आपसे कुछ और नहीं पूछते।',
  'A bank is still processing this payment': 'कोई बैंक अभी यह पेमेंट देख रहा है',
  'Please do not pay again. If it fails, it is refunded automatically within 3 working days.':
    'कृपया दोबारा पैसे न दें। पेमेंट न हो पाए, तो पैसे 3 कामकाजी दिन में अपने आप लौट आएँगे।',
  'This is paid': 'इसके पैसे दिए जा चुके हैं',
  '{name} has been told, and it opens for them. Thank you.':
    '{name} को बता दिया गया है, और उनके लिए यह खुल गया है। धन्यवाद।',
  'Whoever asked you has been told, and it opens for them. Thank you.':
    'जिन्होंने कहा था उन्हें बता दिया गया है, और उनके लिए यह खुल गया है। धन्यवाद।',
  'This cannot be paid any more': 'अब इसके पैसे नहीं दिए जा सकते',
  'The link has expired. Ask for a new one.': 'लिंक का समय निकल गया है। नया लिंक माँगें।',
  'This is not paid yet': 'इसके पैसे अभी नहीं दिए गए हैं',
  'Nothing was charged. It can be paid now.': 'कोई पैसा नहीं कटा। अब इसके पैसे दिए जा सकते हैं।',
  'The subscription goes on. Whoever has it gets a message, and it opens for them as before. If it is yours, it is in your purchases.':
    'सब्सक्रिप्शन आगे चलेगा। जिनका है उन्हें मैसेज मिलेगा, और उनके लिए यह पहले की तरह खुलेगा। आपका है, तो यह आपकी ख़रीदारी में है।',
  'Nothing was charged. Open the link of the reminder again.': 'कोई पैसा नहीं कटा। याद दिलाने वाला लिंक फिर खोलें।',
  'Your bank’s page did not open, and nothing was charged. Check your connection and try again.':
    'आपके बैंक का पेज नहीं खुला, और कोई पैसा नहीं कटा। अपना नेटवर्क जाँचें और फिर कोशिश करें।',
  'The payment page did not open, and nothing was charged. Check your connection and try again.':
    'पेमेंट का पेज नहीं खुला, और कोई पैसा नहीं कटा। अपना नेटवर्क जाँचें और फिर कोशिश करें।',
  'Your bank’s page needs JavaScript. Turn it on in your browser and reload.':
    'आपके बैंक के पेज को JavaScript चाहिए। इसे ब्राउज़र में चालू करके पेज फिर खोलें।',
  'The payment page needs JavaScript. Turn it on in your browser and reload.':
    'पेमेंट के पेज को JavaScript चाहिए। इसे ब्राउज़र में चालू करके पेज फिर खोलें।',
  'Sold by {seller} through {site}': '{site} पर {seller} की ओर से',
  Rules: 'नियम',
  'Terms|of use': 'शर्तें',
  Privacy: 'प्राइवेसी',
  'Grievance officer': 'शिकायत अधिकारी',
  'Report this page': 'इस पेज की शिकायत करें',
  'Nothing was charged. This page opens once there is a network again.':
    'कोई पैसा नहीं कटा। नेटवर्क आते ही यह पेज खुल जाएगा।',
  'Works without a network': 'नेटवर्क के बिना भी',
  'This page opens once there is a network again. If you have paid, do not pay a second time.':
    'नेटवर्क आते ही यह पेज खुल जाएगा। पैसे दे चुके हों, तो दोबारा न दें।',
  '{count} kept on this device': 'इस डिवाइस पर {count} मौजूद',
  'Receipt, last seen {when}': 'रसीद, पिछली बार {when} को देखी',
  'Last seen {when}': 'पिछली बार {when} को देखा',
  'Kept on this device, {size}': 'इस डिवाइस पर मौजूद, {size}',
  Receipts: 'रसीदें',
  'Checkout draft': 'अधूरा ऑर्डर',
  'Saved {when}, nothing was charged': '{when} को सेव हुआ, कोई पैसा नहीं कटा',
  'Identity checked': 'पहचान जाँची हुई',
  'Help: {email}': 'मदद: {email}',
  Payment: 'पेमेंट',
  'QR code to pay {sum} by UPI': 'UPI से {sum} देने का QR कोड',
  'UPI apps': 'UPI ऐप',
  'Pay with another UPI app': 'दूसरे UPI ऐप से दें',
  'Pay with {name}': '{name} से दें',
  'Pay by card or net banking': 'कार्ड या नेट बैंकिंग से दें',
  'I have paid': 'मैंने पैसे दे दिए',
  'Opening your payment': 'पेमेंट खुल रहा है',
  'Scan with any UPI app': 'किसी भी UPI ऐप से स्कैन करें',
  'Choose your UPI app': 'अपना UPI ऐप चुनें',
  '{sum} is paid now, and your bank asks you to authorise auto-renew. You pay on our payment partner’s page and then return here.':
    '{sum} अभी दिए जाते हैं, और आपका बैंक पूछता है कि क्या यह अपने आप रिन्यू हो सकता है। यह हमारे पेमेंट पार्टनर के पेज पर खुलता है और यहीं लौटता है।',
  'You pay on our payment partner’s page and then return here.':
    'यह हमारे पेमेंट पार्टनर के पेज पर खुलता है और यहीं लौटता है।',
  'Open it on your phone and point it at the code.': 'ऐप फ़ोन पर खोलें और कैमरा कोड पर लाएँ।',
  'GPay, PhonePe, Paytm, BHIM or your bank’s own app. This page updates automatically once you have paid.':
    'GPay, PhonePe, Paytm, BHIM या आपके बैंक का ऐप। पैसे देते ही यह पेज अपने आप आगे बढ़ेगा।',
  'We cannot find this payment': 'यह पेमेंट नहीं मिला',
  'The link may have been cut off on its way. If you have paid, what you bought is in your purchases: we send a code to the mobile number you paid with.':
    'हो सकता है लिंक बीच में कट गया हो। अगर आपने पैसे दिए हैं तो ख़रीदी हुई चीज़ आपकी ख़रीदारी में है: जिस नंबर से पैसे दिए उस पर हम कोड भेजते हैं।',
  'Good until {time}': '{time} तक चलेगा',
  'Good for {left}': '{left} तक चलेगा',
  'Approve the payment in your app and come back here. This page updates automatically.':
    'अपने ऐप में पेमेंट मंज़ूर करें और यहाँ लौट आएँ। क्या हुआ, हम ख़ुद देख लेंगे।',
  'For|what': 'किसके लिए',
  'Order|number': 'ऑर्डर',
  'Paid with': 'कैसे दिए',
  'Tried with': 'कैसे कोशिश की',
  'Receipt to': 'रसीद कहाँ',
  'number ending in {ending}': '{ending} पर ख़त्म होने वाला नंबर',
  'Net banking': 'नेट बैंकिंग',
  'Open your purchases': 'अपनी ख़रीदारी खोलें',
  'Please do not pay again.': 'कृपया दोबारा पैसे न दें।',
  '{warning} If the payment fails, it is refunded automatically within 3 working days.':
    '{warning} अगर बैंक मना करे, तो पैसे 3 कामकाजी दिनों में अपने आप लौट आते हैं।',
  'Check again now': 'अभी फिर देखें',
  'Not paid yet? {link}': 'अभी पैसे नहीं दिए? {link}',
  'Go to the payment': 'पेमेंट पर जाएँ',
  'Try again: pay {sum}': 'फिर कोशिश करें: {sum} दें',
  'Back to the page': 'पेज पर वापस',
  'Start again': 'फिर से शुरू करें',
  'Open your receipt': 'अपनी रसीद खोलें',
  'You ordered': 'आपने ऑर्डर किया',
  'Your bank is confirming': 'आपका बैंक पुष्टि कर रहा है',
  'This is taking longer than usual. You can close this page: your receipt arrives by SMS.':
    'इसमें ज़्यादा समय लग रहा है। आप यह पेज बंद कर सकते हैं: रसीद SMS से आएगी।',
  'This page refreshes every few seconds.': 'हम हर कुछ सेकंड में ख़ुद देखते रहते हैं।',
  'now|at this moment': 'अभी',
  'Your purchase opens': 'आपकी ख़रीदारी खुलेगी',
  'Payment failed': 'पेमेंट नहीं हो पाया',
  '{why} If money was debited from your account, it is refunded automatically within 3 working days.':
    '{why} अगर अकाउंट से पैसे कट गए हैं, तो वे 3 कामकाजी दिनों में अपने आप लौट आएँगे।',
  'The bank declined it.': 'बैंक ने मना कर दिया।',
  'Payment not completed': 'आप पैसे दिए बिना लौट आए',
  'Nothing was charged. You can pay now with the details you entered.':
    'कोई पैसा नहीं कटा। आप अभी पैसे दे सकते हैं; पहले का लिखा वैसा ही है।',
  'This order has expired': 'इसमें बहुत देर हो गई',
  'The order has expired and nothing was charged. Start again from the page.':
    'ऑर्डर का समय निकल गया और कोई पैसा नहीं कटा। पेज से फिर शुरू करें।',
  'Your refund is on its way': 'आपका रिफ़ंड रास्ते में है',
  'It is refunded to your original payment method, usually within 5 working days.':
    'पैसे वहीं लौटते हैं जहाँ से आपने दिए थे, आम तौर पर 5 कामकाजी दिनों में।',
  'This was refunded': 'इसका रिफ़ंड हो चुका है',
  'It was refunded to your original payment method.': 'पैसे वहीं लौट गए जहाँ से आपने दिए थे।',
  'This payment is disputed': 'इस पेमेंट की जाँच चल रही है',
  'Your bank is reviewing it.': 'आपके बैंक ने इसके बारे में पूछा है।',
  'Your bank is reviewing it. Access is paused until it decides.':
    'आपके बैंक ने इसके बारे में पूछा है। उसके फ़ैसले तक एक्सेस रुका है।',
  'Thank you. Your receipt is ready.': 'धन्यवाद। आपकी रसीद तैयार है।',
  'Checking with your bank': 'हम आपके बैंक से पूछ रहे हैं',
  'Your bank is still processing the payment; this can take some hours. We keep checking, and notify you by SMS.':
    'पेमेंट आपके बैंक के पास है और उसने अभी जवाब नहीं दिया; इसमें कुछ घंटे लग सकते हैं। हम ख़ुद पूछते रहेंगे और नतीजा SMS से बताएँगे।',
  'Most banks respond within a minute. Stay here, or close the page: your receipt arrives by SMS.':
    'ज़्यादातर बैंक एक मिनट में जवाब दे देते हैं। यहीं रुकें या पेज बंद कर दें: रसीद SMS से आएगी।',
  'Your bank did not authorise it': 'आपके बैंक ने मंज़ूरी नहीं दी',
  'Start again from the page. If money was debited from your account, it is refunded automatically within 3 working days.':
    'एक ही ऑर्डर के लिए बैंक से दोबारा नहीं पूछा जाता। पेज से फिर शुरू करें। अगर अकाउंट से पैसे कट गए हैं, तो वे 3 कामकाजी दिनों में अपने आप लौट आएँगे।',
  '{why} To continue, renew it yourself in your purchases.':
    '{why} इसे जारी रखने के लिए अपनी ख़रीदारी में ख़ुद रिन्यू करें।',
  'This is being charged automatically': 'आपके बैंक से ये पैसे अपने आप देने को कहा गया है',
  'You do not need to do anything. Your receipt arrives by SMS.':
    'आपको कुछ नहीं करना है। बैंक का जवाब आते ही रसीद SMS से आएगी।',
  'Paid but no access?': 'पैसे दे दिए पर खुला नहीं?',
  'UPI reference': 'UPI रेफ़रेंस नंबर',
  'Stuck for more than 10 minutes? {link}': '10 मिनट से ज़्यादा हो गए? {link}',
  'Message support': 'मदद के लिए लिखें',
  'Bank reference': 'बैंक का रेफ़रेंस नंबर',
  '12 digits. Your UPI app shows it with the payment, also as UTR or transaction number.':
    '12 अंक। आपका UPI ऐप इसे पेमेंट के साथ दिखाता है; इसे UTR या ट्रांज़ैक्शन नंबर भी कहते हैं।',
  'Find my payment': 'मेरा पेमेंट ढूँढें',
  'Or write to {email}': 'या यहाँ लिखें: {email}',
  'We keep checking, and notify you by SMS.': 'हम ख़ुद पूछते रहेंगे और नतीजा SMS से बताएँगे।',
  'We keep checking until {time}, and notify you by SMS.': 'हम {time} तक ख़ुद पूछते रहेंगे और नतीजा SMS से बताएँगे।',
  'Your bank is still processing the payment. {next}': 'पेमेंट आपके बैंक के पास है और उसने अभी जवाब नहीं दिया। {next}',
  'This payment failed. If money was debited from your account, it is refunded automatically within 3 working days.':
    'यह पेमेंट बैंक में नहीं हो पाया। अगर अकाउंट से पैसे कट गए हैं, तो वे 3 कामकाजी दिनों में अपने आप लौट आएँगे।',
  'We received your payment, but this was no longer available. It is refunded automatically within 7 working days.':
    'आपका पेमेंट हमें मिला, पर तब तक यह बिकना बंद हो चुका था। पैसे 7 कामकाजी दिनों में अपने आप लौट आएँगे।',
  'We cannot find this payment yet. {next} If it is not found by then, your bank refunds it.':
    'यह पेमेंट हमें अभी नहीं दिख रहा। {next} तब तक न मिला, तो आपका बैंक पैसे लौटा देगा।',
  'We cannot check it right now. {next}': 'अभी हम इसके बारे में पूछ नहीं पा रहे। {next}',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
