import { expect, test } from 'vitest';
import { messagesOf } from '../../sending/messages';
import type { PayoutNotice } from './payout.template';

const sender = { name: 'Haat', domain: 'haat.example', origin: 'https://haat.example' };
const paid: PayoutNotice = {
  template: 'payout',
  sellerId: '0190a000-0000-7000-8000-000000000001',
  phone: '+919876543210',
  email: 'meera@example.com',
  payoutId: 'Payout11111111',
  amount: 1_234_56,
  account: 'State Bank of India ••4821',
  outcome: 'paid',
  reference: 'UTR123',
  reason: null,
};

test('money that has arrived is told by text, mail and push, with the number the bank knows', () => {
  const { sms, mail, push } = messagesOf(paid, sender, 'en');
  expect(sms?.text).toBe(
    'Your withdrawal of Rs 1,234.56 to State Bank of India 4821: arrived. Details in your wallet: https://haat.example/wallet - Haat',
  );
  expect(mail).toMatchObject({ subject: '₹1,234.56 arrived in State Bank of India ••4821' });
  expect(mail?.text).toContain('Bank reference: UTR123.');
  expect(push).toMatchObject({ accountId: paid.sellerId, link: 'https://haat.example/wallet' });
});

test('money that came back is told with what to do', () => {
  const reason = 'Your bank declined the transfer. Try again later, or use another account.';
  const { mail } = messagesOf({ ...paid, outcome: 'failed', reference: null, reason }, sender, 'en');
  expect(mail?.subject).toBe('₹1,234.56 did not reach State Bank of India ••4821');
  expect(mail?.text).toContain(`the money is back in your wallet. ${reason}`);
});

test('every end of one withdrawal is a message of its own, and the same end the same message', () => {
  const reversed = { ...paid, outcome: 'reversed' as const };
  expect(messagesOf(reversed, sender, 'en').sms?.id).not.toBe(messagesOf(paid, sender, 'en').sms?.id);
  expect(messagesOf(paid, sender, 'en').mail?.id).toBe(messagesOf({ ...paid }, sender, 'en').mail?.id);
});

test('no variable of a text is longer than the operators take', () => {
  for (const outcome of ['paid', 'failed', 'reversed'] as const) {
    const { amount, account, outcome: text } = messagesOf({ ...paid, outcome }, sender, 'en').sms!.variables;
    for (const variable of [amount, account, text]) expect(variable?.length).toBeLessThanOrEqual(30);
  }
});

test('who has neither phone nor mail is told by push alone', () => {
  const { sms, mail, push } = messagesOf({ ...paid, phone: null, email: null }, sender, 'en');
  expect([sms, mail]).toEqual([null, null]);
  expect(push?.title).toContain('₹1,234.56');
});
