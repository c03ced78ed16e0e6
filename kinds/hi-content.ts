import type { Spoken } from '@haat/i18n/phrase';

/** Courses, lessons and what is locked. */
export const hi = {
  '“{title}” removed.': '“{title}” हट गया।',
  'What a learner can do afterwards': 'सीखने वाला इसके बाद क्या कर सकेगा',
  Outcome: 'नतीजा',
  'Section {number}': 'भाग {number}',
  'section {number}': 'भाग {number}',
  'Remove section {number}': 'भाग {number} हटाएँ',
  'A course runs from top to bottom. Add a section, such as a week or a topic, then add its lessons.':
    'कोर्स ऊपर से पढ़ा जाता है। एक भाग से शुरू करें, जैसे कोई हफ़्ता या विषय, और उसके पाठ उसके नीचे रखें।',
  'Week {number}': 'हफ़्ता {number}',
  'A section can have up to {count} lessons.': 'एक भाग में ज़्यादा से ज़्यादा {count} पाठ आते हैं।',
  'Add a lesson': 'पाठ जोड़ें',
  'Add a section': 'भाग जोड़ें',
  'Lessons of section {number}': 'भाग {number} के पाठ',
  Untitled: 'बिना टाइटल',
  'lesson {number} of section {section}': 'भाग {section} का पाठ {number}',
  '{minutes} min|of a lesson': '{minutes} मिनट',
  Empty: 'अभी इसमें कुछ नहीं',
  'Only people who have paid read it.': 'इसे सिर्फ़ पैसे दे चुके लोग पढ़ते हैं।',
  'Free preview': 'पैसे देने से पहले मुफ़्त पढ़ें',
  'One free lesson shows how you teach': 'एक मुफ़्त पाठ दिखाता है कि आप कैसे सिखाते हैं',
  'Everyone can read it.': 'इसे सब पढ़ सकते हैं।',
  'Remove lesson': 'पाठ हटाएँ',
  Text: 'शब्द',
  'A video, a recording, a document.': 'वीडियो, रिकॉर्डिंग या दस्तावेज़।',
  'Approximate length.': 'लगभग कितना समय लगेगा।',
  Minutes: 'मिनट',
  'Shown on the preview as a list.': 'प्रीव्यू पर एक के नीचे एक दिखते हैं।',
  'Use at most {most} characters.': 'ज़्यादा से ज़्यादा {most} अक्षर लिखें।',
  'A link starting with https://': 'https:// से शुरू होने वाला पता',
  Unnamed: 'बिना नाम',
  'Part {number}': 'हिस्सा {number}',
  Place: 'जगह',
  'A place': 'एक जगह',
  'Everyone sees it on the preview.': 'यह प्रीव्यू पर सबको दिखता है।',
  'A folder, a video, a file. Only people who have paid see it.':
    'फ़ोल्डर, वीडियो या फ़ाइल। यह सिर्फ़ पैसे दे चुके लोगों को दिखता है।',
  'Add text, a link or a place. The preview shows only their names.':
    'शब्द, लिंक या जगह जोड़ें। प्रीव्यू उनके नाम दिखाता है, उनमें लिखा कभी नहीं।',
  'part {number}': 'हिस्सा {number}',
  'Add something': 'कुछ जोड़ें',
  'The preview shows only the city of a place and the word count of a text. The rest is unlocked by the payment.':
    'जगह का सिर्फ़ शहर प्रीव्यू पर दिखता है, और शब्दों की सिर्फ़ गिनती। बाक़ी पेमेंट होने पर खुलता है।',
  'This link has no coordinates. Open it, press and hold the place, and copy the two numbers.':
    'इस लिंक से जगह का पता नहीं चलता। इसे खोलें, जगह को थोड़ी देर दबाए रखें, और दोनों संख्याएँ कॉपी करें।',
  'Two numbers such as 12.9716, 77.5946, or the link of a map.':
    '12.9716, 77.5946 जैसी दो संख्याएँ, या नक़्शे का लिंक।',
  'Only people who have paid see it.': 'यह सिर्फ़ पैसे दे चुके लोगों को दिखता है।',
  City: 'शहर',
  'Shown on the preview.': 'प्रीव्यू पर दिखता है।',
  'Map location': 'नक़्शे पर जगह',
  'Location: {point}': 'मिल गया: {point}',
  'Two numbers, or the link of a map that shows the place.': 'दो संख्याएँ, या जगह दिखाने वाले नक़्शे का लिंक।',
  Directions: 'कैसे पहुँचें',
  'Landmarks, building, floor.': 'स्टेशन से, किस दुकान के आगे, कौन सी मंज़िल।',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
