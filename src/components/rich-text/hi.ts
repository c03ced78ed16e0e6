import type { Spoken } from '@haat/i18n/phrase';

export const hi = {
  'An address such as https://haat.in or name@example.in': 'https://haat.in या name@example.in जैसा पता',
  Bold: 'मोटे अक्षर',
  Heading: 'हेडिंग',
  Italic: 'तिरछे अक्षर',
  'Add link': 'लिंक लगाएँ',
  List: 'सूची',
  'Numbered list': 'नंबर वाली सूची',
  Quote: 'किसी के शब्द',
  Redo: 'फिर से करें',
  'Remove link': 'लिंक हटाएँ',
  'You have reached the maximum length.': 'इससे लंबा नहीं लिखा जा सकता।',
  'Two stars around words make them bold, a dash begins a list.':
    'शब्दों के दोनों ओर दो तारे (**) उन्हें मोटा करते हैं, लाइन की शुरुआत में डैश (-) सूची बनाता है।',
  'Link address': 'कहाँ ले जाए',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
