import type { PlacedOrder } from '@haat/openapi';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type CashfreeShop, openCashfreeShop } from '../testing/cashfree';

let shop: CashfreeShop;
let product: string;
beforeAll(async () => {
  shop = await openCashfreeShop({ config: { addressLimits: true } as never });
  product = await shop.page(shop.owner);
});
afterAll(() => shop.close());
// Nobody remembers what was asked before.
beforeEach(() => shop.deps.clock.advance(3_600_000));

describe('one network that asks too much', () => {
  it('keeps none of the others from being heard', async () => {
    const orders: PlacedOrder[] = [];
    for (let count = 0; count < 4; count += 1) orders.push(await shop.placed(product));
    const asked = () => shop.cashfree.requests.filter((one) => one.endsWith('/payments')).length;
    const before = asked();
    const comeBack = (id: string, from: string) =>
      shop.call({ method: 'GET', url: `/cashfree?id=${id}&back=1`, remoteAddress: from });
    for (let round = 0; round < 18; round += 1) {
      for (const { id } of orders) await comeBack(id, '203.0.113.7');
      shop.deps.clock.advance(3_000);
    }
    expect(asked() - before).toBe(60);
    shop.cashfree.webhooksTo(null);
    const [order] = orders as [PlacedOrder];
    await shop.cashfree.pay(order.id);
    await comeBack(order.id, '203.0.113.8');
    expect((await shop.read(order)).status).toBe('fulfilled');
  });

  it('opens at most 150 orders a minute, and the same key places one later', async () => {
    const order = (key: string) =>
      shop.order(product, { buyer: { phone: `98${key.slice(-8)}`, name: 'Ravi' } }, key);
    for (let count = 0; count < 150; count += 1)
      expect((await order(`crowd-${10_000_000 + count}`)).status).toBe(201);
    const opened = shop.cashfree.book.orders().length;
    const late = 'crowd-20000000';
    expect(await order(late)).toMatchObject({ status: 429, body: { code: 'too_many_orders' } });
    // What was placed before is answered as ever.
    expect((await order('crowd-10000000')).status).toBe(201);
    expect(shop.cashfree.book.orders()).toHaveLength(opened);
    shop.deps.clock.advance(60_000);
    expect((await order(late)).status).toBe(201);
  });
});
