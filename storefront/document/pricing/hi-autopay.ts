import type { Spoken } from '@haat/i18n/phrase';

/** How it stands with renewing by itself, on pages and among the purchases. */
export const hi = {
  '{sum} with UPI': 'UPI से {sum}',
  '{sum} with your card': 'आपके कार्ड से {sum}',
  '{sum} with your bank': 'आपके बैंक से {sum}',
  'Your bank has not agreed yet': 'आपके बैंक ने अभी मंज़ूरी नहीं दी',
  'We keep looking. Until it has, nothing is taken by itself.': 'हम देखते रहते हैं। तब तक अपने आप कुछ नहीं कटता।',
  'Renewing by itself is on hold in your bank or UPI app': 'अपने आप रिन्यू होना आपके बैंक या UPI ऐप में रुका हुआ है',
  'Nothing is taken until you let it go on there. We remind you before the end, with a link that pays.':
    'जब तक आप इसे वहाँ चालू न करें, कुछ नहीं कटता। ख़त्म होने से पहले हम पैसे देने के लिंक के साथ याद दिलाते हैं।',
  'Your bank is asked for {sum} on {day}': 'आपके बैंक से {day} को {sum} माँगे जाएँगे',
  'There is nothing for you to do. It stays open until your bank has answered, and your receipt comes by message.':
    'आपको कुछ नहीं करना है। बैंक के जवाब तक यह खुला रहता है, और रसीद मैसेज में आती है।',
  'Your bank said no to {sum}': 'आपके बैंक ने {sum} देने से मना कर दिया',
  'We ask it once more on {day}. If you renew it yourself before, it is not asked again.':
    'हम {day} को एक बार और माँगेंगे। उससे पहले आप ख़ुद रिन्यू कर लें, तो फिर नहीं माँगेंगे।',
  'Renews by itself on {day}: {sum}': '{day} को अपने आप रिन्यू होगा: {sum}',
  'There is nothing for you to do. You can still turn it off, and then nothing is taken.':
    'आपको कुछ नहीं करना है। आप इसे अब भी बंद कर सकते हैं, तब कुछ नहीं कटेगा।',
  'Renews by itself once it goes on: {sum}': 'फिर चालू होने पर अपने आप रिन्यू होगा: {sum}',
  'While it is paused, nothing is taken.': 'रुके रहने तक कुछ नहीं कटता।',
  'We tell you at least a day before. Turn it off whenever you like.':
    'हम कम से कम एक दिन पहले बताते हैं। जब चाहें, इसे बंद कर दें।',
  'It was not renewed by itself': 'यह अपने आप रिन्यू नहीं हुआ',
  'Renew it yourself to go on. From then on it renews by itself again.':
    'जारी रखने के लिए ख़ुद रिन्यू करें। उसके बाद यह फिर अपने आप रिन्यू होगा।',
  'It is not offered any more, so nothing is taken': 'यह अब नहीं बिकता, इसलिए कुछ नहीं कटेगा',
  'You keep it until {day}, and it costs nothing more.': 'यह {day} तक आपका है, और कोई पैसा नहीं लगेगा।',
  'At most {sum} is taken each time, when the time you paid for ends.':
    'जितने समय के पैसे दिए हैं, उसके पूरा होने पर हर बार ज़्यादा से ज़्यादा {sum} कटेंगे।',
  'At most {sum} is taken each time, when the time you paid for ends: first on {day}.':
    'जितने समय के पैसे दिए हैं, उसके पूरा होने पर हर बार ज़्यादा से ज़्यादा {sum} कटेंगे: पहली बार {day} को।',
  'We tell you at least a day before, by message, with a link to say no.':
    'हम कम से कम एक दिन पहले मैसेज से बताते हैं, मना करने के लिंक के साथ।',
  'You can stop it at any time, here or in your UPI app.': 'आप इसे कभी भी रोक सकते हैं, यहाँ या अपने UPI ऐप में।',
  'To agree, your bank takes ₹1 and gives it back.': 'मंज़ूरी के लिए आपका बैंक ₹1 लेता है और लौटा देता है।',
  'Your bank was asked for {sum} already. What it takes after this goes back to you by itself.':
    'आपके बैंक से {sum} पहले ही माँगे जा चुके हैं। इसके बाद जो कटेगा, वह अपने आप लौट आएगा।',
  'Nothing is taken any more. You keep it until {day}, and we remind you before the end with a link that pays.':
    'अब कुछ नहीं कटेगा। यह {day} तक आपका है, और ख़त्म होने से पहले हम पैसे देने के लिंक के साथ याद दिलाएँगे।',
  'Nothing is taken any more. You can pay for it yourself whenever you like.':
    'अब कुछ नहीं कटेगा। आप जब चाहें ख़ुद पैसे दे सकते हैं।',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
