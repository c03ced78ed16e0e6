import type { Spoken } from '@haat/i18n/phrase';

/** Texts of this kind. */
export const hi = {
  lesson: 'पाठ',
  Lesson: 'पाठ',
  Lessons: 'पाठ',
  lessons: 'पाठ',
  'This lesson is not available': 'यह पाठ उपलब्ध नहीं है',
  'Write the lesson, or add a file or a link': 'पाठ लिखें, या फ़ाइल या लिंक जोड़ें',
  'The lesson: text, files or links.': 'क्या सिखाया जाता है: शब्द, फ़ाइलें या लिंक।',
  'Files and more': 'फ़ाइलें और बाक़ी चीज़ें',
  'Upload videos, audio or files, or add text, a link or a place.':
    'वीडियो, ऑडियो या फ़ाइलें अपलोड करें, या शब्द, लिंक या जगह जोड़ें।',
  'A video, a recording, a document.': 'वीडियो, रिकॉर्डिंग या दस्तावेज़।',
  'Approximate length.': 'लगभग कितना समय लगेगा।',
  'Lesson|kind': 'पाठ',
  'One lesson, at your own pace': 'एक पाठ, अपने समय से',
  'To watch or listen': 'देखने या सुनने के लिए',
  'Instant access': 'इसका लिंक तुरंत खुलता है',
  'Access after payment': 'इसका लिंक पैसे देने पर खुलता है',
  'On your receipt': 'यह आपकी रसीद पर होता है',
  'A single lesson.': 'अपने आप में एक पाठ।',
  'Your first lesson starts with some text': 'पहला पाठ कुछ शब्दों से शुरू होता है',
  'Text, a link to a video, or both': 'शब्द, वीडियो का लिंक, या दोनों',
  'The lesson|received': 'पाठ',
  'Open the lesson': 'पाठ खोलें',
  'The lesson opens in your browser at once, without an app.': 'पाठ तुरंत आपके ब्राउज़र में खुलता है, किसी ऐप के बिना।',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
