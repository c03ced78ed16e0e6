import { describe, expect, it } from 'vitest';
import type { RenewalNotice } from './renewal.notice';
import { writeRenewal } from './renewal.template';

const sender = { name: 'Haat', domain: 'haat.example', origin: 'https://haat.example' };
const url = 'https://haat.example/renew/order-1?k=key';
const written = (about: RenewalNotice['about'], more: Partial<RenewalNotice> = {}) =>
  writeRenewal(
    {
      template: 'renewal',
      about,
      phone: '+919876543210',
      email: 'devi@example.com',
      orderId: 'order-1',
      key: 'k',
      productTitle: 'Raga basics',
      sellerName: 'Asha',
      amount: 49_900,
      endsOn: '5 February 2026',
      closesOn: '8 February 2026',
      chargeOn: '5 February 2026',
      url,
      ...more,
    },
    sender,
  );

describe('what is taken by itself', () => {
  it('is told with sum, day, seller and the way to say no, by text and by mail', () => {
    const { sms, mail } = written('charging');
    expect(sms).toMatchObject({
      template: 'charge',
      text: `Raga basics from Asha renews on 5 February 2026: your bank will be charged Rs 499. To decline: ${url} - Haat`,
    });
    expect(mail?.subject).toBe('Raga basics: ₹499 on 5 February 2026');
    for (const part of ['Asha', '₹499', '5 February 2026', 'To decline', url])
      expect(mail?.text).toContain(part);
  });

  it('is told by text alone to whoever gave no address', () => {
    const { sms, mail } = written('charging', { email: null });
    expect([sms?.template, mail]).toEqual(['charge', null]);
  });

  it('is told again before the bank is asked once more, with a way to pay at once', () => {
    const { sms, mail } = written('chargeRefused', { chargeOn: '7 February 2026' });
    expect(sms?.text).toContain('on 7 February 2026');
    expect(mail?.text).toContain('We will retry it on 7 February 2026');
    expect(mail?.text).toContain(`Pay ₹499 now: ${url}`);
  });

  it('was not paid in the end: until when it stays open', () => {
    const { sms, mail } = written('chargeFailed');
    expect(sms?.template).toBe('renewal');
    expect(mail?.text).toContain('You keep access until 8 February 2026');
  });

  it('was not heard of: nobody says that the bank refused', () => {
    const { sms, mail } = written('chargeMissed');
    expect(sms?.template).toBe('renewal');
    expect(mail?.text).toContain('Your bank has not confirmed the payment of ₹499');
    expect(mail?.text).toContain(`Pay ₹499 now: ${url}`);
  });

  it('comes back where it was not wanted', () => {
    const { sms, mail } = written('chargeReturned');
    expect(sms).toBeNull();
    expect(mail?.subject).toBe('Raga basics: ₹499 is being refunded');
    expect(mail?.text).toContain('https://haat.example/purchase?order=order-1');
  });
});

it.each([
  ['autopayOn', 'Auto-renew is on for Raga basics', undefined],
  ['autopayOff', 'Auto-renew is off for Raga basics', 'renewal'],
  ['agreeAnew', 'Raga basics: authorise auto-renew again', 'renewal'],
] as const)('%s is a letter with a link that needs no signing in', (about, subject, text) => {
  const { sms, mail } = written(about);
  expect([sms?.template, mail?.subject]).toEqual([text, subject]);
  expect(mail?.text).toContain(url);
});

it.each(['autopayOff', 'agreeAnew'] as const)('%s reaches who gave no address', (about) => {
  const { sms } = written(about, { email: null });
  expect(sms?.text).toBe(
    `Raga basics from Asha is paid until 5 February 2026. Renew for Rs 499: ${url} - Haat`,
  );
});

it.each(['autopayOff', 'agreeAnew'] as const)('%s names no day while it is paused', (about) => {
  const { sms, mail } = written(about, { isPaused: true });
  expect(sms).toBeNull();
  expect(mail?.text).toContain('You keep the remaining days.');
  expect(mail?.text).not.toMatch(/paid until|\/renew\//);
});

it('asks nobody for anything where nothing more is to be paid', () => {
  const { sms, mail } = written('autopayOver');
  expect([sms, mail?.subject]).toEqual([null, 'Raga basics: no more charges']);
  expect(mail?.text).not.toMatch(/₹|renew|agree/);
});

it('says what became of an agreement that the bank did not give, or gave too late', () => {
  const refused = written('autopayRefused');
  expect([refused.sms, refused.mail?.subject]).toEqual([
    null,
    'Auto-renew was not turned on for Raga basics',
  ]);
  expect(refused.mail?.text).toContain(`Renew, or turn on auto-renew: ${url}`);
  const late = written('autopayLate');
  expect([late.sms, late.mail?.subject]).toEqual([null, 'Raga basics: nothing will be charged']);
  expect(late.mail?.text).not.toMatch(/₹/);
});

it('reminds who pays by hand, and no one of what nobody sells any more', () => {
  expect(written('due').sms?.template).toBe('renewal');
  expect(written('due').mail?.text).toContain(`Renew for ₹499: ${url}`);
  expect(written('last').sms).toBeNull();
});
