import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Smtp, startSmtp } from '../../../tests/simulators/smtp';
import { TryLater, Undeliverable } from '../delivery';
import type { Mail } from './mail.gateway';
import { createSmtp } from './smtp';

const mail: Mail = {
  id: '0b5fd1a4-1c7e-8a3b-a1c2-3d4e5f607182',
  to: 'asha@example.com',
  subject: 'Your receipt for रोटी',
  text: 'You paid ₹1,499.\n\n.A line that begins with a dot',
  html: '<!doctype html><p>You paid ₹1,499.</p>',
  otp: null,
};
const from = 'Haat <no-reply@haat.example>';

let smtp: Smtp;
const gateway = (url = smtp.url) => createSmtp({ provider: 'smtp', url, from });
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

describe('a server that asks for a password', () => {
  beforeEach(async () => {
    smtp = await startSmtp({ user: 'haat', password: 'p@ss word' });
  });
  afterEach(() => smtp.close());

  it('gets the mail as text and as a document, under the same id each time', async () => {
    await gateway().send(mail);
    await gateway().send(mail);
    const [first, second] = smtp.received;
    expect(first).toMatchObject({
      from: 'no-reply@haat.example',
      to: 'asha@example.com',
      subject: 'Your receipt for रोटी',
    });
    expect(first?.parts['text/plain']?.replaceAll('\r\n', '\n').trimEnd()).toBe(mail.text);
    expect(first?.parts['text/html']).toContain('<p>You paid ₹1,499.</p>');
    expect(first?.headers).toMatchObject({
      from: 'Haat <no-reply@haat.example>',
      'message-id': `<${mail.id}@haat.example>`,
      'auto-submitted': 'auto-generated',
    });
    expect(second?.headers['message-id']).toBe(first?.headers['message-id']);
  });

  it('is told where more of a kind is refused, and nothing of it for other mail', async () => {
    await gateway().send({ ...mail, unsubscribe: 'https://haat.example/reminders/x?k=y' });
    await gateway().send(mail);
    expect(smtp.received[0]?.headers).toMatchObject({
      'list-unsubscribe': '<https://haat.example/reminders/x?k=y>',
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    });
    expect(Object.keys(smtp.received[1]?.headers ?? {})).not.toContain('list-unsubscribe');
  });

  it('brings a file for calendars, as mailboxes offer to take it', async () => {
    const content = 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nMETHOD:PUBLISH\r\nEND:VCALENDAR\r\n';
    await gateway().send({ ...mail, calendar: { method: 'PUBLISH', content } });
    const [received] = smtp.received;
    expect(received?.parts['text/calendar']?.trimEnd()).toBe(content.trimEnd());
    expect(received?.parts['text/plain']).toContain('You paid');
  });

  it('is tried again when it does not know us: the operator can put that right', async () => {
    const failure = await failureOf(gateway(smtp.url.replace('haat:', 'other:')).send(mail));
    expect(failure).toBeInstanceOf(TryLater);
    expect(failure).toMatchObject({ reason: 'eauth_535', isSilent: false });
    expect(smtp.received).toEqual([]);
  });

  it.each(['greylisted', 'mailboxFull', 'tooBusy', 'hangsUp'] as const)(
    'is tried again when %s',
    async (kind) => {
      smtp.trouble(kind);
      expect(await failureOf(gateway().send(mail))).toBeInstanceOf(TryLater);
      smtp.trouble(null);
      await gateway().send(mail);
      expect(smtp.received).toHaveLength(1);
    },
  );

  it('is not asked again for somebody it does not know', async () => {
    smtp.trouble('unknownUser');
    const failure = await failureOf(gateway().send(mail));
    expect(failure).toBeInstanceOf(Undeliverable);
    expect(failure).toMatchObject({ reason: 'eenvelope_550' });
    expect(String(failure)).not.toContain('asha');
  });

  it.each(['nobody', '', 'a@b@example.com', 'Asha <asha@example.com>', 'asha@example.com, b@example.com'])(
    'is not even asked for %j',
    async (to) => {
      expect(await failureOf(gateway().send({ ...mail, to }))).toBeInstanceOf(Undeliverable);
      expect(smtp.connections()).toBe(0);
    },
  );

  it('takes no second recipient out of an address', async () => {
    const to = 'asha@example.com\r\nRCPT TO:<b@example.com>';
    expect(await failureOf(gateway().send({ ...mail, to }))).toBeInstanceOf(Undeliverable);
    expect(smtp.connections()).toBe(0);
  });
});

it('says that nobody is there', async () => {
  smtp = await startSmtp();
  await smtp.close();
  const failure = await failureOf(gateway().send(mail));
  expect(failure).toMatchObject({ name: 'TryLater', isSilent: true });
});

describe('encryption', () => {
  afterEach(() => smtp.close());

  it('is used where it is offered', async () => {
    smtp = await startSmtp({ user: 'haat', password: 'x', isTlsOffered: true });
    await gateway(`${smtp.url}?tls.rejectUnauthorized=false`).send(mail);
    expect(smtp.received).toMatchObject([{ isEncrypted: true }]);
  });

  it('is refused with a certificate that nobody vouches for', async () => {
    smtp = await startSmtp({ isTlsOffered: true });
    expect(await failureOf(gateway().send(mail))).toBeInstanceOf(TryLater);
    expect(smtp.received).toEqual([]);
  });

  it('may not be missing once mail leaves this machine', async () => {
    // Another address of the same machine, so that the rule for foreign servers holds.
    smtp = await startSmtp({ host: '127.0.0.2' });
    const failure = await failureOf(gateway().send(mail));
    expect(failure).toMatchObject({ name: 'TryLater', reason: 'etls_502' });
    expect(smtp.received).toEqual([]);
  });
});
