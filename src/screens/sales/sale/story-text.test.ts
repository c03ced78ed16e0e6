import { inLanguage, learn } from '@haat/i18n';
import { hi as common } from '@haat/i18n/hi';
import { expect, test } from 'vitest';
import { hi } from './hi';
import { storyText } from './story-text';

learn(common, hi);
const inHindi = (text: string) => inLanguage('hi', () => storyText(text));

test('a story is told in English as it came', () => {
  expect(storyText('Renewed, paid until 30 November 2026')).toBe('Renewed, paid until 30 November 2026');
});

test.each([
  ['The buyer placed the order', 'ख़रीदार ने ऑर्डर किया'],
  ['Paid by UPI', 'UPI से पेमेंट हुआ'],
  ['Paid by card', 'कार्ड से पेमेंट हुआ'],
  ['Paid by net banking', 'नेट बैंकिंग से पेमेंट हुआ'],
  [
    'The payment failed: The bank declined the payment',
    `पेमेंट नहीं हुआ: ${common['The bank declined the payment']}`,
  ],
  ['A refund of ₹500 was started: Asked\nfor by phone', '₹500 का रिफ़ंड शुरू हुआ: Asked\nfor by phone'],
  ['A refund of ₹500 was started', '₹500 का रिफ़ंड शुरू हुआ'],
  [
    'The remaining ₹500 was refunded to the buyer, and access ended',
    'आख़िरी ₹500 ख़रीदार को लौट गए, और एक्सेस ख़त्म हुआ',
  ],
  ['₹500 was refunded to the buyer, who keeps access', '₹500 ख़रीदार को लौट गए, और एक्सेस बना हुआ है'],
  [
    '₹500 was refunded to the buyer, who keeps access to the rest',
    '₹500 ख़रीदार को लौट गए, और बाक़ी का एक्सेस बना हुआ है',
  ],
  ['Auto-renew is off', 'ऑटो-रिन्यू बंद है'],
  ['We declined it: All of it was watched', 'हमने मना किया: All of it was watched'],
  ['You declined it: All of it was watched', 'आपने मना किया: All of it was watched'],
  ['Renewed, paid until 30 November 2026', 'रिन्यू हुआ, 30 नव॰ 2026 तक का पेमेंट'],
  ['Something that is told since yesterday', 'Something that is told since yesterday'],
])('%s', (english, hindi) => {
  expect(inHindi(english)).toBe(hindi);
});
