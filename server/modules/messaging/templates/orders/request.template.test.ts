import { expect, test } from 'vitest';
import { messagesOf } from '../../sending/messages';
import type { FailedRefundNotice, RequestNotice } from './request.template';

const sender = { name: 'Haat', domain: 'haat.example', origin: 'https://haat.example' };
const failed: FailedRefundNotice = {
  template: 'refundFailed',
  audience: 'seller',
  sellerId: 'meera',
  email: 'meera@example.com',
  orderId: '7hGnPq2RsTuVwXyZ',
  number: 1,
  amount: 49_900,
  productTitle: 'Raga basics',
  sellerName: 'Meera',
  until: '2026-11-23T05:00:00Z',
};

test('a refund that did not go is told to the creator by mail and push, to the buyer by mail', () => {
  const seller = messagesOf(failed, sender, 'en');
  expect(seller.sms).toBeNull();
  expect(seller.push).toMatchObject({
    accountId: 'meera',
    title: 'A refund of ₹499 failed',
    link: 'https://haat.example/transaction?sale=7hGnPq2RsTuVwXyZ',
  });
  expect(seller.mail?.text).toContain('The request is open again. Please answer by 23 November');
  const buyer = messagesOf({ ...failed, audience: 'buyer', email: 'ravi@example.com' }, sender, 'en');
  expect(buyer.push).toBeNull();
  expect(buyer.mail).toMatchObject({ to: 'ravi@example.com' });
  expect(buyer.mail?.text).toContain('Your request is open again: Meera has until 23 November');
  expect(buyer.mail?.id).not.toBe(seller.mail?.id);
});

test('without a request the creator may give it back once more', () => {
  const seller = messagesOf({ ...failed, until: null }, sender, 'en');
  expect(seller.mail?.text).toContain('You can retry the refund from the sale.');
  expect(messagesOf({ ...failed, email: null }, sender, 'en').mail).toBeNull();
});

test('what is answered again is told again, and the same answer once', () => {
  const { orderId, number, amount, productTitle, sellerName } = failed;
  const answer: RequestNotice = {
    template: 'answer',
    phone: '+919876543210',
    email: null,
    isGranted: false,
    words: 'No',
    reason: 'It does not open',
    buyerName: 'Ravi',
    orderId,
    number,
    amount,
    productTitle,
    sellerName,
  };
  const id = (notice: RequestNotice) => messagesOf(notice, sender, 'en').sms?.id;
  expect(id(answer)).toBe(id({ ...answer }));
  expect(id({ ...answer, again: 'the operator' })).not.toBe(id(answer));
});
