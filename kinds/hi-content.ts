import type { Spoken } from '@haat/i18n/phrase';

/** Courses, lessons and what is locked. */
export const hi = {
  'Add a lesson with words or a link': 'शब्द या लिंक वाला एक पाठ जोड़ें',
  '“{title}” is removed.': '“{title}” हट गया।',
  'What a learner can do afterwards': 'सीखने वाला इसके बाद क्या कर सकेगा',
  Outcome: 'नतीजा',
  'Section {number}': 'भाग {number}',
  'section {number}': 'भाग {number}',
  'Remove section {number}': 'भाग {number} हटाएँ',
  'A course is read from the top. Begin with a section, such as a week or a subject, and put its lessons below it.':
    'कोर्स ऊपर से पढ़ा जाता है। एक भाग से शुरू करें, जैसे कोई हफ़्ता या विषय, और उसके पाठ उसके नीचे रखें।',
  'Week {number}': 'हफ़्ता {number}',
  'A section holds at most {count} lessons.': 'एक भाग में ज़्यादा से ज़्यादा {count} पाठ आते हैं।',
  'Add a lesson': 'पाठ जोड़ें',
  'Add a section': 'भाग जोड़ें',
  'Lessons of section {number}': 'भाग {number} के पाठ',
  'Without a title': 'बिना टाइटल',
  'lesson {number} of section {section}': 'भाग {section} का पाठ {number}',
  '{minutes} min|of a lesson': '{minutes} मिनट',
  'Nothing in it yet': 'अभी इसमें कुछ नहीं',
  'Only people who have paid read it.': 'इसे सिर्फ़ पैसे दे चुके लोग पढ़ते हैं।',
  'Free to read before paying': 'पैसे देने से पहले मुफ़्त पढ़ें',
  'One free lesson shows how you teach': 'एक मुफ़्त पाठ दिखाता है कि आप कैसे सिखाते हैं',
  'Everybody can read it.': 'इसे सब पढ़ सकते हैं।',
  'Remove the lesson': 'पाठ हटाएँ',
  'Write the lesson, or give the address where it is': 'पाठ लिखें, या वह पता दें जहाँ वह है',
  Words: 'शब्द',
  'A video, a recording, a document.': 'वीडियो, रिकॉर्डिंग या दस्तावेज़।',
  'How long it takes, about.': 'लगभग कितना समय लगेगा।',
  Minutes: 'मिनट',
  'Shown on the preview, one below the other.': 'प्रीव्यू पर एक के नीचे एक दिखते हैं।',
  'An address that begins with https://': 'https:// से शुरू होने वाला पता',
  'Without a name': 'बिना नाम',
  'Add something that is locked': 'कुछ जोड़ें जो लॉक हो',
  'Give “{title}” a name': '“{title}” को नाम दें',
  'Write the words of “{title}”': '“{title}” के शब्द लिखें',
  'Add the link of “{title}”': '“{title}” का लिंक जोड़ें',
  'Add the address of “{title}”, or its point on the map': '“{title}” का पता या नक़्शे पर जगह जोड़ें',
  'Part {number}': 'हिस्सा {number}',
  'Name section {number}': 'भाग {number} को नाम दें',
  'Name lesson {number} of section {section}': 'भाग {section} के पाठ {number} को नाम दें',
  Place: 'जगह',
  'A place': 'एक जगह',
  'Everybody sees it on the preview.': 'यह प्रीव्यू पर सबको दिखता है।',
  'A folder, a video, a file. Only people who have paid see it.':
    'फ़ोल्डर, वीडियो या फ़ाइल। यह सिर्फ़ पैसे दे चुके लोगों को दिखता है।',
  'What was locked': 'जो लॉक था',
  'Add words, a link or a place. The preview shows their names, never what they say.':
    'शब्द, लिंक या जगह जोड़ें। प्रीव्यू उनके नाम दिखाता है, उनमें लिखा कभी नहीं।',
  'part {number}': 'हिस्सा {number}',
  'Add something': 'कुछ जोड़ें',
  'Of a place the preview shows the city alone, of words how many there are. The rest opens with the payment.':
    'जगह का सिर्फ़ शहर प्रीव्यू पर दिखता है, और शब्दों की सिर्फ़ गिनती। बाक़ी पेमेंट होने पर खुलता है।',
  'This link does not say the point. Open it, touch the place for a while, and copy the two numbers.':
    'इस लिंक से जगह का पता नहीं चलता। इसे खोलें, जगह को थोड़ी देर दबाए रखें, और दोनों संख्याएँ कॉपी करें।',
  'Two numbers such as 12.9716, 77.5946, or the link of a map.':
    '12.9716, 77.5946 जैसी दो संख्याएँ, या नक़्शे का लिंक।',
  'Only people who have paid see it.': 'यह सिर्फ़ पैसे दे चुके लोगों को दिखता है।',
  City: 'शहर',
  'Shown on the preview.': 'प्रीव्यू पर दिखता है।',
  'Point on the map': 'नक़्शे पर जगह',
  'Taken: {point}': 'मिल गया: {point}',
  'Two numbers, or the link of a map that shows the place.': 'दो संख्याएँ, या जगह दिखाने वाले नक़्शे का लिंक।',
  'How to find it': 'कैसे पहुँचें',
  'From the station, past which shop, which floor.': 'स्टेशन से, किस दुकान के आगे, कौन सी मंज़िल।',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
