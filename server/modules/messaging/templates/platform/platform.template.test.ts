import { describe, expect, it } from 'vitest';
import { type PlatformMessage, writePlatformNotice } from './platform.template';

const sender = { name: 'Haat', domain: 'haat.example', origin: 'https://haat.example' };
const written = (news: PlatformMessage, email: string | null = 'meera@example.com') =>
  writePlatformNotice({ template: 'house', sellerId: 'seller', email, key: 'k', news }, sender);

describe('what the platform decided', () => {
  it.each([
    [
      { about: 'adjustment', amount: 50_000, reason: 'A fee was taken twice.' },
      '₹500 was added to your wallet',
    ],
    [
      { about: 'adjustment', amount: -12_345, reason: 'You were paid twice.' },
      '₹123.45 was debited from your wallet',
    ],
    [
      { about: 'hold', amount: 9_900, reason: 'Under review.', whatToDo: 'Send us the licence.' },
      '₹99 is on hold',
    ],
    [{ about: 'release', amount: 9_900, reason: 'Thank you for the licence.' }, '₹99 is released'],
    [
      { about: 'product', did: 'blocked', title: 'Raga basics', reason: 'Not yours.' },
      '“Raga basics” was removed from sale',
    ],
    [
      { about: 'product', did: 'unblocked', title: 'Raga basics', reason: 'It is yours.' },
      '“Raga basics” can be sold again',
    ],
    [
      {
        about: 'rates',
        startsAt: '2026-12-31T18:30:00Z',
        reason: 'It costs less to run.',
        rates: {
          FREE: { feeBasisPoints: 400, monthly: 0, yearly: 0 },
          PREMIUM: { feeBasisPoints: 250, monthly: 49_900, yearly: 499_900 },
          VVIP: { feeBasisPoints: 100, monthly: 149_900, yearly: 1_499_900 },
        },
      },
      'Plan prices from 1 January 2027',
    ],
  ] satisfies [PlatformMessage, string][])('%o', (news, title) => {
    const { mail, push, sms } = written(news);
    expect(sms).toBeNull();
    expect(mail).toMatchObject({ to: 'meera@example.com', subject: title });
    expect(mail?.text).toContain(news.reason);
    expect(push).toMatchObject({ accountId: 'seller', title, text: news.reason });
    expect(push?.link).toMatch(/^https:\/\/haat\.example\/(wallet|payment\?kind=all|PricingPage)$/);
  });

  it('says what to do about money that is held', () => {
    const { mail } = written({ about: 'hold', amount: 1, reason: 'Why.', whatToDo: 'Send us the licence.' });
    expect(mail?.text).toContain('Send us the licence.');
  });

  it('goes by push alone to whoever has no e-mail', () => {
    const { mail, push } = written({ about: 'release', amount: 1, reason: 'Over.' }, null);
    expect([mail, push?.text]).toEqual([null, 'Over.']);
  });
});
