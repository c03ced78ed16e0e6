import type { Spoken } from '@haat/i18n/phrase';

export const hi = {
  'Your money is safe and sales continue. Only this view did not load.':
    'आपके पैसे सुरक्षित हैं और बिक्री चल रही है। बस यह जानकारी लोड नहीं हुई।',
  'Available to withdraw': 'निकालने के लिए तैयार',
  'of {mine} total balance · {lifetime} lifetime earnings after fees and refunds':
    'आपके {mine} में से · फ़ीस और रिफ़ंड के बाद अब तक की कुल कमाई {lifetime}',
  '{sum} negative balance': '{sum} पूरे करने हैं',
  'Refunds exceeded your available balance. You do not need to pay anything: upcoming sales cover it automatically. Until then withdrawals are not possible.':
    'रिफ़ंड में निकालने लायक रक़म से ज़्यादा गया, क्योंकि वह पैसा पहले ही आपके वॉलेट से जा चुका था। आपको कुछ जमा नहीं करना है: अगली बिक्री की रक़म इसे अपने आप भर देगी। तब तक पैसे नहीं निकाले जा सकते।',

  Incoming: 'आने वाला पैसा',
  'Pending money by day': 'दिन के हिसाब से बाक़ी पैसा',
  '1 sale of {day}': '{day} की 1 बिक्री',
  '{count} sales of {day}': '{day} की {count} बिक्री',
  '1 sale, {first} to {last}': '{first} से {last} तक 1 बिक्री',
  '{count} sales, {first} to {last}': '{first} से {last} तक {count} बिक्री',
  'Nothing is pending. What a sale earns becomes available two working days later.':
    'कुछ बाक़ी नहीं है। बिक्री की कमाई दो कामकाजी दिन बाद निकालने लायक होती है।',

  'Daily withdrawal': 'हर सुबह',
  'Withdraw every morning': 'हर सुबह निकालें',
  'At 8 am, the full available balance, from {sum}.': 'सुबह आठ बजे, निकालने लायक पूरी रक़म, कम से कम {sum}।',
  'To {account}. Next on {time}.': '{account} में। अगली बार {time}।',
  'Next on {time}.': 'अगली बार {time}।',

  'Bank dispute': 'बैंक विवाद',
  Holds: 'रोकी हुई रक़म',
  'Your money is safe. Only the reasons did not load.': 'आपके पैसे सुरक्षित हैं। बस वजहें लोड नहीं हुईं।',
  'Nothing is held. Released money is back in your wallet.':
    'अब कुछ रोका हुआ नहीं है। जो रोका था, वह आपके वॉलेट में वापस है।',
  '{sum} held': '{sum} रोके हुए',
  'Due by {date}.': '{date} तक का समय है।',
  'Held since {date}': '{date} से रोका हुआ',
  'Say what the buyer received and when. We send your response to the bank':
    'बताएँ कि ख़रीदार को क्या मिला और कब। हम आपका जवाब बैंक को देते हैं।',
  'Nothing more. We send your response to the bank. It usually decides within 45 days, and we will notify you':
    'और कुछ नहीं। हम आपका जवाब बैंक को देते हैं; फ़ैसला बैंक करता है, अक्सर 45 दिन में, और हम आपको बताते हैं।',
  'Nothing more. The bank usually decides within 45 days, and we will notify you':
    'और कुछ नहीं। फ़ैसला बैंक करता है, अक्सर 45 दिन में, और हम आपको बताते हैं।',
  'Your money is safe. Only the disputes did not load.': 'आपके पैसे सुरक्षित हैं। बस बैंकों के सवाल लोड नहीं हुए।',
  Dispute: 'बैंक का सवाल',
  '{sum} disputed': '{sum} पर सवाल',
  'Needs response': 'आपके जवाब का इंतज़ार',
  'The buyer disputed this payment: {reason}': 'ख़रीदार के बैंक ने इस पेमेंट पर सवाल उठाया है: {reason}',
  'Respond to dispute': 'अपने वॉलेट में जवाब दें',
  'Edit response': 'अपना जवाब बदलें',
  'Say what the buyer received and when. We send your response to the bank. Due by {until}. Without a response it usually decides for the buyer.':
    'बताएँ कि ख़रीदार को क्या मिला और कब। हम आपका जवाब बैंक को देते हैं। {until} तक का समय है। जवाब न मिले तो बैंक अक्सर ख़रीदार के हक़ में फ़ैसला करता है।',
  'Say what the buyer received and when. We send your response to the bank. Without a response it usually decides for the buyer.':
    'बताएँ कि ख़रीदार को क्या मिला और कब। हम आपका जवाब बैंक को देते हैं। जवाब न मिले तो बैंक अक्सर ख़रीदार के हक़ में फ़ैसला करता है।',
  'We send your response to the bank by {until}. You can edit it until then. The bank usually decides within 45 days, and we will notify you.':
    'हम आपका जवाब {until} तक बैंक को देंगे। तब तक आप इसे और बेहतर लिख सकते हैं। फ़ैसला बैंक करता है, अक्सर 45 दिन में, और हम आपको बताते हैं।',
  'The bank usually decides within 45 days, and we will notify you.':
    'फ़ैसला बैंक करता है, अक्सर 45 दिन में, और हम आपको बताते हैं।',
  'Response saved. We will send it to the bank.': 'आपका जवाब रख लिया है। हम इसे बैंक को देते हैं।',
  'Send response': 'जवाब भेजें',
  'We send this to the bank. Say what the buyer received, when they opened it, and what you agreed on.':
    'आप यहाँ जो लिखेंगे, हम बैंक को देंगे। बताएँ कि ख़रीदार को क्या मिला, उन्होंने इसे कब खोला, और आप दोनों में क्या तय हुआ था।',
  'We send this to the bank, due by {date}. Say what the buyer received, when they opened it, and what you agreed on.':
    'आप यहाँ जो लिखेंगे, हम बैंक को देंगे; बैंक इसे {date} तक लेता है। बताएँ कि ख़रीदार को क्या मिला, उन्होंने इसे कब खोला, और आप दोनों में क्या तय हुआ था।',
  'What the buyer received': 'ख़रीदार को क्या मिला',
  'Dates, messages and links help most.': 'तारीख़ें, मैसेज और लिंक सबसे ज़्यादा काम आते हैं।',
  'Write a sentence or two.': 'एक-दो वाक्य लिखें।',
  'Your response was not sent. It is kept here; try again.':
    'आपका जवाब नहीं भेजा जा सका। वह यहीं रखा है; फिर कोशिश करें।',

  'View full statement': 'पूरा स्टेटमेंट देखें',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
