import { expect, it } from 'vitest';
import { type RoundNotice, writeRound } from './round.template';

const sender = { name: 'Haat', domain: 'haat.example', origin: 'https://haat.example' };
const notice: RoundNotice = {
  template: 'round',
  sellerId: 'seller',
  email: 'meera@example.com',
  roundId: 'r',
  productTitle: 'Raga basics',
  orders: 24,
  returned: 24,
  amount: 1_197_600,
  left: 0,
};

it('says how many have their money back', () => {
  const { mail, push, sms } = writeRound(notice, sender);
  expect(sms).toBeNull();
  expect(mail).toMatchObject({
    to: 'meera@example.com',
    subject: 'Refunds for Raga basics: 24 of 24 completed',
  });
  expect(mail?.text).toContain(
    '₹11,976 was refunded to 24 buyers. It should reach the accounts they paid from',
  );
  expect(mail?.text).not.toContain('could not');
  expect(push).toMatchObject({ accountId: 'seller', link: 'https://haat.example/transaction' });
});

it('says whose could not be given back, and goes by push alone to whoever has no e-mail', () => {
  expect(writeRound({ ...notice, returned: 23, left: 1 }, sender).mail?.text).toContain(
    '1 buyer could not be refunded.',
  );
  expect(writeRound({ ...notice, email: null }, sender).mail).toBeNull();
});

it('does not say that of money that went back another way', () => {
  const text = writeRound({ ...notice, returned: 22, left: 0 }, sender).mail?.text;
  expect(text).not.toContain('could not');
  expect(text).toContain('Refunded separately or disputed: 2 buyers.');
});
