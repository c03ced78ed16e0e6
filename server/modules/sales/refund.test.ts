import type { PlacedOrder, TransactionDetail, Transactions } from '@haat/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

const refund = (id: string, payload: object = {}) =>
  shop.call({ method: 'POST', url: `/api/transactions/${id}/refund`, token: seller.token, payload });

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
      'You started a refund: Sold by mistake',
      'The whole amount went back to the buyer, and access ended',
    ]);
    const after = await shop.wallet(seller);
    expect(before.pending - after.pending).toBe(46_956);
    expect(before.lifetime - after.lifetime).toBe(46_956);
    const { rows } = await shop.deps.database.pool.query(
      `select account, sum(amount)::bigint as amount from ledger_entry where reference = '${order.id}' group by account`,
    );
    for (const row of rows) expect(row).toMatchObject({ amount: 0 });
    expect(await shop.read(order)).toMatchObject({ status: 'refunded', access: null });
    expect(await shop.count('sandbox_payment', `order_id = '${order.id}' and refund_id is not null`)).toBe(1);
    expect(
      await shop.count('job', `payload->>'template' = 'refund' and payload->>'orderId' = '${order.id}'`),
    ).toBe(1);
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

  it('is of the whole amount, and only of what was paid', async () => {
    const order = await sell();
    expect(await refund(order.id, { amount: 100 })).toMatchObject({
      status: 422,
      body: { code: 'partial_refund_not_available' },
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
