import type { PlacedOrder, TransactionDetail, Transactions } from '@haat/openapi';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outboxOf } from '../../messaging/sending/testing/sent-code';
import { openShop, type Seller, type Shop } from '../checkout/testing/shop';

let shop: Shop;
let seller: Seller;
let product: string;

beforeAll(async () => {
  shop = await openShop();
  seller = await shop.seller();
  product = await shop.page(seller);
});
afterAll(() => shop.close());

async function sell(more: object = {}): Promise<PlacedOrder> {
  const { body } = await shop.order(product, more);
  await shop.pay(body.payment.session);
  shop.deps.clock.advance(60_000);
  return body;
}

async function get<T>(url: string): Promise<T> {
  const { status, body } = await shop.call({ method: 'GET', url, token: seller.token });
  expect([url, status]).toEqual([url, 200]);
  return body;
}

/** Texts to the phone of a buyer about an order, but for its receipt. */
async function refundTexts(orderId: string): Promise<string[]> {
  await shop.deps.jobs.drain();
  return (await outboxOf(shop.app)).flatMap(({ channel, text }) =>
    channel === 'sms' && text.includes(orderId) && !text.includes('/access/') ? [text] : [],
  );
}

const refund = (id: string, payload: object = {}, key?: string) =>
  shop.call({
    method: 'POST',
    url: `/api/transactions/${id}/refund`,
    token: seller.token,
    payload,
    headers: key === undefined ? {} : { 'idempotency-key': key },
  });

describe('a refund', () => {
  it('gives the whole amount back, reverses every entry, ends access and tells the buyer, once', async () => {
    const order = await sell({ buyer: { phone: '98765 43210', email: 'ravi@example.com' } });
    const before = await shop.wallet(seller);
    const answers = await Promise.all([1, 2, 3].map(() => refund(order.id, { reason: 'Sold by mistake' })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await refund(order.id)).status).toBe(200);

    const detail = await get<TransactionDetail>(`/api/transactions/${order.id}`);
    expect(detail).toMatchObject({
      refundable: 0,
      transaction: { status: 'refunded', amount: 49_900, fee: 0, net: 0 },
    });
    expect(detail.timeline.slice(-2).map(({ text }) => text)).toEqual([
      'A refund was started: Sold by mistake',
      'The full amount was refunded to the buyer, and access ended',
    ]);
    const after = await shop.wallet(seller);
    expect(before.pending - after.pending).toBe(46_956);
    expect(before.lifetime - after.lifetime).toBe(46_956);
    const { rows } = await shop.deps.database.pool.query(
      `select account, sum(amount)::bigint as amount from ledger_entry where reference = '${order.id}' group by account`,
    );
    for (const row of rows) expect(row).toMatchObject({ amount: 0 });
    expect(await shop.read(order)).toMatchObject({ status: 'refunded', access: null });
    expect(
      await shop.count(
        'sandbox_payment',
        `outcome = 'success' and session in (select session from sandbox_refund) and order_id = '${order.id}'`,
      ),
    ).toBe(1);
    expect(await refundTexts(order.id)).toEqual([expect.stringContaining('499')]);
    const { totals } = await get<Transactions>(`/api/transactions?q=${order.id}`);
    expect(totals).toEqual({ count: 1, amount: 49_900, fee: 0, feeTax: 0, refunded: 49_900, net: 0 });
  });

  it('of a sale that has settled comes out of what is available', async () => {
    const order = await sell();
    shop.deps.clock.advance(5 * 86_400_000);
    await shop.deps.jobs.drain();
    const before = await shop.wallet(seller);
    expect(before).toMatchObject({ pending: 0, upcoming: [] });
    await refund(order.id);
    expect((await shop.wallet(seller)).available).toBe(before.available - 46_956);
  });

  it('in parts reverses its share each time, and ends access only with the whole', async () => {
    const order = await sell();
    const before = await shop.wallet(seller);
    expect((await refund(order.id, { amount: 10_000, reason: 'One lesson less' })).status).toBe(200);
    const part = await get<TransactionDetail>(`/api/transactions/${order.id}`);
    // 10,000 of 49,900 is 20.04 % of a fee of 2,495 and of a tax of 449.
    expect(part).toMatchObject({
      refundable: 39_900,
      transaction: { status: 'fulfilled', refunded: 10_000, fee: 1_995, feeTax: 359, net: 37_546 },
    });
    expect(part.timeline.slice(-2).map(({ text }) => text)).toEqual([
      'A refund of ₹100 was started: One lesson less',
      '₹100 was refunded to the buyer, who keeps access',
    ]);
    expect(await shop.read(order)).toMatchObject({ status: 'fulfilled', access: expect.anything() });
    const between = await shop.wallet(seller);
    expect(before.pending - between.pending).toBe(46_956 - 37_546);
    expect(between.upcoming.reduce((sum, { amount }) => sum + amount, 0)).toBe(between.pending);

    // The rest after it has settled: each part comes from where the money is.
    shop.deps.clock.advance(5 * 86_400_000);
    await shop.deps.jobs.drain();
    const settled = await shop.wallet(seller);
    expect((await refund(order.id)).status).toBe(200);
    const after = await shop.wallet(seller);
    expect(settled.available - after.available).toBe(37_546);
    const whole = await get<TransactionDetail>(`/api/transactions/${order.id}`);
    expect(whole).toMatchObject({
      refundable: 0,
      transaction: { status: 'refunded', refunded: 49_900, net: 0 },
    });
    expect(whole.timeline.at(-1)?.text).toBe(
      'The remaining ₹399 was refunded to the buyer, and access ended',
    );
    expect(await shop.read(order)).toMatchObject({ status: 'refunded', access: null });
    const { rows } = await shop.deps.database.pool.query<{ amount: number }>(
      `select sum(amount)::bigint as amount from ledger_entry where reference = '${order.id}' and account not like 'creator%' group by account`,
    );
    expect(rows.map(({ amount }) => amount)).toEqual([0, 0, 0]);
    const { totals } = await get<Transactions>(`/api/transactions?q=${order.id}`);
    expect(totals).toEqual({ count: 1, amount: 49_900, fee: 0, feeTax: 0, refunded: 49_900, net: 0 });
    expect((await refundTexts(order.id)).toSorted()).toEqual([
      expect.stringContaining('100'),
      expect.stringContaining('399'),
    ]);
  });

  it('asked for again under its key goes back once', async () => {
    const order = await sell();
    const input = { amount: 20_000 };
    const answers = [];
    for (let time = 0; time < 3; time++) answers.push(await refund(order.id, input, 'the-same-key'));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await refund(order.id, { amount: 20_001 }, 'the-same-key')).toMatchObject({
      status: 422,
      body: { code: 'idempotency_key_reused' },
    });
    expect((await shop.sale(seller, order.id)).transaction.refunded).toBe(20_000);
    // Two parts at once: one goes, and the other is told to wait or goes after it.
    const both = await Promise.all([
      refund(order.id, input, 'one-key-more'),
      refund(order.id, input, 'and-another'),
    ]);
    for (const { status } of both) expect([200, 409, 422]).toContain(status);
    const { transaction } = await shop.sale(seller, order.id);
    expect(transaction.refunded).toBe(40_000);
    expect(await shop.count('ledger_tx', `type = 'refund' and reference like '${order.id}%'`)).toBe(2);
  });

  it('is of no more than is left, and only of what was paid', async () => {
    const order = await sell();
    for (const [amount, message] of [
      [49_901, 'At most ₹499 can be refunded'],
      [99, 'The minimum is ₹1'],
      [49_850, 'Leave at least ₹1, or refund all ₹499'],
    ])
      expect(await refund(order.id, { amount })).toMatchObject({
        status: 422,
        body: { fields: { amount: message } },
      });
    expect((await refund(order.id, { amount: 49_900 })).status).toBe(200);
    const { body: unpaid } = await shop.order(product);
    expect(await refund(unpaid.id)).toMatchObject({ status: 409, body: { code: 'not_refundable' } });
    expect((await refund('x'.repeat(16))).status).toBe(404);
    expect((await refund(order.id, { amount: '100' })).status).toBe(400);
  });

  it('that was cut off before the gateway answered is ended by a job', async () => {
    const order = await sell();
    const { current } = shop.deps.gateways.payments;
    const { refund: works } = current;
    current.refund = async () => {
      throw new Error('no line');
    };
    expect((await refund(order.id)).status).toBe(500);
    current.refund = works;
    expect((await shop.read(order)).status).toBe('refunding');
    shop.deps.clock.advance(120_000);
    await shop.deps.jobs.drain();
    expect((await shop.read(order)).status).toBe('refunded');
    expect(await shop.count('ledger_tx', `type = 'refund' and reference = '${order.id}'`)).toBe(1);
  });

  it('that the gateway refuses leaves the sale as it was', async () => {
    const order = await sell();
    const { current } = shop.deps.gateways.payments;
    const { refund: works } = current;
    current.refund = async () => 'refused';
    expect(await refund(order.id)).toMatchObject({ status: 409, body: { code: 'refund_refused' } });
    current.refund = works;
    expect(await shop.read(order)).toMatchObject({ status: 'fulfilled', access: expect.anything() });
    expect((await refund(order.id)).status).toBe(200);
  });
});
