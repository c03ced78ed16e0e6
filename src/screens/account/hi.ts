import type { Spoken } from '@haat/i18n/phrase';

export const hi = {
  '15 characters. We verify it with the GST portal.': '15 अक्षर-अंक। हम इसे GST रजिस्टर में देखते हैं।',
  '3 to 30 letters, digits and _. It can be changed once in 30 days.':
    '3 से 30 अंग्रेज़ी अक्षर, अंक और _। 30 दिन में एक बार बदल सकते हैं।',
  '@{handle} redirects here until {date}.': '@{handle} भी {date} तक वहीं ले जाता है।',
  'A code is sent to your oldest number or email.': 'आपके सबसे पुराने नंबर या ई-मेल पर एक कोड जाएगा।',
  'About you': 'आपके बारे में',
  'Add a mobile number': 'मोबाइल नंबर जोड़ें',
  'Add an email': 'ई-मेल जोड़ें',
  'Add email': 'ई-मेल जोड़ें',
  'Add number': 'नंबर जोड़ें',
  'Add your GSTIN': 'अपना GSTIN जोड़ें',
  'Address on invoices': 'इनवॉइस पर पता',
  System: 'सिस्टम',
  'Change to VVIP': 'VVIP पर जाएँ',
  Appearance: 'रूप-रंग',
  Dark: 'डार्क',
  'Credit note, {month}': 'क्रेडिट नोट, {month}',
  'Fees, {month}': 'फ़ीस, {month}',
  'Free|plan': 'फ़्री',
  'You now sell with GST.': 'अब से आप GST के साथ बेचते हैं।',
  'You now sell without GST.': 'अब से आप बिना GST बेचते हैं।',
  'From the next sale your prices do not include GST, and buyers get receipts. Existing invoices stay as they are.':
    'अगली बिक्री से आपके दाम में GST नहीं होगा, और ख़रीदारों को रसीद मिलेगी। बने हुए इनवॉइस वैसे ही रहेंगे।',
  'From {from}: {plan}, until {until}.': '{from} से: {plan}, {until} तक।',
  'You can no longer sign in with Google. You can still sign in with a code.':
    'Google से अब आपका अकाउंट नहीं खुलेगा। कोड से साइन इन होता रहेगा।',
  Handle: 'हैंडल',
  'This device too. You need a new code on each device. Your products stay on sale.':
    'यहाँ भी। हर डिवाइस पर नया कोड लगेगा। आपके पेज बिकते रहेंगे।',
  'If that is the one you have lost, {link}.': 'अगर वही खो गया है, तो {link}।',
  'You can no longer sign in with it, and it gets no more notifications. Google accounts are removed with it. One whose email stays is added again when you next sign in with Google.':
    'इससे अब आपका अकाउंट नहीं खुलेगा, और अकाउंट की ख़बरें वहाँ नहीं जाएँगी। इसके साथ Google अकाउंट भी हट जाएँगे। जिसका ई-मेल यहाँ रहता है, वह Google से फिर साइन इन करने पर लौट आएगा।',
  'You can no longer sign in with it, and purchases made with it leave your Purchases.':
    'इससे अब आपका अकाउंट नहीं खुलेगा, और इससे ख़रीदा हुआ आपकी ख़रीदारी से हट जाएगा।',
  'It ends on {date}, as you requested.': 'यह {date} को ख़त्म होगा, जैसा आपने तय किया।',
  'It is removed from this page. You keep selling without GST. You can add another one.':
    'यह यहाँ नहीं दिखेगा। आप अभी की तरह बिना GST बेचते रहेंगे। दूसरा जोड़ सकते हैं।',
  'It has not changed.': 'वह जैसा था वैसा ही है।',
  'It was paid until {ended}. You keep it until {until}; after that the Free plan’s fee applies.':
    'इसके पैसे {ended} तक के दिए थे। {until} तक यह आपके पास रहेगा; उसके बाद बिक्री पर फ़्री प्लान की फ़ीस लगेगी।',
  'Keep GSTIN': 'GSTIN रखें',
  'Leave empty to use the registered address.': 'रजिस्टर वाले पते के लिए ख़ाली छोड़ें।',
  'Do not renew': 'ख़त्म होने दें',
  Light: 'लाइट',
  'This account holds money, so we send one more code to your oldest number or email.':
    'इस अकाउंट से पैसे जुड़े हैं। इसलिए एक और कोड आपके सबसे पुराने नंबर या ई-मेल पर जाएगा।',
  'Sign-out failed. Try again.': 'साइन आउट नहीं हुआ। फिर कोशिश करें।',
  'None yet. On the 1st of each month you get an invoice for the previous month’s fees.':
    'अभी कोई नहीं। हर महीने की 1 तारीख़ को पिछले महीने की फ़ीस का इनवॉइस मिलता है।',
  'On all your devices and in our messages to you. Buyers see your pages in their own language.':
    'आपके सब डिवाइस पर, और हमारे मैसेज में। ख़रीदार आपके पेज अपनी भाषा में देखते हैं।',
  'On this device only.': 'सिर्फ़ इस डिवाइस पर।',
  'For selling': 'बेचने के लिए',
  'On all your devices and in our messages to you.': 'आपके सब डिवाइस पर और आपको भेजे हमारे मैसेज में।',
  'This device too. You need a new code on each device.': 'इस डिवाइस पर भी। हर डिवाइस पर नया कोड लगेगा।',
  'On this device only. Your products stay on sale.': 'सिर्फ़ इस डिवाइस पर। आपके पेज बिकते रहेंगे।',
  'On this device. Buyers see your pages in their own appearance setting.':
    'इस डिवाइस पर। ख़रीदार आपके पेज अपने डिवाइस के रंगों में देखते हैं।',
  'One link to everything you sell. Add it to your bio and profiles.':
    'एक ही पता, जहाँ आपका बेचा हुआ सब कुछ है। इसे वहाँ लगाएँ जहाँ लोग आपको जानते हैं।',
  'Paid until {date}. It does not auto-renew; we remind you before it ends.':
    '{date} तक के पैसे दिए हैं। अपने आप कुछ नहीं कटता; ख़त्म होने से पहले हम याद दिलाएँगे।',
  'Paid until {date}. It does not auto-renew; we remind you before it ends. You chose {plan} next.':
    '{date} तक के पैसे दिए हैं। अपने आप कुछ नहीं कटता; ख़त्म होने से पहले हम याद दिलाएँगे। उसके बाद आपको {plan} चाहिए।',
  'Switch to Premium': 'उसके बाद Premium',
  'Receipts for your plan': 'आपके प्लान की रसीदें',
  'Remove this GSTIN?': 'यह GSTIN हटाएँ?',
  'Remove {way}': '{way} हटाएँ',
  'Removed. You can no longer sign in with {way}.': 'हटा दिया। {way} से अब आपका अकाउंट नहीं खुलेगा।',
  'Renew {plan}': '{plan} रिन्यू करें',
  'Save page': 'अपना पेज सेव करें',
  'View page': 'अपना पेज देखें',
  'Sell with GST': 'GST के साथ बेचें',
  'Sell without GST': 'बिना GST बेचें',
  'Sell without GST?': 'बिना GST बेचें?',
  'Sign out everywhere': 'हर जगह से साइन आउट करें',
  'Sign out everywhere?': 'हर जगह से साइन आउट करें?',
  'Sign out the other devices?': 'बाक़ी डिवाइस से साइन आउट करें?',
  'Sign out other devices': 'बाक़ी से साइन आउट करें',
  'Signed in on': 'यहाँ साइन इन हैं',
  'Signed in {date} · last seen {time}': '{date} को साइन इन · आख़िरी बार {time}',
  'Stay signed in': 'साइन इन रहें',
  'The plan was not changed. Try again.': 'प्लान नहीं बदला। फिर कोशिश करें।',
  'It is registered to {name}. We are reviewing it and will tell you within 2 working days. Until then nothing changes. Verify your PAN to save it immediately.':
    'GST रजिस्टर में यह {name} के नाम है। हम ख़ुद देखकर 2 कामकाजी दिनों में बताएँगे। तब तक आप पहले की तरह बेचते रहेंगे। PAN वेरिफ़ाई हो तो यह तुरंत सेव हो सकता है।',
  'It is registered to {name}. We are reviewing it and will tell you within 2 working days. Until then you sell without GST. Verify your PAN to save it immediately.':
    'GST रजिस्टर में यह {name} के नाम है। हम ख़ुद देखकर 2 कामकाजी दिनों में बताएँगे। तब तक आप बिना GST बेचेंगे। PAN वेरिफ़ाई हो तो यह तुरंत सेव हो सकता है।',
  'The GSTIN is removed. You sell without GST.': 'GSTIN हटा दिया। आप बिना GST बेचते हैं।',
  'The GSTIN was not saved. Try again.': 'GSTIN सेव नहीं हुआ। फिर कोशिश करें।',
  'The language was not saved. Try again.': 'भाषा सेव नहीं हुई। फिर कोशिश करें।',
  'The other devices are signed out.': 'बाक़ी डिवाइस साइन आउट हो गए।',
  'Nothing is lost. Only the list did not load.': 'वे आपके लिए रखे हैं। सिर्फ़ सूची लोड नहीं हुई।',
  'This device': 'यही डिवाइस',
  'Enter the code from the email.': 'ई-मेल में आया कोड लिखें।',
  'Enter your email.': 'अपना ई-मेल लिखें।',
  'We will stop the review. You keep selling without GST. You can add it again.':
    'हम इसे अब नहीं देखेंगे। आप अभी की तरह बिना GST बेचते रहेंगे। इसे फिर जोड़ सकते हैं।',
  'We are reviewing your GSTIN and will tell you within 2 working days.':
    'हम आपका GSTIN देखकर 2 कामकाजी दिनों में बताएँगे।',
  'We will remind you about Premium when this ends.': 'यह ख़त्म होने पर हम आपको Premium की याद दिलाएँगे।',
  'We send a 6-digit code by SMS. Purchases made with this number then appear under Purchases.':
    'हम SMS से 6 अंकों का कोड भेजते हैं। इस नंबर से जो ख़रीदा गया, वह फिर ख़रीदारी में दिखेगा।',
  'We send a 6-digit code there.': 'हम वहाँ 6 अंकों का कोड भेजते हैं।',
  'What you make, and who it is for. Two sentences are enough.': 'आप क्या बनाते हैं और किसके लिए। दो वाक्य काफ़ी हैं।',
  'Withdraw your GSTIN?': 'अपना GSTIN वापस लें?',
  'Enter the 15 characters of your GSTIN.': 'अपने GSTIN के 15 अक्षर-अंक लिखें।',
  'You can change it again from {date}.': '{date} से दूसरा ले सकते हैं।',
  'Nothing changes for now.': 'आप पहले की तरह बेचते रहेंगे।',
  'You sell without GST, and buyers get receipts. With a GSTIN they get tax invoices.':
    'आप बिना GST बेचते हैं, और ख़रीदारों को रसीद मिलती है। GSTIN होने पर उन्हें टैक्स इनवॉइस मिलेगा।',
  'You stay signed in here. Other devices need a new code.': 'यहाँ आप साइन इन रहेंगे। बाक़ी हर जगह नया कोड लगेगा।',
  'You stay signed in.': 'आप जहाँ हैं वहाँ साइन इन रहेंगे।',
  'You stay signed in, and all sign-in methods still work.': 'आप साइन इन रहेंगे, और हर तरीक़ा चलता रहेगा।',
  'Your GST registration': 'आपका GST रजिस्ट्रेशन',
  'Your GSTIN': 'आपका GSTIN',
  'Your GSTIN is withdrawn. You sell without GST.': 'आपका GSTIN वापस ले लिया। आप बिना GST बेचते हैं।',
  'Your devices': 'आपके डिवाइस',
  'Your fee invoices': 'फ़ीस के आपके इनवॉइस',
  'Your other devices are signed out, and all your addresses are notified.':
    'आपके बाक़ी डिवाइस साइन आउट हो जाएँगे, और आपके हर पते पर ख़बर जाएगी।',
  'Your page': 'आपका पेज',
  'Page saved.': 'आपका पेज सेव हो गया।',
  'Your page is offline. The handle is reserved for you for 90 days.':
    'आपका पेज हटा दिया गया। हैंडल 90 दिन तक आपका रहेगा।',
  'Your page was not saved. Try again.': 'आपका पेज सेव नहीं हुआ। फिर कोशिश करें।',
  'Your plan ends on its end date. We will not remind you.': 'आपका प्लान अपने दिन ख़त्म होगा। हम याद नहीं दिलाएँगे।',
  'Your plan continues. We will remind you before it ends.':
    'आपका प्लान चलता रहेगा। ख़त्म होने से पहले हम याद दिलाएँगे।',
  'Your prices stay the same, and from the next sale they include GST. Checkout asks for the State, and buyers get a tax invoice instead of a receipt.':
    'आपके दाम वही रहेंगे, और अगली बिक्री से GST उन्हीं में शामिल होगा। चेकआउट पर राज्य पूछा जाएगा, और ख़रीदारों को रसीद की जगह टैक्स इनवॉइस मिलेगा।',
  'write to us': 'हमें लिखें',
  '{browser} on {system}': '{system} पर {browser}',
  '{device} is signed out.': '{device} से साइन आउट हो गया।',
  '{device} was not signed out. Try again.': '{device} से साइन आउट नहीं हुआ। फिर कोशिश करें।',
  '{fee} of each sale, and {gst} GST on that fee.': 'हर बिक्री का {fee}, और उस फ़ीस पर {gst} GST।',
  '{fee} of each sale, and {gst} GST on that fee. Nothing until you sell.':
    'हर बिक्री का {fee}, और उस फ़ीस पर {gst} GST। बिक्री होने तक कुछ नहीं।',
  '{gstin} is being verified': '{gstin} की जाँच चल रही है',
  '{gstin} was rejected': '{gstin} मंज़ूर नहीं हुआ',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
