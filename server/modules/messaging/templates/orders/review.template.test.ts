import { describe, expect, it } from 'vitest';
import { messagesOf } from '../../sending/messages';
import type { ReviewMessage, ReviewNotice } from './review.template';

const sender = { name: 'Haat', domain: 'haat.example', origin: 'https://haat.example' };
const notice = (news: ReviewMessage, more: Partial<ReviewNotice> = {}): ReviewNotice => ({
  template: 'review',
  accountId: null,
  email: 'ravi@example.com',
  key: `r1 ${news.about}`,
  productTitle: 'Raga basics',
  sellerName: 'Asha',
  news,
  ...more,
});

describe('of a review', () => {
  it.each([
    [{ about: 'asked', orderId: 'o1' }, 'How is Raga basics?', 'https://haat.example/purchase?order=o1'],
    [
      { about: 'asked', orderId: 'o1', isHeld: true },
      'How was Raga basics?',
      'https://haat.example/purchase?order=o1',
    ],
    [
      { about: 'written', stars: 1, words: 'Too <b>short</b>', name: null },
      '1 star for Raga basics',
      'https://haat.example/reviews',
    ],
    [
      { about: 'answered', answer: 'Thank you' },
      'Asha replied to your review',
      'https://haat.example/purchase',
    ],
    [
      { about: 'hidden', reason: 'It names somebody.' },
      'Your review of Raga basics was removed',
      'https://haat.example/ContactUs',
    ],
  ] satisfies [ReviewMessage, string, string][])('%j is told by mail', (news, subject, link) => {
    const { mail, sms, push } = messagesOf(notice(news), sender, 'en');
    expect([sms, push]).toEqual([null, null]);
    expect(mail?.subject).toBe(subject);
    expect(mail?.text).toContain(link);
    expect(mail?.html).not.toContain('<b>');
  });

  it('reaches the devices of a creator without an address', () => {
    const news: ReviewMessage = { about: 'written', stars: 5, words: 'So clear', name: 'Ravi' };
    const { mail, push } = messagesOf(notice(news, { accountId: 'seller', email: null }), sender, 'en');
    expect(mail).toBeNull();
    expect(push).toMatchObject({ accountId: 'seller', title: '5 stars for Raga basics', text: 'So clear' });
  });
});
