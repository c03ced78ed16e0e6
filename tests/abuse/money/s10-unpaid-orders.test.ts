import type { PlacedOrder, Price } from '@haat/openapi';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type CashfreeShop,
  openCashfreeShop,
} from '../../../server/modules/orders/checkout/testing/cashfree';
import {
  newKey,
  openShop,
  type Seller,
  type Shop,
} from '../../../server/modules/orders/checkout/testing/shop';
import { fakeBuild, modelOf } from '../../../server/modules/storefront/pages/testing/build';

const build = fakeBuild();
let shop: Shop;
let seller: Seller;
beforeAll(async () => {
  shop = await openShop({ pages: build });
  seller = await shop.seller();
});
afterAll(async () => {
  await shop.close();
  build.remove();
});

const minute = 60_000;
const single: Price[] = [{ type: 'once', amount: 49_900, stock: 1 }];
let page: string;

beforeEach(async () => {
  page = await shop.page(seller, { prices: single });
});

const buyer = (last: number) => ({ buyer: { phone: `+9190000${String(10_000 + last)}` } });
const taken = async () =>
  (
    await shop.deps.database.pool.query<{ taken: number }>(
      `select taken from stock_taken where product_id = '${page}' and price_id <> 'seats'`,
    )
  ).rows[0]?.taken;
const pass = async (minutes: number) => {
  for (let one = 0; one < minutes; one++) {
    shop.deps.clock.advance(minute);
    await shop.deps.jobs.drain();
  }
};
const holdOf = async ({ id }: PlacedOrder) =>
  (
    await shop.deps.database.pool.query<{
      status: string;
      holds_stock: boolean;
      hold_until: Date | null;
      expires_at: Date;
    }>(`select status, holds_stock, hold_until, expires_at from orders where id = '${id}'`)
  ).rows[0];
const retry = (order: PlacedOrder, isOwn: boolean) =>
  shop.call({
    method: 'POST',
    url: `/cashfree?id=${order.id}`,
    headers: { origin: 'http://localhost', ...(isOwn && { cookie: `haat_order=${order.token}` }) },
  });
const get = (order: PlacedOrder, headers = {}) =>
  shop.call({ method: 'GET', url: `/cashfree?id=${order.id}`, headers });

describe('S10: what an unpaid order holds', () => {
  it('is free for others after ten minutes', async () => {
    const { body: first } = await shop.order(page, buyer(1));
    await pass(9);
    expect((await shop.order(page, buyer(2))).status).toBe(409);
    await pass(2);
    expect(await taken()).toBe(0);
    expect(await holdOf(first)).toMatchObject({ status: 'awaitingPayment', holds_stock: false });
    expect((await shop.order(page, buyer(2))).status).toBe(201);
    expect(await taken()).toBe(1);
  });

  it('is bought by money that comes later, where something is left', async () => {
    const { body: first } = await shop.order(page, buyer(1));
    await pass(15);
    await shop.pay(first.payment.session);
    expect((await shop.read(first)).status).toBe('fulfilled');
    expect(await taken()).toBe(1);
    expect((await shop.order(page, buyer(2))).status).toBe(409);
  });

  it('goes to who came after, and the money of who was late goes back', async () => {
    const { body: first } = await shop.order(page, buyer(1));
    await pass(11);
    const { body: second } = await shop.order(page, buyer(2));
    await shop.pay(first.payment.session);
    await shop.deps.jobs.drain();
    const late = await shop.read(first);
    expect(late.status).toBe('expired');
    expect(late.failure).toMatch(/is refunded automatically/);
    expect(await shop.count('unmatched_payment', `order_id = '${first.id}' and status = 'returned'`)).toBe(1);
    const messages = await shop.deps.database.pool.query<{ text: string }>(
      `select text from message where sent_to = '+919000010001' and text ilike '%499%'`,
    );
    expect(messages.rows).not.toHaveLength(0);
    await shop.pay(second.payment.session);
    expect((await shop.read(second)).status).toBe('fulfilled');
    expect(await taken()).toBe(1);
  });

  it('is not counted twice when the order ends after its hold', async () => {
    await shop.order(page, buyer(1));
    await pass(11);
    const { body: second } = await shop.order(page, buyer(2));
    await shop.pay(second.payment.session);
    await pass(30);
    expect(await taken()).toBe(1);
  });
});

describe('S10: a use of a discount', () => {
  const discount = async (more: object) => {
    const payload = { code: `ONE${String(++codes)}`, basisPoints: 1_000, productId: page, ...more };
    const { body, status } = await shop.call({
      method: 'POST',
      url: '/api/discounts',
      token: seller.token,
      payload,
    });
    expect(status, JSON.stringify(body)).toBe(201);
    return (body as { code: string }).code;
  };
  let codes = 0;
  const used = async (code: string) =>
    (
      await shop.deps.database.pool.query<{ used: number }>(
        `select used from discount where code = '${code}'`,
      )
    ).rows[0]?.used;

  it('comes back after ten minutes, and later money takes it where one is left', async () => {
    page = await shop.page(seller);
    const discountCode = await discount({ maxUses: 1 });
    const { body: first } = await shop.order(page, { ...buyer(1), discountCode });
    expect((await shop.order(page, { ...buyer(2), discountCode })).status).toBe(422);
    await pass(11);
    expect(await used(discountCode)).toBe(0);
    await shop.pay(first.payment.session);
    await shop.deps.jobs.drain();
    expect((await shop.read(first)).status).toBe('fulfilled');
    expect(await used(discountCode)).toBe(1);
  });

  it('is not taken above its limit: the money goes back', async () => {
    page = await shop.page(seller);
    const discountCode = await discount({ maxUses: 1 });
    const { body: first } = await shop.order(page, { ...buyer(1), discountCode });
    await pass(11);
    const { body: second } = await shop.order(page, { ...buyer(2), discountCode });
    await shop.pay(second.payment.session);
    await shop.pay(first.payment.session);
    await shop.deps.jobs.drain();
    expect((await shop.read(first)).status).toBe('expired');
    expect(await shop.count('unmatched_payment', `order_id = '${first.id}' and status = 'returned'`)).toBe(1);
    expect(await used(discountCode)).toBe(1);
  });
});

describe('S10: an order that is begun again', () => {
  it('needs its token', async () => {
    const { body: order } = await shop.order(page, buyer(1));
    await shop.pay(order.payment.session, 'dropped');
    const before = await holdOf(order);
    await pass(5);
    const answer = await retry(order, false);
    expect(modelOf(answer.body, 'payment').order.status).toBe('expired');
    expect(await holdOf(order)).toEqual(before);
    expect((await retry(order, true)).status).toBe(303);
    expect(await holdOf(order)).toMatchObject({ status: 'awaitingPayment', holds_stock: true });
  });

  it('lasts no longer than before', async () => {
    const { body: order } = await shop.order(page, buyer(1));
    const before = await holdOf(order);
    for (let at = 0; at < 32; at += 4) {
      await pass(4);
      await shop.pay(order.payment.session, 'dropped');
      await retry(order, true);
    }
    expect(await holdOf(order)).toMatchObject({ expires_at: before?.expires_at, holds_stock: false });
    expect((await shop.order(page, buyer(2))).status).toBe(201);
  });

  it('takes again what it has lost, unless somebody else has it', async () => {
    const { body: order } = await shop.order(page, buyer(1));
    await pass(11);
    expect(modelOf((await get(order)).body, 'payment').order.status).toBe('expired');
    const cookie = `haat_order=${order.token}`;
    expect((await get(order, { cookie })).status).toBe(303);
    expect(await taken()).toBe(1);
    await pass(11);
    expect((await shop.order(page, buyer(2))).status).toBe(201);
    expect(modelOf((await get(order, { cookie })).body, 'payment').order.failure).toMatch(/sold out/);
    expect(await taken()).toBe(1);
  });
});

describe('S10: open orders of one number for one product', () => {
  const open = (id: string) => shop.count('orders', `product_id = '${id}' and open_slot is not null`);

  it('are two at most: a third one takes the place of the oldest', async () => {
    page = await shop.page(seller);
    const placed = [];
    for (let one = 0; one < 3; one++) {
      placed.push((await shop.order(page, buyer(1))).body);
      shop.deps.clock.advance(1_000);
    }
    expect(await Promise.all(placed.map(async (one) => (await shop.read(one)).status))).toEqual([
      'expired',
      'awaitingPayment',
      'awaitingPayment',
    ]);
    expect((await shop.order(page, buyer(2))).status).toBe(201);
  });

  it('are answered again to the same key', async () => {
    page = await shop.page(seller);
    const key = newKey();
    const { body: first } = await shop.order(page, buyer(1), key);
    await shop.order(page, buyer(1));
    await shop.order(page, buyer(1));
    expect((await shop.order(page, buyer(1), key)).body.id).toBe(first.id);
    expect(await open(page)).toBe(2);
  });

  it('are two though twenty are asked for at once, of one product and of one that is limited', async () => {
    for (const prices of [
      [{ type: 'once', amount: 49_900 }],
      [{ type: 'once', amount: 49_900, stock: 9 }],
    ] as Price[][]) {
      page = await shop.page(seller, { prices });
      const answers = await Promise.all(Array.from({ length: 20 }, () => shop.order(page, buyer(3))));
      expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true);
      expect(await open(page)).toBe(2);
      expect(await shop.count('orders', `product_id = '${page}' and holds_stock`)).toBe(2);
    }
    expect(await taken()).toBe(2);
  });
});

describe('S10: an order whose payment is under way at a bank', () => {
  let outside: CashfreeShop;
  beforeAll(async () => {
    outside = await openCashfreeShop();
  });
  afterAll(() => outside.close());

  const pending = async (product: string, last: number) => {
    const { body } = await outside.order(product, buyer(last));
    await outside.cashfree.pay(body.id, 'PENDING');
    return body;
  };

  it('holds what it has, and no longer than it may be paid', async () => {
    const product = await outside.page(outside.owner, { prices: single });
    const first = await pending(product, 1);
    for (let at = 0; at < 5; at++) await outside.later(5);
    expect((await outside.order(product, buyer(2))).status).toBe(409);
    await outside.later(5);
    await outside.later(1);
    expect((await outside.read(first)).status).toBe('pending');
    const { status, body: second } = await outside.order(product, buyer(2));
    expect(status).toBe(201);
    await outside.cashfree.pay(second.id, 'SUCCESS');
    await outside.later(1);
    expect((await outside.read(second)).status).toBe('fulfilled');
  });

  it('is not ended for another one: a third is refused while there are two', async () => {
    const product = await outside.page(outside.owner);
    for (let one = 0; one < 2; one++) await pending(product, 3);
    const third = await outside.order(product, buyer(3));
    expect([third.status, third.body]).toMatchObject([409, { code: 'too_many_open_orders' }]);
    for (let at = 0; at < 8; at++) await outside.later(4);
    expect((await outside.order(product, buyer(3))).status).toBe(201);
  });
});
