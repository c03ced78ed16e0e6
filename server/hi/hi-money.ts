/** Money, documents, verification, and the operator's desk. */
export const hi = {
  'This adjustment was already sent with different details': 'यह एडजस्टमेंट पहले दूसरे ब्योरे के साथ भेजा गया था',
  'At most {sum} at a time': 'एक बार में ज़्यादा से ज़्यादा {sum}',
  'This is your own account: another admin has to decide it':
    'यह आपका अपना अकाउंट है: इसका फ़ैसला कोई और संचालक करेगा',
  'At most {sum} can be debited': 'सिर्फ़ {sum} लिए जा सकते हैं',
  'Dispute not found': 'ऐसा कोई विवाद नहीं है',
  'The bank has already decided this dispute': 'बैंक इसका फ़ैसला कर चुका है',
  'The bank has already decided this dispute.': 'बैंक इसका फ़ैसला कर चुका है।',
  'Hold not found': 'ऐसी कोई रोक नहीं है',
  'This hold already exists with a different amount': 'यह रोक पहले दूसरी रक़म के साथ लगाई गई थी',
  'Only {sum} is available to hold': 'रोकने के लिए सिर्फ़ {sum} हैं',
  'The GST portal is not responding. Nothing was changed. Try again in a few minutes':
    'GST रजिस्टर अभी जवाब नहीं दे रहा। कुछ नहीं बदला। कुछ मिनट में फिर कोशिश करें',
  'This GSTIN was not found on the GST portal': 'GST रजिस्टर में यह नंबर नहीं है',
  'This GSTIN has been cancelled': 'GST रजिस्टर में यह नंबर रद्द है',
  'This GSTIN belongs to a different PAN. Use the one registered under your PAN':
    'यह GSTIN आपके दिए PAN का नहीं है। अपने PAN पर दर्ज GSTIN दें',
  'Too many accounts use this GSTIN. Contact us': 'इस GSTIN से बहुत से अकाउंट बेचते हैं। हमें लिखें',
  'This is not a valid GSTIN. Check its 15 characters': 'यह GSTIN नहीं है। इसके 15 अक्षर-अंक देखें',
  'Enter the registered address': 'इस रजिस्ट्रेशन का पता लिखें',
  'This has changed or was already decided. Reload the list':
    'दिखने के बाद यह बदल गया, या इसका फ़ैसला हो गया। सूची फिर देखें',
  'This is not a valid GSTIN. Check its 15 characters, or leave it empty':
    'यह GSTIN नहीं है। इसके 15 अक्षर-अंक देखें, या ख़ाली छोड़ें',
  'This GSTIN is of {state}. Choose that State': 'यह GSTIN {state} का है। वही राज्य चुनें',
  'Choose your State': 'अपना राज्य चुनें',
  'Enter the name and address for the invoice': 'इनवॉइस के लिए नाम और पता लिखें',
  'A PAN has five letters, four digits and a letter, such as ABCPV1234D':
    'PAN में पाँच अक्षर, चार अंक और एक अक्षर होता है, जैसे ABCPV1234D',
  'Enter the name as it is on the PAN card': 'नाम वैसा लिखें जैसा PAN कार्ड पर है',
  'Too many attempts today. Try again tomorrow': 'एक दिन के लिए बहुत कोशिशें हो गईं। कल फिर कोशिश करें',
  'Your PAN is being verified. Wait a moment before you submit another':
    'आपका PAN जाँचा जा रहा है। दूसरा देने से पहले थोड़ा रुकें',
  'Your PAN is verified. Contact us to change it': 'आपका PAN वेरिफ़ाई हो चुका है। बदलना हो तो हमें लिखें',
  'Remove an account before you add another': 'दूसरा जोड़ने से पहले एक अकाउंट हटाएँ',
  'Account not found': 'ऐसा कोई अकाउंट नहीं है',
  'Add your PAN first: the account has to be in the same name': 'पहले अपना PAN दें: अकाउंट उसी नाम पर होना चाहिए',
  'This has already been decided': 'अब इसका फ़ैसला नहीं करना है',
  'This has changed. Reload the list before you decide': 'दिखने के बाद यह बदल गया। फ़ैसला करने से पहले सूची फिर देखें',
  'Your balance is now {sum}. Check the amount and try again': 'आपके वॉलेट में अब {sum} हैं। एक बार फिर देखें',
  'Withdrawal not found': 'ऐसी कोई निकासी नहीं है',
  'Transfer not found': 'ऐसा कोई ट्रांसफ़र नहीं है',
  'Before money can leave your wallet we need your PAN and an account to send it to':
    'वॉलेट से पैसे निकलने से पहले हमें आपका PAN और पैसे भेजने का अकाउंट चाहिए',
  'Withdrawals are not available yet. Your money is safe in your wallet':
    'निकासी अभी चालू नहीं है। आपके पैसे वॉलेट में हैं',
  'This withdrawal was already sent with different details. Try again':
    'यह निकासी पहले दूसरे ब्योरे के साथ भेजी गई थी। फिर कोशिश करें',
  'The minimum withdrawal is {sum}': 'कम से कम {sum} निकाले जा सकते हैं',
  '{sum} can be withdrawn at the moment': 'अभी {sum} निकाले जा सकते हैं',
  'This account is new. To keep your money safe it can be used from {time}':
    'यह अकाउंट नया है। आपके पैसे सुरक्षित रखने के लिए यह {time} से चलेगा',
  'Daily withdrawals need your PAN and a verified account first':
    'रोज़ की निकासी के लिए पहले आपका PAN और एक वेरिफ़ाइड अकाउंट चाहिए',
  'You have no active plan to change': 'बदलने के लिए कोई प्लान चालू नहीं है',
  'An upgrade starts immediately. Buy it on the plan’s page': 'महँगा प्लान तुरंत शुरू होता है। उसे उसके पेज पर लें',
  'This plan is not available.': 'यह प्लान नहीं बिक रहा।',
  'Your current plan has more credit left than this costs. Choose a longer period, or wait until it ends.':
    'आपके मौजूदा प्लान का बचा हिस्सा इससे ज़्यादा का है। लंबा समय चुनें, या उसके ख़त्म होने तक रुकें।',
  'Your plan is already paid for three years ahead.': 'आपके प्लान का पेमेंट पहले ही तीन साल आगे तक का है।',
  'The price is now {sum}. Check it and try again': 'दाम अब {sum} है। एक बार फिर देखें',
  'Add a mobile number to your account first: payments need one':
    'पहले अपने अकाउंट में मोबाइल नंबर जोड़ें: पेमेंट के लिए चाहिए',
  'Give a reason: it is kept in the log': 'वजह बताएँ: यह लॉग में रखी जाएगी',
  'This has already been submitted.': 'कोई इसे पहले ही जमा कर चुका है।',
  'There is no open refund request for this order': 'इस ऑर्डर पर कोई जवाब के इंतज़ार में नहीं है',
  'Discrepancy not found': 'ऐसा कोई फ़र्क़ नहीं है',
  'This discrepancy has already been explained.': 'कोई इस फ़र्क़ की वजह बता चुका है।',
  'Creator not found': 'ऐसा कोई क्रिएटर नहीं है',
  'Confirm with a code from your authenticator app first.': 'पहले अपने ऑथेंटिकेटर ऐप के कोड से पक्का करें।',
  'Set up two-factor authentication first.': 'पहले टू-फ़ैक्टर ऑथेंटिकेशन चालू करें।',
  'This code is incorrect or was already used. Wait for the next one.':
    'यह कोड सही नहीं है, या पहले इस्तेमाल हो चुका है। अगले कोड का इंतज़ार करें।',
  'This recovery code is incorrect or was already used.': 'यह रिकवरी कोड सही नहीं है, या पहले इस्तेमाल हो चुका है।',
  'This code is incorrect or has expired. Create a new one on the server.':
    'यह कोड सही नहीं है, या अब नहीं चलता। सर्वर पर नया बनाएँ।',
  'Two-factor authentication is already set up. Create a new code on the server to replace it.':
    'आपका दूसरा सुरक्षा कोड पहले से सेट है। बदलने के लिए सर्वर पर नया कोड बनाएँ।',
  'Too many incorrect codes today. Use a recovery code, or create a new code on the server.':
    'आज बहुत बार ग़लत कोड डाला गया। रिकवरी कोड डालें, या सर्वर पर नया कोड बनाएँ।',
  'Too many incorrect codes today. Create a new code on the server.':
    'आज बहुत बार ग़लत कोड डाला गया। सर्वर पर नया कोड बनाएँ।',
  'Refunds above {sum} a day need a code. Confirm with one.':
    'दिन में {sum} से ज़्यादा लौटाने के लिए कोड चाहिए। कोड से पक्का करें।',
  'Payouts go to this account: confirm with a code.': 'इस खाते में पैसे जाते हैं: कोड से पक्का करें।',
  'Above {sum} a day a second admin has to confirm, and only one is configured.':
    'दिन में {sum} से ज़्यादा के लिए दूसरे संचालक की मंज़ूरी चाहिए, और सेटिंग में एक ही है।',
  'Proposal not found': 'ऐसा कोई प्रस्ताव नहीं है',
  'You proposed it yourself: another admin has to confirm it.': 'यह प्रस्ताव आपका ही है: मंज़ूरी दूसरा संचालक देगा।',
  'This has already been decided.': 'इसका फ़ैसला हो चुका है।',
  'This sale has changed. Check it and try again.': 'इस बिक्री में कुछ बदल गया है। फिर देखें।',
  'Tell the creator what to do': 'बताएँ क्रिएटर क्या कर सकते हैं',
  'This money is held by a dispute, which releases it.': 'इन पैसों का फ़ैसला विवाद करेगा, और वही इन्हें छोड़ेगा।',
  'This money has already been released.': 'ये पैसे पहले ही छोड़े जा चुके हैं।',
  '{sum} is available now. Check it before you decide.': 'अब {sum} हैं। फ़ैसला करने से पहले फिर देखें।',
  'This payout does not need attention': 'इस निकासी पर कोई शक नहीं है',
  'Plan not found': 'ऐसा कोई प्लान नहीं है',
  'The free plan has no price': 'फ़्री प्लान का अपना कोई दाम नहीं है',
  'A paid plan needs a price': 'जो प्लान बिकता है उसका दाम होता है',
  'A year cannot cost more than twelve months': 'एक साल का दाम बारह महीनों से ज़्यादा नहीं होता',
  'A paid plan’s fee cannot be higher than the free plan’s': 'पैसे वाला प्लान बिक्री से फ़्री प्लान से ज़्यादा नहीं लेता',
  'The higher plan’s fee cannot be higher than the lower plan’s':
    'महँगा प्लान बिक्री से सस्ते प्लान से ज़्यादा नहीं लेता',
  'VVIP cannot cost less than PREMIUM': 'VVIP का दाम PREMIUM से कम नहीं होता',
  'Choose a future date': 'ऐसा दिन चुनें जो अभी आना है',
  'Nothing has changed': 'कुछ अलग नहीं है',
  'Price increases have to be announced {days} days ahead, as the terms say':
    'जो बढ़ता है वह {days} दिन पहले बताया जाता है: शर्तों में यही है',
  'The change announced for later would become an increase with less than {days} days’ notice. Change its date first':
    'बाद के लिए बताया गया दाम तब बढ़ोतरी होगा, और {days} दिन से कम पहले बताया गया होगा। पहले वह दिन बदलें',
  'This payment has already been refunded.': 'यह पेमेंट लौट चुका है।',
  'Ticket not found': 'ऐसा कोई टिकट नहीं है',
  'This ticket has already been answered.': 'कोई इस टिकट का जवाब दे चुका है।',
  'Payment not found': 'यह पेमेंट नहीं मिला',
  'Product page not found': 'प्रोडक्ट का पेज नहीं मिला',
} as const;
