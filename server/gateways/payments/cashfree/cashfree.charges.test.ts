import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Cashfree, startCashfree } from '../../../../tests/simulators/cashfree/cashfree';
import type { MandateGateway } from '../mandates.gateway';
import { attemptIn } from './cashfree.mandate-states';
import { wordIn } from './cashfree.notice';
import { atCashfree, due, mandate, mandateInput, mandatesAt, order, troubles } from './cashfree.testing';

let cashfree: Cashfree;
let gateway: MandateGateway;
const requestCount = (what: string) => cashfree.requests.filter((one) => one.startsWith(what)).length;
const event = () => wordIn(Buffer.from(cashfree.webhooks.at(-1)?.body ?? ''));

beforeEach(async () => {
  cashfree = await startCashfree();
  cashfree.subscriptions.clock(atCashfree);
  gateway = mandatesAt(cashfree);
});
afterEach(() => cashfree.close());

describe('a charge', () => {
  beforeEach(async () => {
    await gateway.propose(mandateInput);
    await cashfree.subscriptions.approve(mandateInput.id);
  });
  const status = () => gateway.payments.status(order);

  it('is raised once however often it is sent, and is nothing before its day', async () => {
    expect(await status()).toEqual([]);
    expect([await gateway.charge(due), await gateway.charge(due)]).toEqual(['taken', 'taken']);
    expect(cashfree.subscriptions.book.charges()).toMatchObject([
      { payment_id: order.id, payment_amount: 499.5, payment_schedule_date: '2026-11-22T00:00:00' },
    ]);
    expect(await status()).toEqual([]);
    expect(event()).toEqual({ kind: 'other' });
    expect(gateway.payments.checkout(order, null)).toEqual({
      kind: 'redirect',
      url: `/cashfree?id=${order.id}&back=1`,
    });
  });

  it('is heard of by the id of its order', async () => {
    await gateway.charge(due);
    await cashfree.subscriptions.runDay(due.day);
    expect(event()).toEqual({ kind: 'ask', orderId: order.id });
    const [paid] = cashfree.subscriptions.book.charges();
    expect(await status()).toEqual([
      {
        provider: 'cashfreeMandates',
        eventId: `${paid?.cf_payment_id}.success`,
        orderId: order.id,
        outcome: 'success',
        paymentId: paid?.cf_payment_id,
        amount: 49_950,
        currency: 'INR',
        method: 'upi',
        reference: paid?.cf_txn_id,
        failure: null,
      },
    ]);
  });

  it('waits for a slow bank, and may go through after a no', async () => {
    await gateway.charge(due);
    await cashfree.subscriptions.runDay(due.day, () => 'PENDING');
    expect(await status()).toMatchObject([{ outcome: 'pending' }]);
    await cashfree.subscriptions.decideCharge(order.id, 'FAILED');
    expect(await status()).toMatchObject([{ outcome: 'failed', failure: 'The bank declined the payment' }]);
    await cashfree.subscriptions.decideCharge(order.id, 'SUCCESS');
    expect(await status()).toMatchObject([{ outcome: 'success' }]);
  });

  it.each([
    ['a day that is too soon', { day: '2026-11-21' }],
    ['more than the buyer agreed to', { amount: 49_951 }],
  ])('is refused for %s, and nothing will be taken', async (_what, change) => {
    expect(await gateway.charge({ ...due, ...change })).toBe('refused');
    expect(cashfree.subscriptions.book.charges()).toEqual([]);
  });

  it('is nobody’s word where its mandate is not there either: the keys are those of another account', async () => {
    const elsewhere = { ...due, mandateId: 'unheardOf1234' };
    await expect(gateway.charge(elsewhere)).rejects.toMatchObject({ reason: 'unknown_there' });
    await expect(gateway.revoke(elsewhere)).rejects.toMatchObject({ reason: 'unknown_there' });
  });

  it('is refused while the mandate is paused, and once it was taken back', async () => {
    await cashfree.subscriptions.become(mandateInput.id, 'CUSTOMER_PAUSED');
    expect(await gateway.charge(due)).toBe('refused');
    await cashfree.subscriptions.become(mandateInput.id, 'ACTIVE');
    await gateway.charge(due);
    await gateway.revoke(due);
    expect(await gateway.charge(due)).toBe('refused');
  });

  it('that got lost on its way back is the same charge', async () => {
    cashfree.trouble('lost');
    await expect(gateway.charge(due)).rejects.toMatchObject({ name: 'GatewaySilent' });
    cashfree.trouble(null);
    expect(await gateway.charge(due)).toBe('taken');
    expect(cashfree.subscriptions.book.charges()).toHaveLength(1);
  });

  it.each(troubles)('is nobody’s word while Cashfree is %s', async (trouble, reason) => {
    cashfree.trouble(trouble);
    await expect(gateway.charge(due)).rejects.toMatchObject({ name: 'GatewaySilent', reason });
    await expect(gateway.revoke(due)).rejects.toMatchObject({ name: 'GatewaySilent', reason });
    await expect(status()).rejects.toMatchObject({ name: 'GatewaySilent', reason });
  });

  it('is asked a second time after a broken connection', async () => {
    cashfree.trouble('down');
    await expect(gateway.charge(due)).rejects.toMatchObject({ name: 'GatewaySilent' });
    expect(requestCount('POST /pg/subscriptions/pay')).toBe(2);
  });

  it('is taken back before its day, twice if need be, and never after the bank was asked', async () => {
    expect(await gateway.revoke(due)).toBe('revoked');
    await gateway.charge(due);
    expect([await gateway.revoke(due), await gateway.revoke(due)]).toEqual(['revoked', 'revoked']);
    expect(event()).toEqual({ kind: 'ask', orderId: order.id });
    await gateway.charge({ ...due, id: 'other0rder123456' });
    await cashfree.subscriptions.runDay(due.day);
    expect(await gateway.revoke({ ...due, id: 'other0rder123456' })).toBe('tooLate');
  });
});

describe('money of an order that was paid with the approval', () => {
  const paid = { id: mandateInput.id, session: mandate.session };
  beforeEach(() => gateway.propose(mandateInput) as Promise<never>);

  it('is heard of by the id of its mandate, after a first no', async () => {
    await cashfree.subscriptions.approve(mandateInput.id, 'FAILED');
    expect(await gateway.payments.status(paid)).toMatchObject([
      { outcome: 'failed', orderId: mandateInput.id },
    ]);
    await cashfree.subscriptions.approve(mandateInput.id);
    const events = cashfree.webhooks.map(({ body }) => wordIn(Buffer.from(body)));
    expect(events).toEqual([
      { kind: 'ask', orderId: mandateInput.id },
      { kind: 'ask', orderId: mandateInput.id },
      { kind: 'mandate', mandateId: mandateInput.id },
    ]);
    expect(await gateway.payments.status(paid)).toMatchObject([{ outcome: 'success', amount: 49_950 }]);
  });

  it('is none where there is no mandate, and leaves charges to their own orders', async () => {
    expect(await gateway.payments.status({ ...paid, id: 'unheardOf1234' })).toEqual([]);
    await cashfree.subscriptions.approve(mandateInput.id);
    await gateway.charge(due);
    await cashfree.subscriptions.runDay(due.day);
    expect(await gateway.payments.status(paid)).toHaveLength(1);
  });
});

describe('a refund', () => {
  beforeEach(async () => {
    await gateway.propose(mandateInput);
    await cashfree.subscriptions.approve(mandateInput.id);
    await gateway.charge(due);
    await cashfree.subscriptions.runDay(due.day);
  });
  const proposeMandate = async (session: string, orderId: string) => {
    const [payment] = await gateway.payments.status({ id: orderId, session });
    return {
      orderId,
      session,
      paymentId: payment?.paymentId ?? '',
      amount: 49_950,
      refundId: `refund_${orderId}_2`,
    };
  };

  it.each([
    ['a charge', order.session, order.id],
    ['what was paid with the approval', mandate.session, mandateInput.id],
  ])('of %s is made once, and followed to its end', async (_what, session, orderId) => {
    const refund = await proposeMandate(session, orderId);
    expect(await gateway.payments.refund(refund)).toBe('pending');
    expect(await gateway.payments.refund(refund)).toBe('pending');
    await cashfree.subscriptions.endRefunds('SUCCESS');
    expect(event()).toEqual({ kind: 'refund', orderId });
    expect(await gateway.payments.refund(refund)).toBe('refunded');
    expect(cashfree.subscriptions.book.refunds()).toMatchObject([{ refund_amount: 499.5 }]);
  });

  it('is refused when it is more than was paid, and when the bank sends it back', async () => {
    const refund = await proposeMandate(order.session, order.id);
    expect(await gateway.payments.refund({ ...refund, amount: 49_951 })).toBe('refused');
    await gateway.payments.refund(refund);
    await cashfree.subscriptions.endRefunds('FAILED');
    expect(await gateway.payments.refund(refund)).toBe('refused');
  });

  it('is nobody’s word while the answer got lost', async () => {
    const refund = await proposeMandate(order.session, order.id);
    cashfree.trouble('lost');
    await expect(gateway.payments.refund(refund)).rejects.toMatchObject({ name: 'GatewaySilent' });
    cashfree.trouble(null);
    expect(await gateway.payments.refund(refund)).toBe('pending');
    expect(cashfree.subscriptions.book.refunds()).toHaveLength(1);
  });
});

describe('what a webhook is about', () => {
  const say = (type: string, data: object) => wordIn(Buffer.from(JSON.stringify({ type, data })));

  it('is read from older words too, and from none where there is nothing to ask', () => {
    const details = { subscription_details: { subscription_id: 'm1' } };
    expect(say('SUBSCRIPTION_STATUS_CHANGE', details)).toEqual({ kind: 'mandate', mandateId: 'm1' });
    expect(say('SUBSCRIPTION_STATUS_CHANGED', {})).toEqual({ kind: 'other' });
    const card = say('SUBSCRIPTION_CARD_EXPIRY_REMINDER', { subscription_status_webhook: details });
    expect(card).toEqual({ kind: 'mandate', mandateId: 'm1' });
    expect(say('SUBSCRIPTION_PAYMENT_NOTIFICATION_INITIATED', details)).toEqual({ kind: 'other' });
    const auth = { payment_type: 'AUTH', payment_id: 'cf_1', subscription_id: 'm1' };
    expect(say('SUBSCRIPTION_PAYMENT_SUCCESS', auth)).toEqual({ kind: 'ask', orderId: 'm1' });
    const foreign = { refund_id: 'by_hand', payment_id: 'o1' };
    expect(say('SUBSCRIPTION_REFUND_STATUS', foreign)).toEqual({ kind: 'refund', orderId: 'o1' });
    expect(say('SUBSCRIPTION_REFUND_STATUS', {})).toEqual({ kind: 'other' });
  });

  it('is not understood where money is no amount', () => {
    expect(() =>
      attemptIn({ payment_status: 'SUCCESS', payment_id: 'o1', payment_amount: 'much' }, 'o1'),
    ).toThrow('not_understood');
    expect(attemptIn({ payment_status: 'INITIALIZED' }, 'o1')).toBeNull();
  });
});
