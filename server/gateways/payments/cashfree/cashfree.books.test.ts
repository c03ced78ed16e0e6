import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Cashfree, startCashfree } from '../../../../tests/simulators/cashfree/cashfree';
import type { GatewayBooks } from '../payments.books';
import { GatewaySilent } from '../payments.gateway';
import { createCashfreeBooks } from './cashfree.books';
import { createCashfreeClient } from './cashfree.client';
import { wordIn } from './cashfree.notice';
import { configAt } from './cashfree.testing';

let cashfree: Cashfree;
let books: GatewayBooks;
const order = { id: 'ord_1', session: 'known by its id' };
const during = { from: new Date('2026-11-14T00:00:00Z'), to: new Date('2026-11-21T00:00:00Z') };

beforeEach(async () => {
  cashfree = await startCashfree();
  cashfree.book.open({ order_id: order.id, order_amount: 499.5 });
  await cashfree.pay(order.id);
  books = booksWaiting(5_000);
});
afterEach(() => cashfree.close());

const booksWaiting = (timeoutMs: number) =>
  createCashfreeBooks(createCashfreeClient(configAt(cashfree, { subscriptions: false, timeoutMs })));

/** What the last webhook is about. */
const event = () => wordIn(Buffer.from(cashfree.webhooks.at(-1)?.body ?? ''));

describe('a dispute', () => {
  it.each([
    ['CREATED', 'opened'],
    ['DOCS_RECEIVED', 'answered'],
    ['UNDER_REVIEW', 'answered'],
    ['MERCHANT_WON', 'won'],
    ['MERCHANT_LOST', 'lost'],
    ['MERCHANT_ACCEPTED', 'lost'],
    ['INSUFFICIENT_EVIDENCE', 'lost'],
  ])('that is %s is %s', async (ending, state) => {
    const id = await cashfree.dispute(order.id, ending, { stage: 'PRE_ARBITRATION', amount: 100.25 });
    expect(event()).toEqual({ kind: 'dispute', orderId: order.id });
    expect(await books.disputes(order)).toEqual([
      {
        id,
        paymentId: expect.stringMatching(/^\d+$/),
        state,
        stage: 'pre_arbitration',
        amount: 10_025,
        reason: 'Goods or Services Not Provided',
        respondBy: expect.any(Date),
      },
    ]);
  });

  it('in a state nobody knows is not understood, rather than guessed', async () => {
    await cashfree.dispute(order.id, 'FROZEN');
    await expect(books.disputes(order)).rejects.toMatchObject({ reason: 'not_understood' });
  });

  it('is none where Cashfree knows no order', async () => {
    expect(await books.disputes({ ...order, id: 'ord_2' })).toEqual([]);
  });
});

describe('a refund', () => {
  it('that Cashfree began itself is seen', async () => {
    await cashfree.refundByItself(order.id);
    expect(event()).toEqual({ kind: 'refund', orderId: order.id });
    expect(await books.refunds(order)).toMatchObject([
      { refundId: expect.stringMatching(/^auto_/), amount: 49_950, state: 'refunded' },
    ]);
  });
});

describe('settlements', () => {
  const settlement = {
    payment_amount: 100,
    amount_settled: 97.05,
    service_charge: 2.5,
    service_tax: 0.45,
    utr: 'UTR1',
  };

  it('are read to the last page, and those on their way left out', async () => {
    for (let n = 0; n < 205; n++)
      cashfree.book.settle({ ...settlement, id: String(n), status: n === 7 ? 'PENDING' : 'SUCCESS' });
    const seen = await books.settlements(during);
    expect(seen).toHaveLength(204);
    expect(seen[0]).toEqual({
      id: '0',
      state: 'paid',
      amount: 9_705,
      charge: 250,
      chargeTax: 45,
      reference: 'UTR1',
    });
    await cashfree.settle({ ...settlement, id: '1', status: 'REVERSED' });
    expect(event()).toEqual({ kind: 'settlement' });
    expect((await books.settlements(during)).filter(({ state }) => state === 'reversed')).toHaveLength(1);
  });
});

it.each(['down', 'silent', 'serverError', 'nonsense', 'lost', 'tooMany'] as const)(
  'says that nobody answered when Cashfree is %s',
  async (trouble) => {
    cashfree.trouble(trouble);
    books = booksWaiting(300);
    for (const question of [books.disputes(order), books.refunds(order), books.settlements(during)])
      await expect(question).rejects.toBeInstanceOf(GatewaySilent);
  },
);

it.each(['', 'null', '{"type":"DISPUTE_CREATED"}', '{"type":"DISPUTE_CREATED","data":{"order_details":7}}'])(
  'a webhook that says nothing (%s) is about nothing',
  (body) => expect(wordIn(Buffer.from(body))).toEqual({ kind: 'other' }),
);
