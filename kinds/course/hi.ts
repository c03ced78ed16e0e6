import type { Spoken } from '@haat/i18n/phrase';

/** Texts of this kind. */
export const hi = {
  course: 'कोर्स',
  Course: 'कोर्स',
  Courses: 'कोर्स',
  courses: 'कोर्स',
  'This course is not available': 'यह कोर्स उपलब्ध नहीं है',
  'Add a lesson with text, a link or a file': 'टेक्स्ट, लिंक या फ़ाइल वाला एक पाठ जोड़ें',
  'Add a question to the quiz of “{title}”': '“{title}” की प्रश्नोत्तरी में एक सवाल जोड़ें',
  'Complete question {number} of “{title}” and mark the right answer':
    '“{title}” का सवाल {number} पूरा करें और सही जवाब चुनें',
  'In order': 'क्रम से',
  'Each lesson opens when the ones before it are done.': 'हर पाठ तब खुलता है जब उससे पहले वाले पूरे हो जाएँ।',
  'Name section {number}': 'भाग {number} को नाम दें',
  'Name lesson {number} of section {section}': 'भाग {section} के पाठ {number} को नाम दें',
  'Your lessons, in order.': 'क्या सिखाया जाता है, सीखने के क्रम में।',
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
  'Free preview': 'पैसे देने से पहले मुफ़्त पढ़ें',
  'One free lesson shows how you teach': 'एक मुफ़्त पाठ दिखाता है कि आप कैसे सिखाते हैं',
  'Everyone can read it.': 'इसे सब पढ़ सकते हैं।',
  'Remove lesson': 'पाठ हटाएँ',
  'Course|kind': 'कोर्स',
  '{count} part': '{count} भाग',
  '{count} parts': '{count} भाग',
  '{count} lesson|of a course': '{count} पाठ',
  '{count} lessons|of a course': '{count} पाठ',
  '{count} free': '{count} मुफ़्त',
  'Opens after days': 'कितने दिन बाद खुले',
  'Counted from the day of purchase; empty opens it at once.':
    'दिन ख़रीद के दिन से गिने जाते हैं; ख़ाली रखें तो तुरंत खुलता है।',
  'Hide from buyers': 'ख़रीदारों से छिपाएँ',
  'A draft lesson can stay unfinished while the course is on sale.':
    'कोर्स बिकता रहे तब भी ड्राफ़्ट पाठ अधूरा रह सकता है।',
  '{days} days later': '{days} दिन बाद',
  'Hidden|of a lesson': 'छिपा हुआ',
  'Upload lessons': 'पाठ अपलोड करें',
  'Each file becomes a lesson with its name.': 'हर फ़ाइल अपने नाम का एक पाठ बनती है।',
  'Read free': 'मुफ़्त पढ़ें',
  'Watch free': 'मुफ़्त देखें',
  'New course': 'नया कोर्स',
  'Lessons to be taken one after another.': 'क्रम से रखे पाठ, एक के बाद एक सीखने के लिए।',
  'Your first course starts with one lesson': 'पहला कोर्स एक पाठ से शुरू होता है',
  'The lessons': 'पाठ',
  'In sections; one of them can be free to read': 'भागों में; कोई एक मुफ़्त पढ़ने को दे सकते हैं',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
