import type { Price, PublicProduct } from '@haat/openapi';
import { describe, expect, it } from 'vitest';
import { outboxOf } from '../../../messaging/sending/testing/sent-code';
import { publishKind } from '../testing/kinds';
import { newKey } from '../testing/shop';
import { seller, setUpShop, shop } from '../testing/shop.setup';

setUpShop();

const sell = (price: Partial<Price> = {}) =>
  shop.page(seller, { prices: [{ type: 'once', amount: 49_900, mostPerOrder: 5, ...price }] });
let buyers = 0;
const buyer = () => ({ phone: `98222 ${String(10_000 + ++buyers)}`, name: 'Ravi' });
const buy = (id: string, quantity: number, more: object = {}) =>
  shop.order(id, { buyer: buyer(), quantity, ...more });
const taken = async (productId: string) =>
  (
    await shop.deps.database.pool.query<{ taken: number }>(
      'select sum(taken)::int as taken from stock_taken where product_id = $1',
      [productId],
    )
  ).rows[0]?.taken;
const refund = (id: string, payload: object = { reason: 'Cannot come' }) =>
  shop.call({ method: 'POST', url: `/api/transactions/${id}/refund`, token: seller.token, payload });

describe('how many pieces', () => {
  it('are shown to buyers where there may be several, and cost as many times the price', async () => {
    const id = await sell();
    const { body } = await shop.call({ method: 'GET', url: `/api/public/products/${id}` });
    expect((body as PublicProduct).prices).toEqual([
      { id: expect.any(String), type: 'once', amount: 49_900, several: { most: 5, each: 49_900 } },
    ]);
    const placed = await buy(id, 3, { amount: 149_700 });
    expect([placed.status, placed.body.amount]).toEqual([201, 149_700]);
    expect(await shop.read(placed.body)).toMatchObject({ quantity: 3, amount: 149_700 });
    const one = await shop.order(id, { buyer: buyer() });
    expect(one.body.amount).toBe(49_900);
    expect(await shop.read(one.body)).not.toHaveProperty('quantity');
  });

  it.each([
    [0, 400],
    [21, 400],
    [1.5, 400],
  ])('%d is no number of pieces', async (quantity, status) => {
    expect((await buy(await sell(), quantity)).status).toBe(status);
  });

  it('are no more than the creator allows, and one where nothing was said', async () => {
    expect(await buy(await sell(), 6)).toMatchObject({
      status: 422,
      body: { fields: { quantity: 'At most 5 can be bought in one order' } },
    });
    const plain = await shop.page(seller);
    expect(await buy(plain, 2)).toMatchObject({
      status: 422,
      body: { fields: { quantity: 'This is sold one at a time' } },
    });
  });

  it('are not sold for another sum than the one that was shown', async () => {
    expect(await buy(await sell(), 3, { amount: 49_900 })).toMatchObject({
      status: 422,
      body: { code: 'amount_changed' },
    });
  });

  it('are allowed for a fixed price of what a buyer can use several of, up to what an order may come to', async () => {
    const make = (product: object) =>
      shop.call({ method: 'POST', url: '/api/products', token: seller.token, payload: product });
    const faults = async (kind: string, price: object) => {
      const { body } = await make({ kind, title: 'Kit', prices: [{ mostPerOrder: 5, ...price }] });
      return (body as { fields?: Record<string, string> }).fields;
    };
    expect(await faults('lesson', { type: 'once', amount: 49_900 })).toEqual({
      'prices.0.mostPerOrder': 'This is sold one at a time',
    });
    const onlyFixed = { 'prices.0.mostPerOrder': 'Only a fixed price can be bought several at a time' };
    expect(await faults('page', { type: 'open', amount: 49_900 })).toEqual(onlyFixed);
    const month = { unit: 'month', count: 1 };
    expect(await faults('page', { type: 'subscription', amount: 100, period: month })).toEqual(onlyFixed);
    expect(await faults('page', { type: 'once', amount: 20_000_000 })).toEqual({
      'prices.0.mostPerOrder': 'One order can come to ₹5,00,000. At this price that is at most 2',
    });
  });

  it('are a part of what was asked for under a key', async () => {
    const id = await sell();
    const key = newKey();
    const wanted = { buyer: buyer(), quantity: 2 };
    const first = await shop.order(id, wanted, key);
    expect((await shop.order(id, wanted, key)).body.id).toBe(first.body.id);
    expect(await shop.order(id, { ...wanted, quantity: 3 }, key)).toMatchObject({
      status: 422,
      body: { code: 'idempotency_key_reused' },
    });
  });
});

describe('what comes off', () => {
  it('comes off the order once, and its minimum is that of the order', async () => {
    const discounts = (payload: object) =>
      shop.call({ method: 'POST', url: '/api/discounts', token: seller.token, payload });
    const id = await sell();
    await discounts({ code: 'FLATTWO', amount: 20_000, productId: id, minAmount: 90_000 });
    await discounts({ code: 'TENTH', basisPoints: 1_000, productId: id });
    expect(await buy(id, 1, { discountCode: 'FLATTWO' })).toMatchObject({ status: 422 });
    const flat = await buy(id, 3, { discountCode: 'FLATTWO', amount: 129_700 });
    expect(flat.body).toMatchObject({ amount: 129_700, discount: 20_000 });
    const part = await buy(id, 3, { discountCode: 'TENTH' });
    expect(part.body).toMatchObject({ amount: 134_730, discount: 14_970 });
    await shop.pay(part.body.payment.session);
    expect((await shop.sale(seller, part.body.id)).discount).toMatchObject({ amount: 14_970 });
  });
});

describe('the stock', () => {
  it('never gives more than there are, however many come at once for however many', async () => {
    const id = await sell({ stock: 20 });
    const wanted = Array.from({ length: 24 }, (_, one) => (one % 3) + 1);
    const answers = await Promise.all(wanted.map((quantity) => buy(id, quantity)));
    const sold = answers.reduce((sum, { status }, one) => sum + (status === 201 ? (wanted[one] ?? 0) : 0), 0);
    // A last piece may be left for whom it is too little.
    expect(sold).toBeLessThanOrEqual(20);
    expect(sold).toBeGreaterThanOrEqual(18);
    expect(await taken(id)).toBe(sold);
    const refusals = new Set(
      answers.flatMap(({ status, body }) => (status === 201 ? [] : [body['code' as never]])),
    );
    for (const code of refusals) expect(['sold_out', 'not_enough_left']).toContain(code);
  });

  it('says how many are left where they are too few, and gives those', async () => {
    const id = await sell({ stock: 3 });
    expect((await buy(id, 1)).status).toBe(201);
    expect(await buy(id, 3)).toMatchObject({
      status: 409,
      body: { code: 'not_enough_left', fields: { quantity: 'Only 2 are left' } },
    });
    expect((await buy(id, 2)).status).toBe(201);
    expect(await buy(id, 1)).toMatchObject({ status: 409, body: { code: 'sold_out' } });
  });

  it('gets all of them back when nobody pays, and takes them again for late money while they are left', async () => {
    const id = await sell({ stock: 4 });
    const { body: late } = await buy(id, 3);
    expect(await taken(id)).toBe(3);
    shop.deps.clock.advance(31 * 60_000);
    await shop.deps.jobs.drain();
    expect(await taken(id)).toBe(0);
    const { body: other } = await buy(id, 2);
    await shop.pay(other.payment.session);
    // Two are left, three were paid for.
    await shop.webhook({ orderId: late.id, amount: late.amount });
    expect((await shop.read(late)).status).toBe('expired');
    expect(await shop.count('unmatched_payment', `order_id = '${late.id}'`)).toBe(1);
    expect(await taken(id)).toBe(2);
  });

  it('gets all of them back with all of the money, once, and none with a part of it', async () => {
    const id = await sell({ stock: 4 });
    const { body } = await buy(id, 3);
    await shop.pay(body.payment.session);
    expect((await refund(body.id, { amount: 49_900, reason: 'One is broken' })).status).toBe(200);
    await shop.deps.jobs.drain();
    expect(await taken(id)).toBe(3);
    expect((await refund(body.id)).status).toBe(200);
    await shop.deps.jobs.drain();
    expect((await shop.read(body)).status).toBe('refunded');
    expect(await taken(id)).toBe(0);
  });

  it('counts pieces that were sold before there was a limit', async () => {
    const id = await sell();
    expect((await buy(id, 3)).status).toBe(201);
    const { body } = await shop.call({ method: 'GET', url: `/api/products/${id}`, token: seller.token });
    const { prices } = body as { prices: Price[] };
    const url = `/api/products/${id}`;
    const payload = { prices: prices.map((price) => ({ ...price, stock: 4 })) };
    await shop.call({ method: 'PATCH', url, token: seller.token, payload });
    await shop.call({ method: 'POST', url: `${url}/publish`, token: seller.token });
    expect(await buy(id, 2)).toMatchObject({ status: 409, body: { code: 'not_enough_left' } });
    expect((await buy(id, 1)).status).toBe(201);
    expect(await taken(id)).toBe(4);
  });
});

it('what was bought is named with its number to its buyer and its creator', async () => {
  const id = (
    await publishKind(shop, seller, {
      kind: 'page',
      title: 'Clay kit',
      content: {},
      prices: [{ type: 'once', amount: 10_000, mostPerOrder: 3 }],
    } as never)
  ).id;
  const { body } = await buy(id, 2);
  await shop.pay(body.payment.session);
  await shop.deps.jobs.drain();
  expect((await shop.sale(seller, body.id)).transaction).toMatchObject({ quantity: 2, amount: 20_000 });
  const sent = await outboxOf(shop.app);
  expect(JSON.stringify(sent)).toContain('2 x Clay kit');
});
