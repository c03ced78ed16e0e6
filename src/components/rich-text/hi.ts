import type { Spoken } from '@haat/i18n/phrase';

export const hi = {
  'An address such as https://haat.in or name@example.in': 'https://haat.in या name@example.in जैसा पता',
  Bold: 'मोटे अक्षर',
  Heading: 'हेडिंग',
  'How it looks': 'यह कैसा दिखे',
  Italic: 'तिरछे अक्षर',
  'Lead there': 'लिंक लगाएँ',
  List: 'सूची',
  'Numbered list': 'नंबर वाली सूची',
  Quote: 'किसी के शब्द',
  Redo: 'फिर से करें',
  'Remove the link': 'लिंक हटाएँ',
  'The text is as long as it may be.': 'इससे लंबा नहीं लिखा जा सकता।',
  'Two stars around words make them bold, a dash begins a list.':
    'शब्दों के दोनों ओर दो तारे (**) उन्हें मोटा करते हैं, लाइन की शुरुआत में डैश (-) सूची बनाता है।',
  Undo: 'पहले जैसा करें',
  'Where it leads': 'कहाँ ले जाए',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
