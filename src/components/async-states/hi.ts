import type { Spoken } from '@haat/i18n/phrase';

export const hi = {
  'Could not refresh.': 'ताज़ा नहीं हो पाया।',
  Loading: 'लोड हो रहा है',
  'Show more': 'और दिखाएँ',
  'The connection failed. Nothing is lost.': 'सर्वर तक नहीं पहुँच पाए। कुछ नहीं खोया।',
  'Last updated {time}.': 'यह {time} बजे का है।',
  'Last updated {time}. It refreshes when you are back online.':
    'यह {time} बजे का है। नेटवर्क आते ही ताज़ा हो जाएगा।',
  '{subject} did not load': '{subject}: लोड नहीं हुआ',
  '{subject} could not be shown': '{subject}: दिखाया नहीं जा सका',
  'Something went wrong. Nothing you saved is lost.': 'दिखाते समय कुछ गड़बड़ हुई। आपका सेव किया हुआ सब सुरक्षित है।',
  'This part did not load': 'यह हिस्सा लोड नहीं हुआ',
  '{subject} has not been loaded yet. It loads when you are back online.':
    '{subject}: अभी लोड नहीं हुआ। नेटवर्क आते ही अपने आप आ जाएगा।',
  'Nothing here has been loaded yet. It loads when you are back online.':
    'यहाँ अभी कुछ लोड नहीं हुआ है। नेटवर्क आने पर अपने आप आ जाएगा।',
  'Last updated {time}. The rest loads when you are back online.':
    'जो दिख रहा है वह {time} बजे का है। बाक़ी नेटवर्क आने पर अपने आप आ जाएगा।',
  'Not loaded yet': 'अभी लोड नहीं हुआ',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
