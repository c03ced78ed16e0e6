import type { Spoken } from '@haat/i18n/phrase';

/** What the kinds of products are called. */
export const hi = {
  channel: 'चैनल',
  combo: 'कॉम्बो',
  course: 'कोर्स',
  lesson: 'पाठ',
  'locked content': 'लॉक कंटेंट',
  page: 'पेज',
  server: 'सर्वर',
  webinar: 'वेबिनार',
  'Locked content': 'लॉक कंटेंट',
  Lesson: 'पाठ',
  'Payment page': 'पेमेंट पेज',
  'Payment pages': 'पेमेंट पेज',
  pages: 'पेज',
  'Telegram channel': 'Telegram चैनल',
  'Telegram channels': 'Telegram चैनल',
  channels: 'चैनल',
  Course: 'कोर्स',
  Courses: 'कोर्स',
  courses: 'कोर्स',
  Lessons: 'पाठ',
  lessons: 'पाठ',
  Webinar: 'वेबिनार',
  Webinars: 'वेबिनार',
  webinars: 'वेबिनार',
  Combo: 'कॉम्बो',
  Combos: 'कॉम्बो',
  combos: 'कॉम्बो',
  'Discord server': 'Discord सर्वर',
  'Discord servers': 'Discord सर्वर',
  servers: 'सर्वर',
  'This page is not available': 'यह पेज उपलब्ध नहीं है',
  'This locked content is not available': 'यह लॉक कंटेंट उपलब्ध नहीं है',
  'This webinar is not available': 'यह वेबिनार उपलब्ध नहीं है',
  'This course is not available': 'यह कोर्स उपलब्ध नहीं है',
  'This lesson is not available': 'यह पाठ उपलब्ध नहीं है',
  'This Telegram channel is not available': 'यह Telegram चैनल उपलब्ध नहीं है',
  'This combo is not available': 'यह कॉम्बो उपलब्ध नहीं है',
  'This Discord server is not available': 'यह Discord सर्वर उपलब्ध नहीं है',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
