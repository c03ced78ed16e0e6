/** Money, papers, verification, and the operator's desk. */
export const hi = {
  'This adjustment was sent before with other details': 'यह एडजस्टमेंट पहले दूसरे ब्योरे के साथ भेजा गया था',
  'At most {sum} at a time': 'एक बार में ज़्यादा से ज़्यादा {sum}',
  'This is your own account: another operator has to decide it':
    'यह आपका अपना अकाउंट है: इसका फ़ैसला कोई और संचालक करेगा',
  'Only {sum} can be taken': 'सिर्फ़ {sum} लिए जा सकते हैं',
  'There is no such dispute': 'ऐसा कोई विवाद नहीं है',
  'The bank has decided this already': 'बैंक इसका फ़ैसला कर चुका है',
  'The bank has decided this already.': 'बैंक इसका फ़ैसला कर चुका है।',
  'There is no such hold': 'ऐसी कोई रोक नहीं है',
  'This hold was placed before with another amount': 'यह रोक पहले दूसरी रक़म के साथ लगाई गई थी',
  'Only {sum} is available to hold': 'रोकने के लिए सिर्फ़ {sum} हैं',
  'The GST register does not answer right now. Nothing was changed. Try again in a few minutes':
    'GST रजिस्टर अभी जवाब नहीं दे रहा। कुछ नहीं बदला। कुछ मिनट में फिर कोशिश करें',
  'The GST register does not know this number': 'GST रजिस्टर में यह नंबर नहीं है',
  'The GST register says that this number has been cancelled': 'GST रजिस्टर में यह नंबर रद्द है',
  'This GSTIN belongs to another PAN than the one you gave us. Use the one registered under your PAN':
    'यह GSTIN आपके दिए PAN का नहीं है। अपने PAN पर दर्ज GSTIN दें',
  'Too many accounts sell under this GSTIN. Write to us': 'इस GSTIN से बहुत से अकाउंट बेचते हैं। हमें लिखें',
  'This is not a GSTIN. Check its 15 characters': 'यह GSTIN नहीं है। इसके 15 अक्षर-अंक देखें',
  'Write the address of this registration': 'इस रजिस्ट्रेशन का पता लिखें',
  'This has changed since it was shown, or is decided. Look at the list again':
    'दिखने के बाद यह बदल गया, या इसका फ़ैसला हो गया। सूची फिर देखें',
  'This is not a GSTIN. Check its 15 characters, or leave it empty':
    'यह GSTIN नहीं है। इसके 15 अक्षर-अंक देखें, या ख़ाली छोड़ें',
  'This GSTIN is of {state}. Choose that State': 'यह GSTIN {state} का है। वही राज्य चुनें',
  'Choose your State': 'अपना राज्य चुनें',
  'Write the name and address for the invoice': 'इनवॉइस के लिए नाम और पता लिखें',
  'A PAN has five letters, four digits and a letter, such as ABCPV1234D':
    'PAN में पाँच अक्षर, चार अंक और एक अक्षर होता है, जैसे ABCPV1234D',
  'Write the name as it is on the PAN card': 'नाम वैसा लिखें जैसा PAN कार्ड पर है',
  'That was too many tries for one day. Try again tomorrow': 'एक दिन के लिए बहुत कोशिशें हो गईं। कल फिर कोशिश करें',
  'Your PAN is being looked up. Wait a moment before you give another':
    'आपका PAN जाँचा जा रहा है। दूसरा देने से पहले थोड़ा रुकें',
  'Your PAN is verified. Write to us when it has to change': 'आपका PAN वेरिफ़ाई हो चुका है। बदलना हो तो हमें लिखें',
  'Remove an account before you add another': 'दूसरा जोड़ने से पहले एक अकाउंट हटाएँ',
  'There is no such account': 'ऐसा कोई अकाउंट नहीं है',
  'Give your PAN first: the account has to be in the same name':
    'पहले अपना PAN दें: अकाउंट उसी नाम पर होना चाहिए',
  'This is not to be decided any more': 'अब इसका फ़ैसला नहीं करना है',
  'This has changed since it was shown. Look at the list again before you decide':
    'दिखने के बाद यह बदल गया। फ़ैसला करने से पहले सूची फिर देखें',
  'There is {sum} in your wallet now. Look once more': 'आपके वॉलेट में अब {sum} हैं। एक बार फिर देखें',
  'There is no such withdrawal': 'ऐसी कोई निकासी नहीं है',
  'There is no such transfer': 'ऐसा कोई ट्रांसफ़र नहीं है',
  'Before money can leave your wallet we need your PAN and an account to send it to':
    'वॉलेट से पैसे निकलने से पहले हमें आपका PAN और पैसे भेजने का अकाउंट चाहिए',
  'Withdrawals are not switched on yet. Your money waits in your wallet':
    'निकासी अभी चालू नहीं है। आपके पैसे वॉलेट में हैं',
  'This withdrawal was sent before with other details. Try again':
    'यह निकासी पहले दूसरे ब्योरे के साथ भेजी गई थी। फिर कोशिश करें',
  'The least that can be withdrawn is {sum}': 'कम से कम {sum} निकाले जा सकते हैं',
  '{sum} can be withdrawn at the moment': 'अभी {sum} निकाले जा सकते हैं',
  'This account is new. To keep your money safe it can be used from {time}':
    'यह अकाउंट नया है। आपके पैसे सुरक्षित रखने के लिए यह {time} से चलेगा',
  'Daily withdrawals need your PAN and a verified account first':
    'रोज़ की निकासी के लिए पहले आपका PAN और एक वेरिफ़ाइड अकाउंट चाहिए',
  'There is no plan running that could be changed': 'बदलने के लिए कोई प्लान चालू नहीं है',
  'A dearer plan begins at once. Take it on its own page': 'महँगा प्लान तुरंत शुरू होता है। उसे उसके पेज पर लें',
  'This plan is not on sale.': 'यह प्लान नहीं बिक रहा।',
  'What is left of your present plan is worth more than this. Choose the longer time, or wait until it ends.':
    'आपके मौजूदा प्लान का बचा हिस्सा इससे ज़्यादा का है। लंबा समय चुनें, या उसके ख़त्म होने तक रुकें।',
  'Your plan is paid for three years ahead already.': 'आपके प्लान का पेमेंट पहले ही तीन साल आगे तक का है।',
  'The price is now {sum}. Look at it once more': 'दाम अब {sum} है। एक बार फिर देखें',
  'Add a mobile number to your account first: payments need one':
    'पहले अपने अकाउंट में मोबाइल नंबर जोड़ें: पेमेंट के लिए चाहिए',
  'Say why: it is kept in the log': 'वजह बताएँ: यह लॉग में रखी जाएगी',
  'Somebody has handed this in already.': 'कोई इसे पहले ही जमा कर चुका है।',
  'Nobody waits for an answer about this order': 'इस ऑर्डर पर कोई जवाब के इंतज़ार में नहीं है',
  'There is no such difference': 'ऐसा कोई फ़र्क़ नहीं है',
  'Somebody has explained this difference already.': 'कोई इस फ़र्क़ की वजह बता चुका है।',
  'There is no such creator': 'ऐसा कोई क्रिएटर नहीं है',
  'Confirm with a code of your authenticator app first.': 'पहले अपने ऑथेंटिकेटर ऐप के कोड से पक्का करें।',
  'Set up your second factor first.': 'पहले अपना दूसरा सुरक्षा कोड सेट करें।',
  'This code is not right, or was used before. Wait for the next one.':
    'यह कोड सही नहीं है, या पहले इस्तेमाल हो चुका है। अगले कोड का इंतज़ार करें।',
  'This recovery code is not right, or was used before.': 'यह रिकवरी कोड सही नहीं है, या पहले इस्तेमाल हो चुका है।',
  'This code is not right, or no longer valid. Make a new one on the server.':
    'यह कोड सही नहीं है, या अब नहीं चलता। सर्वर पर नया बनाएँ।',
  'Your second factor is set up already. Make a new code on the server to replace it.':
    'आपका दूसरा सुरक्षा कोड पहले से सेट है। बदलने के लिए सर्वर पर नया कोड बनाएँ।',
  'Too many wrong codes today. Use a recovery code, or make a new code on the server.':
    'आज बहुत बार ग़लत कोड डाला गया। रिकवरी कोड डालें, या सर्वर पर नया कोड बनाएँ।',
  'Too many wrong codes today. Make a new code on the server.':
    'आज बहुत बार ग़लत कोड डाला गया। सर्वर पर नया कोड बनाएँ।',
  'Above {sum} a day, refunds need a code. Confirm with one.':
    'दिन में {sum} से ज़्यादा लौटाने के लिए कोड चाहिए। कोड से पक्का करें।',
  'Money goes to this account: confirm with a code.': 'इस खाते में पैसे जाते हैं: कोड से पक्का करें।',
  'Above {sum} a day a second operator has to confirm, and the settings list only one.':
    'दिन में {sum} से ज़्यादा के लिए दूसरे संचालक की मंज़ूरी चाहिए, और सेटिंग में एक ही है।',
  'There is no such proposal': 'ऐसा कोई प्रस्ताव नहीं है',
  'You proposed it yourself: another operator has to confirm it.':
    'यह प्रस्ताव आपका ही है: मंज़ूरी दूसरा संचालक देगा।',
  'This was decided already.': 'इसका फ़ैसला हो चुका है।',
  'Something has changed about this sale. Look at it again.': 'इस बिक्री में कुछ बदल गया है। फिर देखें।',
  'Say what the creator can do': 'बताएँ क्रिएटर क्या कर सकते हैं',
  'The dispute decides about this money, and releases it.': 'इन पैसों का फ़ैसला विवाद करेगा, और वही इन्हें छोड़ेगा।',
  'This money has been released already.': 'ये पैसे पहले ही छोड़े जा चुके हैं।',
  '{sum} is available now. Look at it again before you decide.': 'अब {sum} हैं। फ़ैसला करने से पहले फिर देखें।',
  'This payout is not in doubt': 'इस निकासी पर कोई शक नहीं है',
  'There is no such plan': 'ऐसा कोई प्लान नहीं है',
  'The free plan costs nothing by itself': 'फ़्री प्लान का अपना कोई दाम नहीं है',
  'A plan that is sold has a price': 'जो प्लान बिकता है उसका दाम होता है',
  'A year costs no more than twelve months': 'एक साल का दाम बारह महीनों से ज़्यादा नहीं होता',
  'A plan that is paid for takes no more of a sale than the free one':
    'पैसे वाला प्लान बिक्री से फ़्री प्लान से ज़्यादा नहीं लेता',
  'The dearer plan takes no more of a sale than the cheaper one':
    'महँगा प्लान बिक्री से सस्ते प्लान से ज़्यादा नहीं लेता',
  'VVIP costs no less than PREMIUM': 'VVIP का दाम PREMIUM से कम नहीं होता',
  'Choose a day that is still to come': 'ऐसा दिन चुनें जो अभी आना है',
  'Nothing is different': 'कुछ अलग नहीं है',
  'What rises is announced {days} days before: the terms say so':
    'जो बढ़ता है वह {days} दिन पहले बताया जाता है: शर्तों में यही है',
  'What is announced for later would be a rise then, told less than {days} days before. Change that day first':
    'बाद के लिए बताया गया दाम तब बढ़ोतरी होगा, और {days} दिन से कम पहले बताया गया होगा। पहले वह दिन बदलें',
  'No such payment waits for anybody': 'ऐसा कोई पेमेंट किसी के इंतज़ार में नहीं है',
  'This payment has gone back already.': 'यह पेमेंट लौट चुका है।',
  'There is no such ticket': 'ऐसा कोई टिकट नहीं है',
  'Somebody has answered this ticket already.': 'कोई इस टिकट का जवाब दे चुका है।',
} as const;
