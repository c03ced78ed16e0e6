import type { Spoken } from './phrase';

/** Reasons of rejections by banks, registers or the platform, shared by messages and screens. */
export const hi = {
  'This PAN was not found in the income tax records. Check each letter and digit on the card.':
    'इनकम टैक्स रजिस्टर में यह PAN नहीं है। कार्ड पर हर अक्षर और अंक जाँचें।',
  'The income tax records show a different name for this PAN. Enter the name exactly as it is on the card.':
    'रजिस्टर में इस PAN पर दूसरा नाम है। नाम ठीक वैसा लिखें जैसा कार्ड पर है।',
  'The bank could not find this account number. Check it on your passbook or in your bank’s app.':
    'बैंक में यह अकाउंट नंबर नहीं है। इसे पासबुक या बैंक के ऐप में जाँचें।',
  'This IFSC does not exist. Check it on your passbook or a cheque.':
    'यह IFSC किसी ब्रांच का नहीं है। इसे पासबुक या चेक पर जाँचें।',
  'This account cannot receive money. Ask your bank, or add another account.':
    'बैंक इस अकाउंट में पैसे नहीं लेता। बैंक से पूछें, या दूसरा अकाउंट जोड़ें।',
  'We cannot send money to this bank or type of account. Add another account.':
    'इस बैंक या इस तरह के अकाउंट में पैसे नहीं भेजे जा सकते। दूसरा अकाउंट जोड़ें।',
  'This UPI ID does not exist. Check it in your UPI app.': 'यह UPI ID किसी की नहीं है। इसे अपने UPI ऐप में जाँचें।',
  'The name on this account does not match your PAN. Add an account in your own name.':
    'बैंक में यह अकाउंट आपके PAN से अलग नाम पर है। अपने नाम का अकाउंट जोड़ें।',
  'The names match only in part. We are reviewing it and will tell you within 2 working days.':
    'नाम पूरी तरह नहीं मिलते। हम ख़ुद देख रहे हैं और 2 कामकाजी दिनों में बताएँगे।',
  'It is in use with another Haat account. We are reviewing it and will tell you within 2 working days.':
    'यह किसी और Haat अकाउंट में लगा है। हम ख़ुद देख रहे हैं और 2 कामकाजी दिनों में बताएँगे।',
  'It was rejected before. We are reviewing it again and will tell you within 2 working days.':
    'हमने इसे पहले मंज़ूर नहीं किया था। हम ख़ुद फिर देख रहे हैं और 2 कामकाजी दिनों में बताएँगे।',
  'Your GSTIN belongs to a different PAN. We are reviewing it and will tell you within 2 working days.':
    'आप जिस GSTIN पर बेचते हैं वह दूसरे PAN का है। हम ख़ुद देख रहे हैं और 2 कामकाजी दिनों में बताएँगे।',
  'This GSTIN belongs to a different PAN. Use the one registered under your PAN.':
    'यह GSTIN आपके PAN का नहीं है। अपने PAN पर लिया गया GSTIN दें।',
  'The check could not be completed automatically. We are reviewing it and will tell you within 2 working days.':
    'रजिस्टर से जवाब नहीं आया। हम ख़ुद देख रहे हैं और 2 कामकाजी दिनों में बताएँगे।',
  'The account was removed before the money left. Choose another account and withdraw again.':
    'पैसे जाने से पहले अकाउंट हटा दिया गया। दूसरा अकाउंट चुनें और फिर निकालें।',
  'This IFSC does not exist. Add the account again with the IFSC printed on your cheque book.':
    'बैंक इस IFSC को नहीं पहचानता। चेक बुक पर छपे IFSC के साथ अकाउंट फिर जोड़ें।',
  'The bank could not find this account number. Check it, add the account again and withdraw again.':
    'बैंक में इस नंबर का कोई अकाउंट नहीं है। नंबर जाँचें, अकाउंट फिर जोड़ें और फिर निकालें।',
  'This UPI ID could not be found. Check it in your UPI app, or withdraw to a bank account.':
    'यह UPI ID किसी बैंक की नहीं है। इसे अपने UPI ऐप में जाँचें, या बैंक अकाउंट में निकालें।',
  'The bank has blocked deposits to this account. Ask your bank, or use another account.':
    'बैंक ने इस अकाउंट में पैसे आना रोक दिया है। अपने बैंक से पूछें, या दूसरा अकाउंट लें।',
  'Your bank declined the transfer. Try again later, or use another account.':
    'आपके बैंक ने पैसे नहीं लिए। बाद में फिर कोशिश करें, या दूसरा अकाउंट लें।',
  'The bank returned the transfer. Try again, or use another account.':
    'बैंक ने पैसे नहीं रखे। फिर कोशिश करें, या दूसरा अकाउंट लें।',
  'There is money in your wallet. Withdraw it first.': 'आपके वॉलेट में पैसे हैं। पहले उन्हें निकालें।',
  'Money from your sales is still pending. Wait for it to become available, then withdraw it.':
    'आपकी बिक्री के पैसे अभी वॉलेट तक आ रहे हैं। उनके आने तक रुकें, फिर निकालें।',
  'A withdrawal is on its way to your bank. Wait until it has arrived.':
    'एक निकासी आपके बैंक जा रही है। उसके पहुँचने तक रुकें।',
  'Some of your money is held. Your wallet says why, and what to do.':
    'आपके कुछ पैसे रोके गए हैं। वजह और क्या करना है, वॉलेट में लिखा है।',
  'Your balance is negative. Contact us to settle it.': 'आपका वॉलेट शून्य से नीचे है। इसे निपटाने के लिए हमें लिखें।',
  'A payment or refund is still being processed. Wait for it to complete.':
    'आपकी किसी बिक्री का पेमेंट या रिफ़ंड अभी पूरा नहीं हुआ है। उसका इंतज़ार करें।',
  'Some refunds or refund requests are still open. Answer them under Sales.':
    'ख़रीदार पैसों या आपके जवाब के इंतज़ार में हैं। बिक्री में उन्हें जवाब दें।',
  'A payment to you is disputed. Wait for the bank’s decision.':
    'किसी बैंक ने आपको मिले एक पेमेंट पर सवाल उठाया है। उसके फ़ैसले का इंतज़ार करें।',
  'Some buyers have active subscriptions. Archive the product and wait for them to end, or refund the buyers.':
    'ख़रीदारों ने जितने समय के पैसे दिए हैं वह अभी बाक़ी है। प्रोडक्ट की बिक्री बंद करें और आख़िरी ख़रीदार तक रुकें, या पैसे लौटा दें।',
  'You have active subscriptions. Cancel them under Purchases.':
    'आपके सब्सक्रिप्शन चल रहे हैं। उन्हें ख़रीदारी में बंद करें।',
  'This is an admin account. Remove its number from the settings first.':
    'यही अकाउंट इस साइट को चलाता है। पहले इसका नंबर सेटिंग से हटाएँ।',
  'A UPI ID looks like name@bank': 'UPI ID ऐसी होती है: name@bank',
  'An account number has 6 to 18 digits': 'अकाउंट नंबर में 6 से 18 अंक होते हैं',
  'An IFSC has four letters, a zero and six letters or digits, such as HDFC0000001':
    'IFSC में चार अक्षर, एक शून्य और छह अक्षर या अंक होते हैं, जैसे HDFC0000001',
} as const;

declare module './phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
