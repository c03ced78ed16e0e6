import type { Spoken } from '@haat/i18n/phrase';

/** What the first page says, and the form to write with. */
export const hi = {
  '{site}: sell what you make, paid by UPI': '{site}: अपना बनाया बेचें, पैसे UPI से पाएँ',
  'Make a page, share one link, get paid by UPI. No fee to start; {share} of each sale. For creators in India.':
    'पेज बनाएँ, एक लिंक शेयर करें, UPI से पैसे पाएँ। शुरू करने की कोई फ़ीस नहीं; हर बिक्री का {share}। भारत के क्रिएटरों के लिए।',
  'Set up shop': 'दोपहर में',
  'this afternoon.': 'दुकान लगाएँ।',
  'Sell by evening.': 'शाम तक बेचें।',
  'No fee to start; {share} only when you sell': 'शुरू करने की कोई फ़ीस नहीं; {share} सिर्फ़ बिकने पर',
  'In your wallet the same day': 'पैसे उसी दिन आपके',
  'In your wallet after {days}': 'पैसे {days} में आपके',
  'Buyers need no account and no app': 'ख़रीदार को न अकाउंट चाहिए, न ऐप',
  'Notes, recipes, music, a workshop, your advice. Make a page, share one link on WhatsApp; people pay by UPI and get what they bought immediately.':
    'नोट्स, रेसिपी, संगीत, वर्कशॉप, आपकी सलाह। पेज बनाएँ, WhatsApp पर एक लिंक शेयर करें; लोग UPI से पैसे देते हैं और चीज़ उन्हें तुरंत मिलती है।',
  'Start selling': 'बेचना शुरू करें',
  'See how it works': 'देखें कैसे चलता है',
  'From your phone to your bank': 'आपके फ़ोन से आपके बैंक तक',
  'Create a page': 'पेज बनाएँ',
  'Write a title and a description, add a picture and set a price. Everything is saved automatically.':
    'टाइटल और विवरण लिखें, तस्वीर जोड़ें, दाम रखें। सब अपने आप सेव होता है।',
  'Ready to publish|example': 'बेचने के लिए तैयार',
  'Share one link': 'एक लिंक शेयर करें',
  'WhatsApp, Telegram, Instagram or a QR on your wall. The page opens fast on any phone, and buying takes one form.':
    'WhatsApp, Telegram, Instagram या दीवार पर लगा QR। पेज हर फ़ोन पर जल्दी खुलता है, और ख़रीदने में एक ही फ़ॉर्म है।',
  'Monsoon sketchbook': 'मानसून की स्केचबुक',
  'Sold by you': 'आपकी ओर से',
  'Get paid': 'पैसे पाएँ',
  'Buyers pay by UPI, card or net banking. The same day it is available in your wallet.':
    'ख़रीदार UPI, कार्ड या नेट बैंकिंग से पैसे देते हैं। उसी दिन वे आपके वॉलेट में निकालने लायक होते हैं।',
  'Buyers pay by UPI, card or net banking. After {days} it is available in your wallet.':
    'ख़रीदार UPI, कार्ड या नेट बैंकिंग से पैसे देते हैं। {days} बाद वे आपके वॉलेट में निकालने लायक होते हैं।',
  'You sold {title}': 'आपने {title} बेची',
  'Fee and GST already deducted.': 'फ़ीस और GST कट चुके हैं।',
  'What you can sell': 'आप क्या बेच सकते हैं',
  'Eight types of product. Each has its own link, and every payment goes to the same wallet.':
    'आठ क़िस्म के प्रोडक्ट। हर एक का अपना लिंक, और हर पेमेंट एक ही वॉलेट में।',
  'Simple fees': 'सीधी-सादी फ़ीस',
  'GST of {share} applies to fee and plan. {link}': 'फ़ीस और प्लान पर {share} GST लगता है। {link}',
  'It is free to start': 'शुरू करना मुफ़्त है',
  'All you need is a phone number and something to sell.': 'चाहिए बस एक फ़ोन नंबर, और कुछ जो बेचना हो।',
  'When do I get my money?': 'मेरे पैसे मुझे कब मिलते हैं?',
  'A sale is available in your wallet the same day. From {sum} it can be paid out to your bank or UPI, once your PAN and an account in your name are checked.':
    'बिक्री के पैसे उसी दिन वॉलेट में निकालने लायक होते हैं। {sum} से आप उन्हें अपने बैंक या UPI में निकाल सकते हैं, जब आपका PAN और आपके नाम का अकाउंट जाँच लिया गया हो।',
  'A sale is available in your wallet {days} after the buyer pays. From {sum} it can be paid out to your bank or UPI, once your PAN and an account in your name are checked.':
    'ख़रीदार के पैसे देने के {days} बाद वे वॉलेट में निकालने लायक होते हैं। {sum} से आप उन्हें अपने बैंक या UPI में निकाल सकते हैं, जब आपका PAN और आपके नाम का अकाउंट जाँच लिया गया हो।',
  'Does my buyer have to sign up?': 'क्या ख़रीदार को अकाउंट बनाना पड़ता है?',
  'No. A mobile number is enough to buy. The receipt comes by SMS with a link that opens what was bought, and signing in later with the same number shows every purchase.':
    'नहीं। ख़रीदने के लिए मोबाइल नंबर काफ़ी है। रसीद SMS से आती है, उस लिंक के साथ जो ख़रीदी चीज़ खोलता है; बाद में उसी नंबर से साइन इन करने पर सारी ख़रीदारी दिखती है।',
  'Do I need a GST number?': 'क्या मुझे GST नंबर चाहिए?',
  'Not to start. Without one your buyers get a receipt without tax. The {terms} explain the other tax rules in plain language.':
    'शुरू करने के लिए नहीं। उसके बिना ख़रीदारों को बिना टैक्स की रसीद मिलती है। टैक्स विभाग और क्या चाहता है, यह {terms} में सरल शब्दों में है।',
  'terms|in a sentence': 'शर्तों',
  'What if someone asks for a refund?': 'कोई पैसे वापस माँगे तो?',
  'You decide within 48 hours and refund all or part of it in one step. {site} refunds its fee too. See {link} for details.':
    'आप 48 घंटे में तय करते हैं और एक बटन से पूरे या कुछ पैसे लौटाते हैं। {site} अपनी फ़ीस भी लौटाता है। रिफ़ंड कब बनता है, यह यहाँ लिखा है: {link}।',
  'Can I write in Marathi, Tamil or Bangla?': 'क्या मैं मराठी, तमिल या बांग्ला में लिख सकता हूँ?',
  'Yes. A page takes any script, and buyers see it as you wrote it.':
    'हाँ। पेज पर कोई भी लिपि चलती है, और ख़रीदार उसे वैसा ही देखते हैं जैसा आपने लिखा।',
  'Write to {site}: questions, refunds, reports, privacy requests, and the grievance officer.':
    '{site} को लिखें: सवाल, रिफ़ंड, शिकायत, प्राइवेसी, और शिकायत अधिकारी।',
  Contact: 'संपर्क',
  'You get a ticket number immediately, and an answer from a person. Messages are read on every working day.':
    'आपको तुरंत टिकट नंबर और फिर किसी इंसान का जवाब मिलता है। मैसेज हर कामकाजी दिन पढ़े जाते हैं।',
  'What is it about?': 'किस बारे में है?',
  'Page or order': 'पेज या ऑर्डर',
  'The address of the page, or the number on your receipt.': 'पेज का पता, या आपकी रसीद पर लिखा नंबर।',
  'Your message': 'आपका मैसेज',
  'Email address or mobile number': 'ई-मेल पता या मोबाइल नंबर',
  'We will reply here. With an email address you also get a confirmation.':
    'जवाब यहीं आएगा। ई-मेल पता देने पर पुष्टि भी वहीं आती है।',
  'Send the message': 'मैसेज भेजें',
  'Who we are': 'हम कौन हैं',
  'Choose “{topic}” in the form': 'फ़ॉर्म में “{topic}” चुनें',
  'Self-service': 'अक्सर जल्दी होता है',
  '{link}, with your mobile number.': '{link}, उसी नंबर से जिससे ख़रीदा था।',
  '{link}, and how to ask the creator.': '{link}, और क्रिएटर से कैसे माँगें।',
  'A question': 'कोई सवाल',
  'You get an answer within 2 working days.': 'आपको 2 कामकाजी दिनों में जवाब मिलेगा।',
  'A refund': 'रिफ़ंड',
  'It is acknowledged within 24 hours and decided within 7 days. We ask the creator first, and give reasons for our decision.':
    '24 घंटे में हम बताते हैं कि आपकी बात मिल गई, और 7 दिनों में फ़ैसला होता है। हम पहले क्रिएटर से पूछते हैं, और अपने फ़ैसले की वजह आपको बताते हैं।',
  'It is acknowledged within 24 hours. What clearly breaks the rules is taken down within 36 hours, intimate pictures without consent within 2 hours; everything else is decided within 7 days.':
    '24 घंटे में हम बताते हैं कि शिकायत मिल गई। जो साफ़ तौर पर नियम तोड़ता है वह 36 घंटे में हटाया जाता है, बिना सहमति की निजी तस्वीरें 2 घंटे में; बाक़ी सब पर 7 दिनों में फ़ैसला होता है।',
  'A grievance': 'शिकायत',
  'The grievance officer acknowledges it within 24 hours and decides within 7 days.':
    'शिकायत अधिकारी 24 घंटे में बताते हैं कि शिकायत मिल गई, और 7 दिनों में फ़ैसला करते हैं।',
  'A privacy request': 'प्राइवेसी के बारे में',
  'You get an answer within 7 days, and what you asked for within 30 days. We may first send a code to verify that it is you.':
    '7 दिनों में जवाब और 30 दिनों में वह मिलेगा जो आपने माँगा। पक्का करने के लिए कि आप ही हैं, हम पहले एक कोड भेज सकते हैं।',
  'Copyright or another right': 'कॉपीराइट या कोई और अधिकार',
  'The page is reviewed within 36 hours. We may ask you to show that you own the right.':
    'पेज 36 घंटे में देखा जाता है। हम आपसे यह दिखाने को कह सकते हैं कि अधिकार आपका है।',
  'An order of a court or an authority': 'अदालत या सरकारी विभाग का आदेश',
  'Lawful orders are carried out within 3 hours. We may call back to verify the sender.':
    'क़ानूनी आदेश 3 घंटे में माने जाते हैं। भेजने वाले को पक्का करने के लिए हम वापस फ़ोन कर सकते हैं।',
  'We have received your message': 'आपका मैसेज हमें मिल गया',
  'Your ticket number': 'आपका टिकट नंबर',
  'Quote it when you write again. If you gave an email address, we have sent it there too; otherwise write it down.':
    'फिर लिखते समय इसे बताएँ। ई-मेल पता दिया है तो यह वहाँ भी आ रहा है; नहीं तो लिख लें।',
  'Back to home page': 'शुरुआत पर वापस',
  'Not sent yet: please check the marked fields below.': 'अभी नहीं भेजा गया: नीचे जिन पर निशान है उन्हें देखें।',
  'Too many messages came from your network. Wait ten minutes and send it again.':
    'आपके नेटवर्क से बहुत सारे मैसेज आए। दस मिनट रुककर फिर भेजें।',
  'You have sent several messages today. We will answer them first; write again tomorrow.':
    'आज आपके कई मैसेज आ चुके हैं; हम पहले उनका जवाब देंगे। कल फिर लिखें।',
  'Enter a message.': 'लिखें कि किस बारे में है।',
  'Shorten this to 5,000 characters, or send the rest as a second message.':
    'इसे 5,000 अक्षरों तक छोटा करें, या बाक़ी दूसरे मैसेज में भेजें।',
  'Enter your name.': 'बताएँ, हम आपको क्या कहें।',
  'Enter where we should reply.': 'बताएँ, जवाब कहाँ भेजें।',
  'Enter an email address like name@example.com, or a 10-digit mobile number.':
    'ई-मेल पता name@example.com की तरह लिखें, या 10 अंकों का मोबाइल नंबर।',
  'Shorten this to 300 characters.': 'इसे 300 अक्षरों तक छोटा करें।',
  'Shorten this to 120 characters.': 'इसे 120 अक्षरों तक छोटा करें।',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
