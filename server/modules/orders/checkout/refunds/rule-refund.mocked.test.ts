import type { PlacedOrder } from '@haat/openapi';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type * as subscriptions from '../../subscriptions';
import { createSubscriptions } from '../../subscriptions';
import type { Checkout } from '../index';
import { openShop, type Seller, type Shop } from '../testing/shop';

// What the checkout gives to subscriptions, in the server that the tests ask.
vi.mock('../../subscriptions', async (original) => {
  const real = await original<typeof subscriptions>();
  return { ...real, createSubscriptions: vi.fn(real.createSubscriptions) };
});

const hour = 60 * 60_000;
const day = 24 * hour;

let shop: Shop;
let seller: Seller;
let product: string;
let checkout: Checkout;
beforeAll(async () => {
  shop = await openShop();
  seller = await shop.seller();
  product = await shop.page(seller);
  checkout = vi.mocked(createSubscriptions).mock.calls[0]?.[1].checkout as Checkout;
});
afterAll(() => shop.close());

describe('money that a rule gives back', () => {
  async function paid(): Promise<PlacedOrder> {
    const { body } = await shop.order(product);
    await shop.pay(body.payment.session);
    await shop.deps.jobs.drain();
    return body;
  }
  const rule = (orderId: string) => ({
    sellerId: seller.id,
    orderId,
    rule: 'afterNo',
    reason: 'Auto-renew is on for Taken after the buyer had turned off that it',
  });
  const refundsOf = (id: string) => shop.count('refund', `order_id = '${id}'`);

  it('goes back once, however often the rule is found to hold', async () => {
    const order = await paid();
    for (let times = 0; times < 2; times += 1) {
      await shop.deps.database.tx((trx) => checkout.refundByRule(trx, rule(order.id)));
      await shop.deps.database.tx((trx) => checkout.refundByRule(trx, rule(order.id)));
      await shop.deps.jobs.drain();
    }
    expect(await shop.read(order)).toMatchObject({ status: 'refunded' });
    expect(await refundsOf(order.id)).toBe(1);
  });

  it('goes back with the transaction that says so, or not at all', async () => {
    const order = await paid();
    const failing = shop.deps.database.tx(async (trx) => {
      await checkout.refundByRule(trx, rule(order.id));
      throw new Error('cut');
    });
    await expect(failing).rejects.toThrow('cut');
    await shop.deps.jobs.drain();
    expect(await shop.read(order)).toMatchObject({ status: 'fulfilled' });
  });

  it('is asked for again when the gateway had taken it, and refuses it after a while', async () => {
    const { clock, database, gateways, jobs } = shop.deps;
    const order = await paid();
    const { refund } = gateways.payments.sandbox;
    gateways.payments.sandbox.refund = async () => 'pending';
    await database.tx((trx) => checkout.refundByRule(trx, rule(order.id)));
    await jobs.drain();
    expect(await shop.read(order)).toMatchObject({ status: 'refunding' });
    gateways.payments.sandbox.refund = async () => 'refused';
    clock.advance(hour);
    await jobs.drain();
    expect(await shop.read(order)).toMatchObject({ status: 'fulfilled' });
    gateways.payments.sandbox.refund = refund;
    for (let days = 0; days < 2; days += 1) {
      clock.advance(day);
      await jobs.drain();
    }
    expect(await shop.read(order)).toMatchObject({ status: 'refunded' });
    expect(await refundsOf(order.id)).toBe(2);
  });

  it('waits for a part that its seller gives back, however long that takes', async () => {
    const { clock, database, gateways, jobs } = shop.deps;
    const order = await paid();
    const { refund } = gateways.payments.sandbox;
    gateways.payments.sandbox.refund = async () => 'pending';
    await checkout.refund(seller.id, order.id, { amount: 10_000 });
    await database.tx((trx) => checkout.refundByRule(trx, rule(order.id)));
    for (let hours = 0; hours < 70; hours += 1) {
      clock.advance(hour);
      await jobs.drain();
    }
    expect(await shop.read(order)).toMatchObject({ status: 'refunding' });
    gateways.payments.sandbox.refund = refund;
    for (let hours = 0; hours < 3; hours += 1) {
      clock.advance(hour);
      await jobs.drain();
    }
    expect(await shop.read(order)).toMatchObject({ status: 'refunded' });
    expect(await refundsOf(order.id)).toBe(2);
  });

  it('is left to a person when the gateway refuses it for good', async () => {
    const { clock, database, gateways, jobs } = shop.deps;
    const order = await paid();
    const { refund } = gateways.payments.sandbox;
    const known = () => shop.count('gateway_difference', `order_id = '${order.id}' and kind = 'notReturned'`);
    gateways.payments.sandbox.refund = async () => 'refused';
    await database.tx((trx) => checkout.refundByRule(trx, rule(order.id)));
    for (let days = 0; days < 6; days += 1) {
      await jobs.drain();
      clock.advance(day);
    }
    expect(await known()).toBe(0);
    await jobs.drain();
    expect(await known()).toBe(1);
    expect(await refundsOf(order.id)).toBe(7);
    gateways.payments.sandbox.refund = refund;
  });

  it('is asked for again the next day when the gateway refuses it', async () => {
    const { clock, database, gateways, jobs } = shop.deps;
    const order = await paid();
    const { refund } = gateways.payments.sandbox;
    gateways.payments.sandbox.refund = async () => 'refused';
    await database.tx((trx) => checkout.refundByRule(trx, rule(order.id)));
    await jobs.drain();
    expect(await shop.read(order)).toMatchObject({ status: 'fulfilled' });
    gateways.payments.sandbox.refund = refund;
    clock.advance(day);
    await jobs.drain();
    expect(await shop.read(order)).toMatchObject({ status: 'refunded' });
    expect(await refundsOf(order.id)).toBe(2);
  });
});
