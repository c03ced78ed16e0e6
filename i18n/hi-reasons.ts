import type { Spoken } from './phrase';

/** Why a bank, a register or this house said no: told in messages and on screens in the same words. */
export const hi = {
  'The income tax register does not know this PAN. Check each letter and digit on the card.':
    'इनकम टैक्स रजिस्टर में यह PAN नहीं है। कार्ड पर हर अक्षर और अंक जाँचें।',
  'The register has another name for this PAN. Write the name exactly as it is on the card.':
    'रजिस्टर में इस PAN पर दूसरा नाम है। नाम ठीक वैसा लिखें जैसा कार्ड पर है।',
  'The bank does not know this account number. Check it on your passbook or in your bank’s app.':
    'बैंक में यह अकाउंट नंबर नहीं है। इसे पासबुक या बैंक के ऐप में जाँचें।',
  'No branch has this IFSC. Check it on your passbook or a cheque.':
    'यह IFSC किसी ब्रांच का नहीं है। इसे पासबुक या चेक पर जाँचें।',
  'The bank does not take money for this account. Ask the bank, or add another account.':
    'बैंक इस अकाउंट में पैसे नहीं लेता। बैंक से पूछें, या दूसरा अकाउंट जोड़ें।',
  'Money cannot be sent to this bank or this type of account. Add another account.':
    'इस बैंक या इस तरह के अकाउंट में पैसे नहीं भेजे जा सकते। दूसरा अकाउंट जोड़ें।',
  'Nobody has this UPI ID. Check it in your UPI app.': 'यह UPI ID किसी की नहीं है। इसे अपने UPI ऐप में जाँचें।',
  'The bank has this account under another name than your PAN. Add an account in your own name.':
    'बैंक में यह अकाउंट आपके PAN से अलग नाम पर है। अपने नाम का अकाउंट जोड़ें।',
  'The names agree only in part. We are looking at it ourselves and tell you within 2 working days.':
    'नाम पूरी तरह नहीं मिलते। हम ख़ुद देख रहे हैं और 2 कामकाजी दिनों में बताएँगे।',
  'It is in use with another Haat account. We are looking at it ourselves and tell you within 2 working days.':
    'यह किसी और Haat अकाउंट में लगा है। हम ख़ुद देख रहे हैं और 2 कामकाजी दिनों में बताएँगे।',
  'We did not accept it before. We are looking at it again ourselves and tell you within 2 working days.':
    'हमने इसे पहले मंज़ूर नहीं किया था। हम ख़ुद फिर देख रहे हैं और 2 कामकाजी दिनों में बताएँगे।',
  'You sell under a GSTIN that belongs to another PAN. We are looking at it ourselves and tell you within 2 working days.':
    'आप जिस GSTIN पर बेचते हैं वह दूसरे PAN का है। हम ख़ुद देख रहे हैं और 2 कामकाजी दिनों में बताएँगे।',
  'This GSTIN belongs to another PAN than yours. Use the one registered under your PAN.':
    'यह GSTIN आपके PAN का नहीं है। अपने PAN पर लिया गया GSTIN दें।',
  'The register has not answered. We are looking at it ourselves and tell you within 2 working days.':
    'रजिस्टर से जवाब नहीं आया। हम ख़ुद देख रहे हैं और 2 कामकाजी दिनों में बताएँगे।',
  'The account was removed before the money left. Choose another account and withdraw again.':
    'पैसे जाने से पहले अकाउंट हटा दिया गया। दूसरा अकाउंट चुनें और फिर निकालें।',
  'The bank does not know this IFSC. Add the account again with the IFSC printed on your cheque book.':
    'बैंक इस IFSC को नहीं पहचानता। चेक बुक पर छपे IFSC के साथ अकाउंट फिर जोड़ें।',
  'The bank knows no account with this number. Check it, add the account again and withdraw again.':
    'बैंक में इस नंबर का कोई अकाउंट नहीं है। नंबर जाँचें, अकाउंट फिर जोड़ें और फिर निकालें।',
  'No bank answers to this UPI ID. Check it in your UPI app, or withdraw to a bank account.':
    'यह UPI ID किसी बैंक की नहीं है। इसे अपने UPI ऐप में जाँचें, या बैंक अकाउंट में निकालें।',
  'The bank has blocked this account for money coming in. Ask your bank, or use another account.':
    'बैंक ने इस अकाउंट में पैसे आना रोक दिया है। अपने बैंक से पूछें, या दूसरा अकाउंट लें।',
  'Your bank did not take the money. Try again later, or use another account.':
    'आपके बैंक ने पैसे नहीं लिए। बाद में फिर कोशिश करें, या दूसरा अकाउंट लें।',
  'The bank did not keep the money. Try again, or use another account.':
    'बैंक ने पैसे नहीं रखे। फिर कोशिश करें, या दूसरा अकाउंट लें।',
  'There is money in your wallet. Withdraw it first.': 'आपके वॉलेट में पैसे हैं। पहले उन्हें निकालें।',
  'Money of your sales is still on its way to your wallet. Wait for it, then withdraw it.':
    'आपकी बिक्री के पैसे अभी वॉलेट तक आ रहे हैं। उनके आने तक रुकें, फिर निकालें।',
  'A withdrawal is on its way to your bank. Wait until it has arrived.':
    'एक निकासी आपके बैंक जा रही है। उसके पहुँचने तक रुकें।',
  'Some of your money is held. Your wallet says why, and what to do.':
    'आपके कुछ पैसे रोके गए हैं। वजह और क्या करना है, वॉलेट में लिखा है।',
  'Your wallet is below zero. Write to us about how to settle it.':
    'आपका वॉलेट शून्य से नीचे है। इसे निपटाने के लिए हमें लिखें।',
  'A payment or a refund of one of your sales is not through yet. Wait for it.':
    'आपकी किसी बिक्री का पेमेंट या रिफ़ंड अभी पूरा नहीं हुआ है। उसका इंतज़ार करें।',
  'Buyers wait for money or for your answer. Answer them under Sales.':
    'ख़रीदार पैसों या आपके जवाब के इंतज़ार में हैं। बिक्री में उन्हें जवाब दें।',
  'A bank questions a payment to you. Wait for what it decides.':
    'किसी बैंक ने आपको मिले एक पेमेंट पर सवाल उठाया है। उसके फ़ैसले का इंतज़ार करें।',
  'Buyers have paid for time that is not over. Archive the product and wait for the last of them, or give them their money back.':
    'ख़रीदारों ने जितने समय के पैसे दिए हैं वह अभी बाक़ी है। प्रोडक्ट की बिक्री बंद करें और आख़िरी ख़रीदार तक रुकें, या पैसे लौटा दें।',
  'You have subscriptions that go on. Cancel them under Purchases.':
    'आपके सब्सक्रिप्शन चल रहे हैं। उन्हें ख़रीदारी में बंद करें।',
  'This account runs the installation. Take its number out of the settings first.':
    'यही अकाउंट इस साइट को चलाता है। पहले इसका नंबर सेटिंग से हटाएँ।',
  'A UPI ID looks like name@bank': 'UPI ID ऐसी होती है: name@bank',
  'An account number has 6 to 18 digits': 'अकाउंट नंबर में 6 से 18 अंक होते हैं',
  'An IFSC has four letters, a zero and six letters or digits, such as HDFC0000001':
    'IFSC में चार अक्षर, एक शून्य और छह अक्षर या अंक होते हैं, जैसे HDFC0000001',
} as const;

declare module './phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
