import type { Spoken } from '@haat/i18n/phrase';

/** What is said of money that leaves the wallet. */
export const hi = {
  'Your money is safe. Only this form did not load.': 'आपके पैसे सुरक्षित हैं। बस यह फ़ॉर्म लोड नहीं हुआ।',
  'The form': 'फ़ॉर्म',
  'Verify your details to withdraw': 'पैसे निकालने से पहले दो काम',
  'We need your PAN, as tax law requires, and an account to pay. It takes about two minutes. Until then your earnings stay here.':
    'आपका PAN, क्योंकि क़ानून पूछता है कि पैसे किसे दिए गए, और आपका कोई अकाउंट जिसमें भेजे जाएँ। क़रीब दो मिनट लगते हैं। तब तक आपकी सारी कमाई यहीं रखी रहती है।',
  'Add PAN and account': 'PAN और अकाउंट दें',
  'Minimum withdrawal {sum}': 'निकासी {sum} से शुरू होती है',
  '{sum} is available. What is pending becomes available two working days after each sale.':
    'अभी {sum} निकाले जा सकते हैं। बाक़ी रक़म हर बिक्री के दो कामकाजी दिन बाद निकालने लायक होती है।',
  'Nothing is available yet. What is pending becomes available two working days after each sale.':
    'अभी निकालने लायक कुछ नहीं है। बाक़ी रक़म हर बिक्री के दो कामकाजी दिन बाद निकालने लायक होती है।',
  'At most {sum} can be withdrawn now.': 'अभी ज़्यादा से ज़्यादा {sum} निकाले जा सकते हैं।',
  '{sum} is on its way to {account}.': '{sum} {account} में भेजे जा रहे हैं।',
  'To|an account': 'किस अकाउंट में',
  'Add or remove an account': 'अकाउंट जोड़ें या हटाएँ',
  'Reaches your account': 'आपके अकाउंट में पहुँचेगा',
  Charge: 'चार्ज',
  'Stays in your wallet': 'वॉलेट में बचेगा',
  'The withdrawal failed. Nothing has left your wallet; try again.':
    'यह नहीं हो पाया। आपके वॉलेट से कुछ नहीं गया; फिर कोशिश करें।',
  'Review withdrawal': 'निकासी देखें',
  'You withdraw': 'आप निकाल रहे हैं',
  'Withdraw {sum}': '{sum} निकालें',
  'The name is under review': 'हम इस पर लिखा नाम देख रहे हैं',
  'Cannot be used': 'यह काम में नहीं आ सकता',
  'New: can be used from {time}': 'नया: {time} से काम आएगा',

  'Your money is safe. Only this list did not load.': 'आपके पैसे सुरक्षित हैं। बस यह सूची लोड नहीं हुई।',
  '{time} · daily': '{time} · रोज़',
  'View all withdrawals': 'सारी निकासी देखें',
  'No withdrawals yet': 'आपके वॉलेट से अभी कुछ नहीं गया',
  'Your withdrawals are listed here.': 'आप जो निकालेंगे, वह आपके अकाउंट में पहुँचने तक यहाँ दिखेगा।',
  'The withdrawal': 'यह निकासी',
  'Your money is safe. Only this view of it did not load.': 'आपके पैसे सुरक्षित हैं। बस यह जानकारी लोड नहीं हुई।',
  'to {account}': '{account} में',
  'Bank reference: {reference}. Ask your bank if you do not see it.':
    'आपके बैंक में इसका नंबर {reference} है। पैसे न दिखें तो वहाँ पूछें।',
  Arrived: 'पहुँच गया',
  'Did not arrive': 'नहीं पहुँचा',
  Returned: 'वापस आया',
  'Sending to {account}': '{account} के लिए बैंक जाएगा',
  'In {account}': '{account} में पहुँचेगा',
  'It usually arrives within minutes, at the latest on the bank’s next working day.':
    'यह अक्सर कुछ मिनट में पहुँच जाता है, ज़्यादा से ज़्यादा बैंक के अगले कामकाजी दिन तक।',

  'Withdrawal requested': 'आपने माँगा, और पैसे अलग रख दिए गए',
  'Daily withdrawal started': 'रोज़ की निकासी ने पैसे अलग रख दिए',
  'Sent to the bank': 'यह बैंक के पास है',
  Completed: 'यह पहुँच गया',
  'The bank could not complete it. The money is back in your wallet': 'बैंक पैसे नहीं दे सका। पैसे आपके वॉलेट में वापस हैं',
  'It was rejected. The money is back in your wallet': 'यह नहीं लिया गया। पैसे आपके वॉलेट में वापस हैं',
  'Your bank returned it. The money is back in your wallet': 'आपके बैंक ने इसे वापस भेज दिया। पैसे आपके वॉलेट में वापस हैं',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
