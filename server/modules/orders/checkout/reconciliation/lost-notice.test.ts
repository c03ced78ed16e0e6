import type { PlacedOrder } from '@haat/openapi';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Seller, type Shop } from '../testing/shop';

let shop: Shop;
let seller: Seller;
let product: string;
let isReachable = true;

beforeAll(async () => {
  shop = await openShop();
  // A shop that answers no webhook, when told to.
  const { payments } = shop.deps.gateways;
  const { verifyWebhook } = payments.sandbox;
  payments.sandbox.verifyWebhook = (...given) => (isReachable ? verifyWebhook(...given) : null);
  seller = await shop.seller();
  product = await shop.page(seller);
});
afterAll(() => shop.close());

async function paidUnheard(): Promise<PlacedOrder> {
  const { body } = await shop.order(product);
  isReachable = false;
  expect((await shop.pay(body.payment.session)).status).toBe(200);
  isReachable = true;
  expect((await shop.read(body)).status).toBe('awaitingPayment');
  return body;
}

const salesOf = (order: PlacedOrder) => shop.count('ledger_tx', `reference = '${order.id}'`);

describe('a payment whose webhook got lost', () => {
  it('is heard when the gateway sends it again', async () => {
    const order = await paidUnheard();
    expect(await shop.count('job', `queue = 'sandbox.webhook'`)).toBe(1);
    await shop.deps.jobs.drain();
    expect((await shop.read(order)).status).toBe('fulfilled');
    expect(await salesOf(order)).toBe(1);
  });

  it('is heard when the buyer returns', async () => {
    const order = await paidUnheard();
    await shop.call({ method: 'GET', url: `/cashfree?id=${order.id}&back=1` });
    expect((await shop.read(order)).status).toBe('fulfilled');
    await shop.deps.jobs.drain();
    expect(await salesOf(order)).toBe(1);
  });

  it('is heard by asking, when the sender forgot it', async () => {
    const order = await paidUnheard();
    await shop.deps.database.pool.query(`delete from job where queue = 'sandbox.webhook'`);
    shop.deps.clock.advance(3 * 60_000);
    await shop.deps.jobs.drain();
    expect((await shop.read(order)).status).toBe('fulfilled');
    expect(await salesOf(order)).toBe(1);
  });

  it('is heard before the order would expire', async () => {
    const order = await paidUnheard();
    await shop.deps.database.pool.query(`delete from job where queue = 'sandbox.webhook'`);
    shop.deps.clock.advance(45 * 60_000);
    await shop.deps.jobs.drain();
    expect((await shop.read(order)).status).toBe('fulfilled');
    expect(await shop.count('order_event', `order_id = '${order.id}' and event = 'order.expired'`)).toBe(0);
  });
});

describe('an order that is not paid', () => {
  it('waits while the gateway cannot be asked, and expires when it can', async () => {
    const { body: order } = await shop.order(product);
    const { sandbox } = shop.deps.gateways.payments;
    const { status } = sandbox;
    sandbox.status = async () => {
      throw new Error('no line');
    };
    shop.deps.clock.advance(31 * 60_000);
    await shop.deps.jobs.drain();
    expect((await shop.read(order)).status).toBe('awaitingPayment');
    sandbox.status = status;
    shop.deps.clock.advance(60_000);
    await shop.deps.jobs.drain();
    expect((await shop.read(order)).status).toBe('expired');
  });

  it('can be tried again after a failure while it lasts, but not after it expired', async () => {
    const { body: order } = await shop.order(product);
    const headers = { cookie: `haat_order=${order.token}`, origin: 'http://localhost' };
    const start = () => shop.call({ method: 'POST', url: `/cashfree?id=${order.id}`, headers });
    await shop.pay(order.payment.session, 'dropped');
    expect((await shop.read(order)).status).toBe('dropped');
    shop.deps.clock.advance(20 * 60_000);
    const again = await start();
    expect([again.status, again.headers['location']]).toEqual([
      303,
      `/sandbox/payments/${order.payment.session}`,
    ]);
    expect((await shop.read(order)).status).toBe('awaitingPayment');
    shop.deps.clock.advance(11 * 60_000);
    await shop.deps.jobs.drain();
    expect((await shop.read(order)).status).toBe('expired');
  });
});
