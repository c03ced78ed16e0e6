import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDeps, testDeps } from '../../../platform/testing/testing';
import { createNotifier, type Notifier } from '.';
import { messagesOf } from './messages';
import type { Notice } from './notice';

const sender = { name: 'Haat', domain: 'haat.example', origin: 'https://haat.example' };
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

const code = { template: 'otp', code: '012345', nonce: 'a', until: '2026-01-05T04:35:00.000Z' } as const;
const sale: Notice = {
  template: 'sale',
  sellerId: 'b4a1a1f2-0000-7000-8000-000000000000',
  phone: '+919876543210',
  email: 'meera@example.com',
  orderId: 'x',
  productTitle: 'A very long title that goes on and on and on without end',
  amount: 10_000_050,
  net: 9_410_047,
};

describe('messages', () => {
  it('carry the code in the line browsers fill in from', () => {
    const { sms, mail } = messagesOf(
      { ...code, to: { channel: 'sms', phone: '+919876543210' } },
      sender,
      'en',
    );
    expect(sms).toMatchObject({ to: '+919876543210', otp: '012345', variables: { code: '012345' } });
    expect(sms?.text.endsWith('\n\n@haat.example #012345')).toBe(true);
    expect(mail).toBeNull();
  });

  it('carry the code by mail to an address', () => {
    const { sms, mail } = messagesOf(
      { ...code, to: { channel: 'mail', email: 'asha@example.com' } },
      sender,
      'en',
    );
    expect(sms).toBeNull();
    expect(mail).toMatchObject({
      to: 'asha@example.com',
      otp: '012345',
      subject: '012345 is your Haat code',
    });
    expect(mail?.text).toContain('012345');
    expect(mail?.html).toContain('>012345</p>');
  });

  it('say by mail what the code is for, and by SMS its registered words alone', () => {
    const mailed = (purpose?: 'signIn' | 'stepUp') =>
      messagesOf(
        { ...code, ...(purpose && { purpose }), to: { channel: 'mail', email: 'a@example.com' } },
        sender,
        'en',
      ).mail?.text ?? '';
    expect(mailed()).toContain('Your code to sign in to Haat:');
    expect(mailed('stepUp')).toContain('Your code to confirm something important on Haat');
    expect(mailed('stepUp')).not.toContain('sign in to');
    const to = { channel: 'sms', phone: '+919876543210' } as const;
    const texted = messagesOf({ ...code, purpose: 'stepUp', to }, sender, 'en').sms?.text;
    expect(texted).toBe(messagesOf({ ...code, to }, sender, 'en').sms?.text);
    expect(texted).not.toMatch(/sign/);
  });

  it('give the buyer a receipt by SMS, and by mail when there is an address', () => {
    const { sms, mail } = messagesOf(receipt, sender, 'en');
    expect(sms?.text).toBe(
      'Rs 1,499 paid to Meera Kulkarni for Sourdough at home. Open it: https://haat.example/access/8FzKq3mNpR7tVx2W?k=abc - Haat',
    );
    expect(mail).toMatchObject({ to: 'asha@example.com', subject: 'Your receipt for Sourdough at home' });
    expect(messagesOf({ ...receipt, email: null }, sender, 'en').mail).toBeNull();
  });

  it('say in a text message when what was bought is, in the language of the message', () => {
    const session = {
      uid: '9xQ2kmWcPfXk4RtB',
      sequence: 0,
      title: 'Balance sheets for shopkeepers',
      startsAt: '2026-12-12T13:30:00.000Z',
      minutes: 90,
      timeZone: 'Asia/Kolkata',
      joinUrl: 'https://haat.example/webinar/9xQ2kmWcPfXk4RtB/join',
    };
    const about: Notice = {
      ...receipt,
      productTitle: 'Balance sheets for shopkeepers',
      at: '2026-12-01T10:00:00.000Z',
      sessions: [session],
    };
    const productIn = (language: 'en' | 'hi') =>
      messagesOf(about, sender, language).sms?.variables['product'];
    expect(productIn('en')).toBe('Balance sheets... (on 12 Dec)');
    expect(productIn('hi')).toBe('Balance sheets... (12 दिस॰ को)');
  });

  it('name what a buyer had of it already only where its reader is known', () => {
    const rest: Notice = { ...receipt, owned: { titles: ['Rye bread', 'Starters'], amount: 49_900 } };
    const read = (isNamed: boolean) => messagesOf(rest, sender, 'hi', { isNamed }).mail?.text;
    expect(read(true)).toContain('जो पहले से था, उसे घटाकर: Rye bread, Starters: −₹499');
    expect(read(false)).not.toMatch(/Rye bread|पहले से/);
  });

  it('tell a seller by SMS, by mail, and on every device', () => {
    const withPhone = messagesOf(sale, sender, 'en');
    expect(withPhone.sms?.to).toBe('+919876543210');
    expect(withPhone.mail).toMatchObject({ to: 'meera@example.com' });
    expect(withPhone.push).toMatchObject({
      accountId: 'b4a1a1f2-0000-7000-8000-000000000000',
      title: 'You sold A very long title that goes on and on and on without end',
      text: '₹1,00,000.50 paid. ₹94,100.47 reaches your wallet.',
      link: 'https://haat.example/transaction?sale=x',
    });
    const byMail = messagesOf({ ...sale, phone: null }, sender, 'en');
    expect(byMail.sms).toBeNull();
    expect(byMail.mail).toMatchObject({ to: 'meera@example.com' });
    const byNothing = messagesOf({ ...sale, phone: null, email: null }, sender, 'en');
    expect([byNothing.sms, byNothing.mail]).toEqual([null, null]);
  });

  it('never carry what somebody wrote as markup', () => {
    const productTitle = '<img src=x onerror=alert(1)> & "more"';
    const { mail } = messagesOf({ ...receipt, productTitle, sellerName: "<b>O'Neil</b>" }, sender, 'en');
    expect(mail?.html).not.toMatch(/<img|<b>/);
    expect(mail?.html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;more&quot;');
    expect(mail?.text).toContain(productTitle);
  });

  it.each([
    ['Bread\n\n@evil.example #999999', 'Bread evil example 999999'],
    ['Win at https://evil.example/x', 'Win at https evil example x'],
    ['रोटी बनाना, भाग 2', 'रोटी बनाना, भाग 2'],
    ['Part 1.5 (new) & more', 'Part 1.5 (new) & more'],
  ])('leave no link and no second code in a text message: %j', (productTitle, product) => {
    expect(messagesOf({ ...receipt, productTitle }, sender, 'en').sms?.variables).toMatchObject({ product });
  });

  it('of a refund open the note on it, and tell whoever knows already nothing but that', () => {
    const { phone, email, orderId, productTitle, sellerName, amount } = receipt;
    const about = { phone, email, orderId, productTitle, sellerName, amount };
    const refund: Notice = { ...about, template: 'refund', notePath: '/access/x/papers/note-x.pdf?k=abc' };
    const { sms, mail } = messagesOf({ ...refund, isCreditNote: true }, sender, 'en');
    expect(sms?.text).toContain('Meera Kulkarni refunded Rs 1,499');
    expect(mail).toMatchObject({ subject: 'Your refund for Sourdough at home' });
    expect(mail?.text).toContain(
      'Your credit note as a PDF: https://haat.example/access/x/papers/note-x.pdf?k=abc',
    );
    const messages = messagesOf({ ...refund, isTold: true }, sender, 'en');
    expect(messages.sms).toBeNull();
    expect(messages.mail).toMatchObject({ subject: 'Your refund note for Sourdough at home' });
    expect(messages.mail?.text).toContain('Your bank refunded you ₹1,499 for Sourdough at home.');
  });

  it('never put a second line into a subject', () => {
    const { mail } = messagesOf({ ...receipt, productTitle: 'A\r\nBcc: b@example.com' }, sender, 'en');
    expect(mail?.subject).toBe('Your receipt for A Bcc: b@example.com');
  });

  it('show paise only where there are some, and cut long titles', () => {
    expect(messagesOf(sale, sender, 'en').sms?.text).toBe(
      'You sold A very long title that goes... for Rs 1,00,000.50. Rs 94,100.47 reaches your wallet. - Haat',
    );
  });

  it('say who and what even when there is no name and no word', () => {
    const { sms, mail } = messagesOf({ ...receipt, sellerName: '', productTitle: '🎂🎂' }, sender, 'en');
    expect(sms?.variables).toMatchObject({ seller: 'the seller', product: 'a product' });
    expect(mail?.text).toContain('₹1,499 paid to the seller for 🎂🎂.');
  });

  it('have the same id at every attempt and another for each channel', () => {
    const [first, second] = [messagesOf(receipt, sender, 'en'), messagesOf(receipt, sender, 'en')];
    expect(first).toEqual(second);
    expect(first.sms?.id).not.toBe(first.mail?.id);
    expect(first.sms?.id).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}$/);
  });
});

describe('the outbox', () => {
  let deps: TestDeps;
  let notify: Notifier;
  beforeAll(async () => {
    deps = await testDeps();
    notify = createNotifier(deps);
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
      id: expect.any(String),
      channel: 'sms',
      to: '+919876543210',
      text: expect.stringContaining('refunded Rs 1,499'),
      at: '2026-01-05T04:30:01.000Z',
      hasMail: false,
    });
  });

  it('has a mail as its reader sees it, with its file, and sealed in its row', async () => {
    const session = {
      uid: '9xQ2kmWcPfXk4RtB',
      sequence: 0,
      title: 'Balance sheets',
      startsAt: '2026-12-12T13:30:00.000Z',
      minutes: 90,
      timeZone: 'Asia/Kolkata',
      joinUrl: 'https://haat.example/webinar/9xQ2kmWcPfXk4RtB/join',
    };
    const about: Notice = {
      ...receipt,
      orderId: 'with a session',
      productTitle: 'Balance sheets',
      at: '2026-01-05T04:30:00.000Z',
      sessions: [session],
    };
    await deps.database.tx((trx) => notify.notify(trx, about));
    await deps.jobs.drain();
    const kept = (await notify.outbox()).filter(({ text }) => text.includes('Balance sheets'));
    const { id = '', text = '' } = kept.find(({ hasMail }) => hasMail) ?? {};
    const mail = await notify.outboxMail(id);
    expect(mail).toEqual({
      id,
      channel: 'mail',
      to: 'asha@example.com',
      at: expect.any(String),
      subject: 'Your receipt for Balance sheets',
      text: text.slice('Your receipt for Balance sheets\n\n'.length),
      html: expect.stringMatching(/^<!doctype html>[\s\S]*href="https:\/\/haat\.example\/access/),
      calendar: { method: 'PUBLISH', content: expect.stringContaining('BEGIN:VCALENDAR') },
    });

    const { rows } = await deps.database.pool.query<{ mail: Buffer }>(
      'select mail from message where id = $1',
      [id],
    );
    expect(rows[0]?.mail.toString('latin1')).not.toMatch(/haat|Balance/);
    const texted = kept.find(({ channel }) => channel === 'sms')?.id ?? '';
    expect(texted).toHaveLength(36);
    for (const other of [texted, '01234567-89ab-cdef-8012-0123456789ab', "' or 1=1", ''])
      expect(await notify.outboxMail(other)).toBeNull();
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
