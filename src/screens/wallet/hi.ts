import type { Spoken } from '@haat/i18n/phrase';

export const hi = {
  'Your money is safe and sales go on. Only this view of it did not load.':
    'आपके पैसे सुरक्षित हैं और बिक्री चल रही है। बस यह जानकारी लोड नहीं हुई।',
  'Available to withdraw': 'निकालने के लिए तैयार',
  'of {mine} that is yours · {lifetime} earned in all, after fees and refunds':
    'आपके {mine} में से · फ़ीस और रिफ़ंड के बाद अब तक की कुल कमाई {lifetime}',
  'In transit': 'बैंक जा रहा है',
  '{sum} to make up': '{sum} पूरे करने हैं',
  'Refunds took more than was available, because that money had left your wallet before. You need not pay anything in: the next sales that become available fill this up by themselves. Until then nothing can be paid out.':
    'रिफ़ंड में निकालने लायक रक़म से ज़्यादा गया, क्योंकि वह पैसा पहले ही आपके वॉलेट से जा चुका था। आपको कुछ जमा नहीं करना है: अगली बिक्री की रक़म इसे अपने आप भर देगी। तब तक पैसे नहीं निकाले जा सकते।',

  'Coming in': 'आने वाला पैसा',
  'Pending money by day': 'दिन के हिसाब से बाक़ी पैसा',
  '1 sale of {day}': '{day} की 1 बिक्री',
  '{count} sales of {day}': '{day} की {count} बिक्री',
  '1 sale, {first} to {last}': '{first} से {last} तक 1 बिक्री',
  '{count} sales, {first} to {last}': '{first} से {last} तक {count} बिक्री',
  'Nothing is pending. What a sale earns becomes available two working days later.':
    'कुछ बाक़ी नहीं है। बिक्री की कमाई दो कामकाजी दिन बाद निकालने लायक होती है।',

  'Every morning': 'हर सुबह',
  'This setting': 'यह सेटिंग',
  'Withdraw every morning': 'हर सुबह निकालें',
  'At eight, everything that is available, from {sum}.': 'सुबह आठ बजे, निकालने लायक पूरी रक़म, कम से कम {sum}।',
  'To {account}. Next on {time}.': '{account} में। अगली बार {time}।',
  'Next on {time}.': 'अगली बार {time}।',

  'Bank dispute': 'बैंक विवाद',
  'Required by law': 'क़ानून के मुताबिक़',
  'What is held': 'रोकी हुई रक़म',
  'Your money is safe. Only the reasons did not load.': 'आपके पैसे सुरक्षित हैं। बस वजहें लोड नहीं हुईं।',
  'Nothing is held any more. What was held is back in your wallet.':
    'अब कुछ रोका हुआ नहीं है। जो रोका था, वह आपके वॉलेट में वापस है।',
  '{sum} held': '{sum} रोके हुए',
  'There is time until {date}.': '{date} तक का समय है।',
  'Held since {date}': '{date} से रोका हुआ',
  'Say what the buyer got and when. We hand your answer to the bank':
    'बताएँ कि ख़रीदार को क्या मिला और कब। हम आपका जवाब बैंक को देते हैं।',
  'Nothing more. We hand your answer to the bank, which decides, often within 45 days, and we tell you':
    'और कुछ नहीं। हम आपका जवाब बैंक को देते हैं; फ़ैसला बैंक करता है, अक्सर 45 दिन में, और हम आपको बताते हैं।',
  'Nothing more. The bank decides, often within 45 days, and we tell you':
    'और कुछ नहीं। फ़ैसला बैंक करता है, अक्सर 45 दिन में, और हम आपको बताते हैं।',

  'What banks ask': 'बैंकों के सवाल',
  'Your money is safe. Only the questions of banks did not load.':
    'आपके पैसे सुरक्षित हैं। बस बैंकों के सवाल लोड नहीं हुए।',
  'A bank asks': 'बैंक का सवाल',
  '{sum} questioned': '{sum} पर सवाल',
  'Waits for you': 'आपके जवाब का इंतज़ार',
  'The buyer’s bank questions this payment: {reason}': 'ख़रीदार के बैंक ने इस पेमेंट पर सवाल उठाया है: {reason}',
  'Answer the bank': 'बैंक को जवाब दें',
  'Change your answer': 'अपना जवाब बदलें',
  'Say what the buyer got and when. We hand your answer to the bank. There is time until {until}. Without an answer it usually decides for the buyer.':
    'बताएँ कि ख़रीदार को क्या मिला और कब। हम आपका जवाब बैंक को देते हैं। {until} तक का समय है। जवाब न मिले तो बैंक अक्सर ख़रीदार के हक़ में फ़ैसला करता है।',
  'Say what the buyer got and when. We hand your answer to the bank. Without an answer it usually decides for the buyer.':
    'बताएँ कि ख़रीदार को क्या मिला और कब। हम आपका जवाब बैंक को देते हैं। जवाब न मिले तो बैंक अक्सर ख़रीदार के हक़ में फ़ैसला करता है।',
  'We hand your answer to the bank by {until}. Until then you can put it better. The bank decides, often within 45 days, and we tell you.':
    'हम आपका जवाब {until} तक बैंक को देंगे। तब तक आप इसे और बेहतर लिख सकते हैं। फ़ैसला बैंक करता है, अक्सर 45 दिन में, और हम आपको बताते हैं।',
  'The bank decides, often within 45 days, and we tell you.':
    'फ़ैसला बैंक करता है, अक्सर 45 दिन में, और हम आपको बताते हैं।',
  'Your answer is kept. We hand it to the bank.': 'आपका जवाब रख लिया है। हम इसे बैंक को देते हैं।',
  'Send the answer': 'जवाब भेजें',
  'We hand what you write here to the bank. Say what the buyer got, when they opened it, and what you agreed on.':
    'आप यहाँ जो लिखेंगे, हम बैंक को देंगे। बताएँ कि ख़रीदार को क्या मिला, उन्होंने इसे कब खोला, और आप दोनों में क्या तय हुआ था।',
  'We hand what you write here to the bank, which takes it until {date}. Say what the buyer got, when they opened it, and what you agreed on.':
    'आप यहाँ जो लिखेंगे, हम बैंक को देंगे; बैंक इसे {date} तक लेता है। बताएँ कि ख़रीदार को क्या मिला, उन्होंने इसे कब खोला, और आप दोनों में क्या तय हुआ था।',
  'What the buyer got': 'ख़रीदार को क्या मिला',
  'Dates, messages and links help most.': 'तारीख़ें, मैसेज और लिंक सबसे ज़्यादा काम आते हैं।',
  'Write a sentence or two.': 'एक-दो वाक्य लिखें।',
  'Your answer was not sent. It is kept here; try again.':
    'आपका जवाब नहीं भेजा जा सका। वह यहीं रखा है; फिर कोशिश करें।',

  'See the full statement': 'पूरा स्टेटमेंट देखें',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
