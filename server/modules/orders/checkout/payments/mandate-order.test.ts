import type { PlacedOrder, PublicProduct } from '@haat/openapi';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MandateAct } from '../../../../gateways/payments';
import { newKey, openShop, type Seller, type Shop } from '../testing/shop';

const month = { unit: 'month' as const, count: 1 };
let shop: Shop;
let seller: Seller;
let product: string;
let offered: PublicProduct;

beforeAll(async () => {
  shop = await openShop();
  seller = await shop.seller();
  product = await shop.page(seller, {
    prices: [
      { type: 'subscription', label: 'Monthly', amount: 49_900, period: month },
      { type: 'subscription', label: 'Tried', amount: 29_900, period: month, trialDays: 7 },
      { type: 'subscription', label: 'Dear', amount: 15_001_00, period: month },
      { type: 'subscription', label: 'Short', amount: 9_900, period: { unit: 'day', count: 6 } },
      { type: 'subscription', label: 'Ever', amount: 9_900, period: { unit: 'lifetime', count: 1 } },
    ],
  });
  offered = await publicProduct(product);
});
afterAll(() => shop.close());

const publicProduct = async (id: string): Promise<PublicProduct> =>
  (await shop.call({ method: 'GET', url: `/api/public/products/${id}` })).body;

const priceOf = (label: string) => offered.prices.find((price) => price.label === label)?.id ?? '';

let phones = 0;
/** Somebody new buys; `key` is of the request. */
async function buy(more: object = {}, key = newKey()): Promise<{ status: number; body: PlacedOrder }> {
  const phone = `+9191234${String(10_000 + ++phones)}`;
  const buyer = { phone, name: 'Ravi' };
  return shop.order(product, { priceId: priceOf('Monthly'), autopay: true, buyer, ...more }, key);
}

/** The buyer at the page of their bank. */
async function at(order: PlacedOrder, act: MandateAct): Promise<void> {
  await shop.deps.gateways.payments.sandboxBank.play(order.payment.session, act, 'upi');
  await shop.deps.jobs.drain();
}

const bankOf = async ({ payment }: PlacedOrder) =>
  shop.deps.gateways.payments.sandboxBank.mandate(payment.session);
const salesOf = ({ id }: PlacedOrder) => shop.count('ledger_tx', `reference = '${id}' and type = 'sale'`);
const openPayment = ({ id, token }: PlacedOrder) =>
  shop.call({
    method: 'POST',
    url: `/cashfree?id=${id}`,
    headers: { cookie: `haat_order=${token}`, origin: 'http://localhost' },
  });

describe('a price that can renew automatically', () => {
  it('is one that takes money now, not too much, and leaves time to say so', () => {
    expect(offered.autopay).toEqual([priceOf('Monthly')]);
  });

  it('is bought so with one approval, which is its payment', async () => {
    const { body: order } = await buy();
    expect(order.payment.provider).toBe('sandboxMandates');
    expect(await bankOf(order)).toMatchObject({
      id: order.id,
      most: 49_900,
      first_amount: 49_900,
      status: 'proposed',
    });
    await at(order, 'agree');
    expect(await shop.read(order)).toMatchObject({ status: 'fulfilled', method: 'upiAutopay' });
    expect((await shop.sale(seller, order.id)).timeline.map(({ text }) => text)).toContain(
      'Paid by UPI Autopay',
    );
    expect(await bankOf(order)).toMatchObject({ status: 'active' });
    await at(order, 'agree');
    expect(await salesOf(order)).toBe(1);
  });

  it('is heard by asking when the word of its bank gets lost, and once when it comes after all', async () => {
    const { database, clock, gateways, jobs } = shop.deps;
    const { body: order } = await buy();
    await gateways.payments.sandboxBank.play(order.payment.session, 'agree', 'card');
    await database.pool.query(`update job set run_at = $1 where queue = 'sandbox.hint'`, [
      new Date(clock.now().getTime() + 60 * 60_000),
    ]);
    clock.advance(3 * 60_000);
    await jobs.drain();
    expect(await shop.read(order)).toMatchObject({ status: 'fulfilled', method: 'cardAutopay' });
    clock.advance(60 * 60_000);
    await jobs.drain();
    expect(await salesOf(order)).toBe(1);
  });

  it('is one order for each key, and another one without', async () => {
    const key = newKey();
    const buyer = { phone: '+919123400001', name: 'Ravi' };
    const { body: order } = await buy({ buyer }, key);
    expect((await buy({ buyer }, key)).body.id).toBe(order.id);
    expect(await buy({ buyer, autopay: false }, key)).toMatchObject({
      status: 422,
      body: { code: 'idempotency_key_reused' },
    });
    expect((await buy({ autopay: false })).body.payment.provider).toBe('sandbox');
  });

  it.each(['Tried', 'Dear', 'Short', 'Ever'])('is not the one called %s', async (label) => {
    expect(await buy({ priceId: priceOf(label) })).toMatchObject({
      status: 422,
      body: { code: 'autopay_unavailable', fields: { autopay: expect.any(String) } },
    });
  });

  it('is none where there are no mandates', async () => {
    const { mandates } = shop.deps.gateways.payments;
    const { current } = mandates;
    mandates.current = null;
    const page = await shop.page(seller, {
      prices: [{ type: 'subscription', amount: 49_900, period: month }],
    });
    expect(await publicProduct(page)).not.toHaveProperty('autopay');
    expect((await buy()).status).toBe(422);
    mandates.current = current;
  });
});

describe('a bank that was asked to agree', () => {
  it('may be asked again after a no', async () => {
    const { body: order } = await buy();
    await at(order, 'decline');
    expect(await shop.read(order)).toMatchObject({ status: 'failed' });
    expect((await openPayment(order)).status).toBe(303);
    await at(order, 'agree');
    expect(await shop.read(order)).toMatchObject({ status: 'fulfilled' });
  });

  it('cannot agree any more once the time of the order is over', async () => {
    const { body: order } = await buy();
    shop.deps.clock.advance(2 * 60 * 60_000);
    await shop.deps.jobs.drain();
    expect(await shop.read(order)).toMatchObject({ status: 'expired' });
    expect(await bankOf(order)).toMatchObject({ status: 'ended' });
    await at(order, 'agree');
    expect(await shop.read(order)).toMatchObject({ status: 'expired' });
  });

  it('is told that it is over, and the money goes back, when it agreed to what is not sold any more', async () => {
    const { body: order } = await buy();
    const { database } = shop.deps;
    await database.pool.query(
      `update orders set status = 'expired', holds_stock = false, hold_until = null, open_slot = null where id = $1`,
      [order.id],
    );
    await database.pool.query(`update product set status = 'paused', version = version + 1 where id = $1`, [
      product,
    ]);
    await at(order, 'agree');
    expect(await shop.read(order)).toMatchObject({ status: 'expired' });
    expect(await shop.count('unmatched_payment', `order_id = '${order.id}' and status = 'returned'`)).toBe(1);
    expect(await bankOf(order)).toMatchObject({ status: 'ended' });
    expect(await salesOf(order)).toBe(0);
    await database.pool.query(
      `update product set status = 'published', version = version + 1 where id = $1`,
      [product],
    );
  });

  it('gives back what the seller refunds', async () => {
    const { body: order } = await buy();
    await at(order, 'agree');
    const url = `/api/transactions/${order.id}/refund`;
    const { status } = await shop.call({ method: 'POST', url, token: seller.token, payload: {} });
    expect(status).toBe(200);
    expect(await shop.read(order)).toMatchObject({ status: 'refunded' });
  });
});
