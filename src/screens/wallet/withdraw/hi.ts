import type { Spoken } from '@haat/i18n/phrase';

/** What is said of money that leaves the wallet. */
export const hi = {
  'Your money is safe. Only this form did not load.': 'आपके पैसे सुरक्षित हैं। बस यह फ़ॉर्म लोड नहीं हुआ।',
  'The form': 'फ़ॉर्म',
  'Two things before money can leave': 'पैसे निकालने से पहले दो काम',
  'Your PAN, because the law asks whom we pay, and an account of yours to send it to. It takes about two minutes. Until then everything you earn waits here for you.':
    'आपका PAN, क्योंकि क़ानून पूछता है कि पैसे किसे दिए गए, और आपका कोई अकाउंट जिसमें भेजे जाएँ। क़रीब दो मिनट लगते हैं। तब तक आपकी सारी कमाई यहीं रखी रहती है।',
  'Give PAN and account': 'PAN और अकाउंट दें',
  'Withdrawals begin at {sum}': 'निकासी {sum} से शुरू होती है',
  '{sum} is available. What is pending becomes available two working days after each sale.':
    'अभी {sum} निकाले जा सकते हैं। बाक़ी रक़म हर बिक्री के दो कामकाजी दिन बाद निकालने लायक होती है।',
  'Nothing is available yet. What is pending becomes available two working days after each sale.':
    'अभी निकालने लायक कुछ नहीं है। बाक़ी रक़म हर बिक्री के दो कामकाजी दिन बाद निकालने लायक होती है।',
  'At most {sum} can leave now.': 'अभी ज़्यादा से ज़्यादा {sum} निकाले जा सकते हैं।',
  '{sum} is on its way to {account}.': '{sum} {account} में भेजे जा रहे हैं।',
  'To|an account': 'किस अकाउंट में',
  'Add or remove an account': 'अकाउंट जोड़ें या हटाएँ',
  'Reaches your account': 'आपके अकाउंट में पहुँचेगा',
  Charge: 'चार्ज',
  'Stays in your wallet': 'वॉलेट में बचेगा',
  'It did not go through. Nothing has left your wallet; try again.':
    'यह नहीं हो पाया। आपके वॉलेट से कुछ नहीं गया; फिर कोशिश करें।',
  'Review withdrawal': 'निकासी देखें',
  'You withdraw': 'आप निकाल रहे हैं',
  'Withdraw {sum}': '{sum} निकालें',
  'We are asking the bank whose it is': 'हम बैंक से पूछ रहे हैं कि यह किसका है',
  'We are looking at the name on it': 'हम इस पर लिखा नाम देख रहे हैं',
  'It cannot be used': 'यह काम में नहीं आ सकता',
  'New: can be used from {time}': 'नया: {time} से काम आएगा',

  'Your money is safe. Only this list did not load.': 'आपके पैसे सुरक्षित हैं। बस यह सूची लोड नहीं हुई।',
  '{time} · daily': '{time} · रोज़',
  'See every withdrawal': 'सारी निकासी देखें',
  'Nothing has left your wallet': 'आपके वॉलेट से अभी कुछ नहीं गया',
  'What you withdraw is followed here until it is in your account.':
    'आप जो निकालेंगे, वह आपके अकाउंट में पहुँचने तक यहाँ दिखेगा।',
  'The withdrawal': 'यह निकासी',
  'Your money is safe. Only this view of it did not load.': 'आपके पैसे सुरक्षित हैं। बस यह जानकारी लोड नहीं हुई।',
  'to {account}': '{account} में',
  'What happened to it': 'इसका क्या हुआ',
  'Your bank knows it by the number {reference}. Ask there if you do not see it.':
    'आपके बैंक में इसका नंबर {reference} है। पैसे न दिखें तो वहाँ पूछें।',
  Arrived: 'पहुँच गया',
  'Did not arrive': 'नहीं पहुँचा',
  'Not taken': 'नहीं लिया गया',
  'Sent back': 'वापस आया',
  'Goes to the bank for {account}': '{account} के लिए बैंक जाएगा',
  'In {account}': '{account} में पहुँचेगा',
  'It is there mostly within minutes, at the latest on the bank’s next working day.':
    'यह अक्सर कुछ मिनट में पहुँच जाता है, ज़्यादा से ज़्यादा बैंक के अगले कामकाजी दिन तक।',

  'You asked for it, and the money was set aside': 'आपने माँगा, और पैसे अलग रख दिए गए',
  'The daily withdrawal set the money aside': 'रोज़ की निकासी ने पैसे अलग रख दिए',
  'It is with the bank': 'यह बैंक के पास है',
  'It arrived': 'यह पहुँच गया',
  'The bank could not pay it out. The money is back in your wallet': 'बैंक पैसे नहीं दे सका। पैसे आपके वॉलेट में वापस हैं',
  'It was not taken. The money is back in your wallet': 'यह नहीं लिया गया। पैसे आपके वॉलेट में वापस हैं',
  'Your bank sent it back. The money is back in your wallet':
    'आपके बैंक ने इसे वापस भेज दिया। पैसे आपके वॉलेट में वापस हैं',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
