import { expect, test } from 'vitest';
import type { LoginMethodNotice } from '../../../accounts';
import { messagesOf } from '../../sending/messages';

const sender = { name: 'Haat', domain: 'haat.example', origin: 'https://haat.example' };
const tell = (notice: Partial<LoginMethodNotice>) =>
  messagesOf(
    {
      template: 'loginMethod',
      accountId: null,
      to: null,
      did: 'added',
      channel: 'sms',
      shown: '+91 98•••••210',
      key: 'key',
      ...notice,
    },
    sender,
    'en',
  );

test('a phone reads in registered words that something came, and not what', () => {
  const { sms, mail, push } = tell({ to: { channel: 'sms', phone: '+919812345678' } });
  expect(sms).toMatchObject({ to: '+919812345678', template: 'account', otp: null });
  expect(sms?.text).toBe(
    'A mobile number was added as a sign-in method for Haat. If this was not you, check: https://haat.example/account - Haat',
  );
  expect([mail, push]).toEqual([null, null]);
});

test.each<[LoginMethodNotice['did'], string, string]>([
  ['added', 'Mobile number added for sign-in: +91 98•••••210', 'remove it, sign out your other devices'],
  ['removed', 'Mobile number removed from sign-in: +91 98•••••210', 'your other devices were signed out'],
  ['lost', 'Mobile number removed from sign-in: +91 98•••••210', 'it was reported lost'],
])('%s is told by mail with what to do when it was a stranger', (did, subject, text) => {
  const { mail } = tell({ did, to: { channel: 'mail', email: 'asha@example.com' } });
  expect(mail).toMatchObject({ to: 'asha@example.com', subject });
  expect(mail?.text).toContain(text);
  expect(mail?.text).toContain('contact us');
  expect(mail?.text).toContain('https://haat.example/account');
});

test('every device is told once, and Google goes without an address', () => {
  const { sms, mail, push } = tell({ accountId: 'a1', did: 'removed', channel: 'google', shown: 'Google' });
  expect([sms, mail]).toEqual([null, null]);
  expect(push).toMatchObject({
    accountId: 'a1',
    title: 'Google account removed from sign-in',
    link: 'https://haat.example/account',
  });
  expect(tell({ accountId: 'a1' }).push?.id).toBe(tell({ accountId: 'a1' }).push?.id);
});
