import type { Spoken } from '@haat/i18n/phrase';

/** What several kinds say. */
export const hi = {
  'Name of the server': 'सर्वर का नाम',
  'Invite link': 'इनवाइट लिंक',
  'The bot needs more rights there': 'बॉट को वहाँ और अधिकार चाहिए',
  'The bot is not in it any more': 'बॉट अब उसमें नहीं है',
  'How buyers join': 'ख़रीदार कैसे जुड़ते हैं',
  'By an invite link': 'इनवाइट लिंक से',
  'You remove members yourself.': 'मेंबर आप ख़ुद हटाते हैं।',
  Benefit: 'फ़ायदा',
  'How joining works': 'अभी जुड़ना कैसे होता है',
  'Name of the channel': 'चैनल का नाम',
  Seats: 'सीटें',
  Recording: 'रिकॉर्डिंग',
  '“{title}” removed.': '“{title}” हट गया।',
  'What a learner can do afterwards': 'सीखने वाला इसके बाद क्या कर सकेगा',
  Outcome: 'नतीजा',
  'Only people who have paid read it.': 'इसे सिर्फ़ पैसे दे चुके लोग पढ़ते हैं।',
  Text: 'शब्द',
  File: 'फ़ाइल',
  Image: 'तस्वीर',
  Video: 'वीडियो',
  Audio: 'ऑडियो',
  Read: 'पढ़ें',
  Minutes: 'मिनट',
  'Shown on the preview as a list.': 'प्रीव्यू पर एक के नीचे एक दिखते हैं।',
  'Use at most {most} characters.': 'ज़्यादा से ज़्यादा {most} अक्षर लिखें।',
  'A link starting with https://': 'https:// से शुरू होने वाला पता',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
