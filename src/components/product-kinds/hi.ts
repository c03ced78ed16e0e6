import type { Spoken } from '@haat/i18n/phrase';

/** What the kinds of products are called, and what is said of each where nobody knows it yet. */
export const hi = {
  'Product types': 'प्रोडक्ट की क़िस्में',
  'What do you want to sell?': 'आप क्या बेचना चाहते हैं?',
  'Choose one': 'इनमें से कौन से',
  'View your {many}': 'अपने {many} देखें',
  '{one} not found': 'आपके पास ऐसा कोई {one} नहीं है',
  'It may have been deleted, or belong to a different account.':
    'हो सकता है यह हटा दिया गया हो, या उस अकाउंट का न हो जिससे आप साइन इन हैं।',
  'The invite link': 'इनवाइट लिंक',
  'Shown only to people who have paid': 'सिर्फ़ पैसे दे चुके लोगों को दिखता है, और किसी को नहीं',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
