import type { Spoken } from '@haat/i18n/phrase';

/** What publishing needs of a content: the editor asks for it, and the server refuses without it. */
export const hi = {
  'Add at least two products that are on sale': 'ऐसे कम से कम दो प्रोडक्ट जोड़ें जो बिक रहे हों',
  'Enter the name of the server': 'सर्वर का नाम लिखें',
  'Add the invite link of the server': 'सर्वर का इनवाइट लिंक जोड़ें',
  'Enter the name of the channel': 'चैनल का नाम लिखें',
  'Enter the name of the group': 'ग्रुप का नाम लिखें',
  'Add the invite link of the channel': 'चैनल का इनवाइट लिंक जोड़ें',
  'Add the invite link of the group': 'ग्रुप का इनवाइट लिंक जोड़ें',
  'Choose the start date and time': 'शुरू होने का दिन और समय चुनें',
  'This time has passed. Choose a time in the future.': 'यह समय बीत चुका है। आगे का कोई समय चुनें।',
  'Enter the duration': 'लिखें कि यह कितनी देर का है',
  'Add the join link': 'जुड़ने का लिंक जोड़ें',
  'Add a lesson with text or a link': 'टेक्स्ट या लिंक वाला एक पाठ जोड़ें',
  'Name section {number}': 'भाग {number} को नाम दें',
  'Name lesson {number} of section {section}': 'भाग {section} के पाठ {number} को नाम दें',
  'Write the lesson, or add a link to it': 'पाठ लिखें, या उसका लिंक जोड़ें',
  'Add something that is locked': 'कुछ जोड़ें जो लॉक हो',
  'Give “{title}” a name': '“{title}” को नाम दें',
  'Add the text of “{title}”': '“{title}” का टेक्स्ट जोड़ें',
  'Add the link of “{title}”': '“{title}” का लिंक जोड़ें',
  'Add the address of “{title}”, or its map location': '“{title}” का पता या नक़्शे पर जगह जोड़ें',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
