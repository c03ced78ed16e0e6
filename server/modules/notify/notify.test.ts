import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDeps, testDeps } from '../../platform/testing';
import { createNotify, type Notify } from '.';
import type { Notice } from './notice';
import { messagesOf } from './notify.service';

const sender = { name: 'Haat', domain: 'haat.example' };
const receipt: Notice = {
  template: 'receipt',
  phone: '+919876543210',
  email: 'asha@example.com',
  orderId: '8FzKq3mNpR7tVx2W',
  productTitle: 'Sourdough at home',
  sellerName: 'Meera Kulkarni',
  amount: 149_900,
  accessUrl: 'https://haat.example/access/8FzKq3mNpR7tVx2W?k=abc',
};

describe('messages', () => {
  it('carry the code in the line browsers fill in from', () => {
    const { sms, mail } = messagesOf(
      { template: 'otp', phone: '+919876543210', code: '012345', nonce: 'a' },
      sender,
    );
    expect(sms).toMatchObject({ to: '+919876543210', otp: '012345' });
    expect(sms?.text.endsWith('\n\n@haat.example #012345')).toBe(true);
    expect(mail).toBeNull();
  });

  it('give the buyer a receipt by SMS, and by mail when there is an address', () => {
    const { sms, mail } = messagesOf(receipt, sender);
    expect(sms?.text).toBe(
      'You paid ₹1,499 to Meera Kulkarni for Sourdough at home. Open it: https://haat.example/access/8FzKq3mNpR7tVx2W?k=abc',
    );
    expect(mail).toMatchObject({ to: 'asha@example.com', subject: 'Your receipt for Sourdough at home' });
    expect(messagesOf({ ...receipt, email: null }, sender).mail).toBeNull();
  });

  it('never put a second line into a subject', () => {
    const { mail } = messagesOf({ ...receipt, productTitle: 'A\r\nBcc: b@example.com' }, sender);
    expect(mail?.subject).toBe('Your receipt for A Bcc: b@example.com');
  });

  it('show paise only where there are some, and cut long titles', () => {
    const title = 'A very long title that goes on and on and on without end';
    const sale: Notice = {
      template: 'sale',
      phone: '+91',
      orderId: 'x',
      productTitle: title,
      amount: 10_000_050,
      net: 9_410_047,
    };
    expect(messagesOf(sale, sender).sms?.text).toBe(
      'You sold A very long title that goes on and on a… for ₹1,00,000.50. ₹94,100.47 reaches your wallet.',
    );
  });

  it('have the same id at every attempt and another for each channel', () => {
    const [first, second] = [messagesOf(receipt, sender), messagesOf(receipt, sender)];
    expect(first).toEqual(second);
    expect(first.sms?.id).not.toBe(first.mail?.id);
    expect(first.sms?.id).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}$/);
  });
});

describe('the outbox', () => {
  let deps: TestDeps;
  let notify: Notify;
  beforeAll(async () => {
    deps = await testDeps();
    notify = createNotify(deps);
  });
  afterAll(() => deps.close());

  it('receives what a committed transaction told, once, the newest first', async () => {
    await deps.database.tx((trx) => notify.notify(trx, receipt));
    await deps.jobs.drain();
    deps.clock.advance(1_000);
    await deps.database.tx(async (trx) => {
      await notify.notify(trx, receipt);
      await notify.notify(trx, { ...receipt, template: 'refund', email: null });
    });
    await deps.jobs.drain();
    const messages = await notify.outbox();
    expect(messages.map(({ channel, to }) => `${channel} ${to}`)).toEqual([
      'sms +919876543210',
      expect.any(String),
      expect.any(String),
    ]);
    expect(messages[0]).toEqual({
      channel: 'sms',
      to: '+919876543210',
      text: expect.stringContaining('returned ₹1,499'),
      at: '2026-01-05T04:30:01.000Z',
    });
  });

  it('receives nothing from a transaction that failed', async () => {
    const before = await notify.outbox();
    const work = deps.database.tx(async (trx) => {
      await notify.notify(trx, { ...receipt, orderId: 'another' });
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    await deps.jobs.drain();
    expect(await notify.outbox()).toEqual(before);
  });

  it('forgets after a month', async () => {
    deps.clock.advance(31 * 24 * 60 * 60 * 1000);
    await deps.jobs.drain();
    expect(await notify.outbox()).toEqual([]);
  });
});
