import type { Spoken } from '@haat/i18n/phrase';

/** How it stands with renewing by itself, on pages and among the purchases. */
export const hi = {
  '{sum} with UPI': 'UPI से {sum}',
  '{sum} with your card': 'आपके कार्ड से {sum}',
  '{sum} with your bank': 'आपके बैंक से {sum}',
  'Your bank has not authorised it yet': 'आपके बैंक ने अभी मंज़ूरी नहीं दी',
  'We keep checking. Until then, nothing is charged automatically.':
    'हम देखते रहते हैं। तब तक अपने आप कुछ नहीं कटता।',
  'Nothing is charged until you resume it there. We remind you before the end, with a payment link.':
    'जब तक आप इसे वहाँ चालू न करें, कुछ नहीं कटता। ख़त्म होने से पहले हम पैसे देने के लिंक के साथ याद दिलाते हैं।',
  '{sum} will be charged on {day}': 'आपके बैंक से {day} को {sum} माँगे जाएँगे',
  'You do not need to do anything. You keep access in the meantime, and your receipt arrives by message.':
    'आपको कुछ नहीं करना है। बैंक के जवाब तक यह खुला रहता है, और रसीद मैसेज में आती है।',
  'Your payment of {sum} failed': 'आपके बैंक ने {sum} देने से मना कर दिया',
  'We will retry it on {day}. If you renew it yourself before, it is not charged again.':
    'हम {day} को एक बार और माँगेंगे। उससे पहले आप ख़ुद रिन्यू कर लें, तो फिर नहीं माँगेंगे।',
  'Renews on {day}: {sum}': '{day} को अपने आप रिन्यू होगा: {sum}',
  'You do not need to do anything. You can still turn it off, and then nothing is charged.':
    'आपको कुछ नहीं करना है। आप इसे अब भी बंद कर सकते हैं, तब कुछ नहीं कटेगा।',
  'Renews once it resumes: {sum}': 'फिर चालू होने पर अपने आप रिन्यू होगा: {sum}',
  'While it is paused, nothing is charged.': 'रुके रहने तक कुछ नहीं कटता।',
  'We notify you at least a day before. Turn it off at any time.':
    'हम कम से कम एक दिन पहले बताते हैं। जब चाहें, इसे बंद कर दें।',
  'Auto-renew failed': 'यह अपने आप रिन्यू नहीं हुआ',
  'Renew it yourself to continue. Auto-renew is on again after that.':
    'जारी रखने के लिए ख़ुद रिन्यू करें। उसके बाद यह फिर अपने आप रिन्यू होगा।',
  'It is no longer offered, so nothing is charged': 'यह अब नहीं बिकता, इसलिए कुछ नहीं कटेगा',
  'You keep access until {day} and will not be charged again.': 'यह {day} तक आपका है, और कोई पैसा नहीं लगेगा।',
  'At most {sum} is charged each time your paid period ends.':
    'जितने समय के पैसे दिए हैं, उसके पूरा होने पर हर बार ज़्यादा से ज़्यादा {sum} कटेंगे।',
  'At most {sum} is charged each time your paid period ends, first on {day}.':
    'जितने समय के पैसे दिए हैं, उसके पूरा होने पर हर बार ज़्यादा से ज़्यादा {sum} कटेंगे: पहली बार {day} को।',
  'We notify you at least a day before, with a link to decline.':
    'हम कम से कम एक दिन पहले मैसेज से बताते हैं, मना करने के लिंक के साथ।',
  'You can cancel at any time, here or in your UPI app.': 'आप इसे कभी भी रोक सकते हैं, यहाँ या अपने UPI ऐप में।',
  'Your bank charges ₹1 to authorise it and refunds it.': 'मंज़ूरी के लिए आपका बैंक ₹1 लेता है और लौटा देता है।',
  'A charge of {sum} is already in progress. If it succeeds after this, it is refunded automatically.':
    'आपके बैंक से {sum} पहले ही माँगे जा चुके हैं। इसके बाद जो कटेगा, वह अपने आप लौट आएगा।',
  'Nothing more is charged. You keep access until {day}, and we remind you before the end with a payment link.':
    'अब कुछ नहीं कटेगा। यह {day} तक आपका है, और ख़त्म होने से पहले हम पैसे देने के लिंक के साथ याद दिलाएँगे।',
  'Nothing more is charged. You can renew it yourself at any time.':
    'अब कुछ नहीं कटेगा। आप जब चाहें ख़ुद पैसे दे सकते हैं।',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
