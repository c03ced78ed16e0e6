import { expect, test } from 'vitest';
import { messagesOf } from '../../sending/messages';
import type { KycMessage } from './kyc.template';

const sender = { name: 'Haat', domain: 'haat.example', origin: 'https://haat.example' };
const shown = 'HDFC Bank ••1772';
const tell = (news: KycMessage, email: string | null = 'asha@example.com') =>
  messagesOf({ template: 'kyc', sellerId: 's1', email, key: `key ${news.did}`, news }, sender, 'en');

test('a new payout account is told with when it can be used and what to do when it is a stranger’s', () => {
  const { sms, mail, push } = tell({
    about: 'account',
    did: 'added',
    shown,
    usableAt: '2026-01-06T04:30:00.000Z',
  });
  expect(sms).toBeNull();
  expect(mail?.subject).toBe('A payout account was added: HDFC Bank ••1772');
  expect(mail?.text).toContain('from 6 Jan, 10:00 am');
  expect(mail?.text).toContain('If this was not you, remove it immediately');
  expect(mail?.text).toContain('https://haat.example/wallet/kyc');
  expect(push).toMatchObject({ accountId: 's1', link: 'https://haat.example/wallet/kyc' });
});

test.each<[KycMessage, string, string]>([
  [{ about: 'pan', did: 'verified', shown: 'AB••••••4D' }, 'Your PAN is verified', 'AB••••••4D'],
  [
    { about: 'pan', did: 'refused', shown: '', reason: 'Look again.' },
    'Your PAN was rejected',
    'Look again.',
  ],
  [{ about: 'account', did: 'verified', shown }, `Your payout account is verified: ${shown}`, 'in your name'],
  [{ about: 'account', did: 'removed', shown }, `A payout account was removed: ${shown}`, 'No more money'],
  [
    { about: 'account', did: 'refused', shown, reason: 'Another name.' },
    `Your payout account was rejected: ${shown}`,
    'Another name.',
  ],
])('%o is told by mail and push', (news, subject, text) => {
  const { mail, push } = tell(news);
  expect(mail).toMatchObject({ to: 'asha@example.com', subject });
  expect(mail?.text).toContain(text);
  expect(push?.title).toBe(subject);
});

test('without an e-mail address there is the push alone, and the same news has the same id', () => {
  const news: KycMessage = { about: 'account', did: 'verified', shown };
  expect(tell(news, null).mail).toBeNull();
  expect(tell(news).push?.id).toBe(tell(news).push?.id);
});
