import type { Order, PlacedOrder, Product, Purchases, TransactionDetail } from '@haat/openapi';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contents } from '../../catalog/products/kinds/testing/contents';
import { publishKind } from '../../orders/checkout/testing/kinds';
import { openShop, type Seller, type Shop } from '../../orders/checkout/testing/shop';
import { moveGrants } from '.';
import type { AccessEvent } from './access.events';
import { eraseHolder } from './grant.moves';

let shop: Shop;
let seller: Seller;
let items: Product[];
let combo: Product;
/** The access events of each order, in the order in which they were handled. */
const published = new Map<string, string[]>();

beforeAll(async () => {
  shop = await openShop();
  const names = [
    'access.granted',
    'access.suspended',
    'access.restored',
    'access.revoked',
    'access.ended',
  ] as const;
  for (const name of names)
    shop.deps.events.on(name, {
      key: `test.${name}`,
      handle: async ({ orderId, productId, by }: AccessEvent) => {
        const title = items.find(({ id }) => id === productId)?.title;
        published.set(orderId ?? '', [...(published.get(orderId ?? '') ?? []), `${name}: ${title}, ${by}`]);
      },
    });
  seller = await shop.seller();
  const monthly = {
    type: 'subscription' as const,
    amount: 20_000,
    period: { unit: 'month' as const, count: 1 },
  };
  const once = (amount: number) => [{ type: 'once' as const, amount }];
  items = [
    await publishKind(shop, seller, {
      kind: 'telegram',
      title: 'The channel',
      content: contents.telegram,
      prices: [monthly],
    }),
    await publishKind(shop, seller, {
      kind: 'lock',
      title: 'The recipe',
      content: contents.lock,
      prices: once(10_000),
    }),
    await publishKind(shop, seller, {
      kind: 'lesson',
      title: 'The lesson',
      content: contents.lesson,
      prices: once(10_000),
    }),
  ];
  const content = { items: items.map(({ id }) => ({ productId: id })) };
  combo = await publishKind(shop, seller, {
    kind: 'combo',
    title: 'Total',
    content,
    prices: once(39_901),
  });
});
afterAll(() => shop.close());

async function buy(productId: string, phone = '98765 43210'): Promise<PlacedOrder> {
  const { body } = await shop.order(productId, { buyer: { phone } });
  await shop.pay(body.payment.session);
  return body;
}

const accessesOf = (order: Order) => (order.accesses ?? []).map(({ title, status }) => [title, status]);
const received = (order: Order) =>
  (order.access?.received?.parts ?? []).flatMap(({ type, title }) => (type === 'product' ? [title] : []));
const refund = (id: string, payload: object, key?: string) =>
  shop.call({
    method: 'POST',
    url: `/api/transactions/${id}/refund`,
    token: seller.token,
    payload,
    ...(key && { headers: { 'idempotency-key': key } }),
  });

const all = (status: string) => items.map(({ title }) => [title, status]);

/** Those since it was asked before. */
async function eventsOf(orderId: string): Promise<string[]> {
  await shop.deps.jobs.drain();
  const events = published.get(orderId) ?? [];
  published.delete(orderId);
  return events.toSorted();
}

it('grants each item of a combo, with its share, and a month where its price is for one', async () => {
  const placed = await buy(combo.id);
  const order = await shop.read(placed);
  expect(order.accesses).toMatchObject(
    items.map(({ id, kind, title }) => ({
      productId: id,
      kind,
      title,
      status: 'active',
      url: `/access/${placed.id}`,
    })),
  );
  expect(order.accesses?.map(({ endsAt }) => endsAt !== null)).toEqual([true, false, false]);
  const { rows } = await shop.deps.database.pool.query<{ share: number }>(
    'select share from access_grant where order_id = $1 order by order_line',
    [placed.id],
  );
  expect(rows.map(({ share }) => share)).toEqual([19_951, 9_975, 9_975]);
  expect(await eventsOf(placed.id)).toEqual([
    'access.granted: The channel, payment.succeeded',
    'access.granted: The lesson, payment.succeeded',
    'access.granted: The recipe, payment.succeeded',
  ]);
});

it('is an event for each item that closes or opens again, and none for what changes nothing', async () => {
  const { clock, database, events } = shop.deps;
  const placed = await buy(combo.id);
  const [channel] = (await shop.read(placed)).accesses ?? [];
  await eventsOf(placed.id);
  const say = async (...actors: AccessEvent['by'][]) => {
    const which = { ids: [channel?.id ?? ''] };
    await database.tx((trx) =>
      moveGrants({ trx, events }, seller.id, which, { events: actors, at: clock.now() }),
    );
    return eventsOf(placed.id);
  };
  expect(await say('dispute.opened')).toEqual(['access.suspended: The channel, dispute.opened']);
  expect(await say('dispute.opened', 'pause.began')).toEqual([]);
  expect(await say('dispute.won')).toEqual([]);
  expect(await say('pause.ended')).toEqual(['access.restored: The channel, pause.ended']);
  expect(await say('period.ended')).toEqual([]);
  expect(await say('access.ended')).toEqual(['access.ended: The channel, access.ended']);
  expect(await say('period.paid')).toEqual(['access.restored: The channel, period.paid']);
  expect(await say('creator.removed')).toEqual(['access.revoked: The channel, creator.removed']);
  expect(await say('creator.granted')).toEqual(['access.restored: The channel, creator.granted']);
});

it('publishes nothing of a move that is undone', async () => {
  const { clock, database, events } = shop.deps;
  const placed = await buy(combo.id);
  await eventsOf(placed.id);
  const undone = database.tx(async (trx) => {
    await moveGrants(
      { trx, events },
      seller.id,
      { orderIds: [placed.id] },
      { events: ['refund.succeeded'], at: clock.now() },
    );
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await eventsOf(placed.id)).toEqual([]);
});

it('answers no items before the money is there, and none to somebody else', async () => {
  const { body } = await shop.order(combo.id);
  expect((await shop.read(body)).accesses).toBeUndefined();
  const placed = await buy(combo.id);
  const answer = await shop.call({
    method: 'GET',
    url: `/api/orders/${placed.id}`,
    headers: { 'order-token': 'x' },
  });
  expect(JSON.stringify(answer.body)).not.toContain('accesses');
});

it('refunds items by their shares and revokes them alone; the rest revokes what is left', async () => {
  const placed = await buy(combo.id);
  const [channel, recipe] = (await shop.read(placed)).accesses ?? [];
  const key = 'items-of-a-combo';
  const first = await refund(placed.id, { accessIds: [recipe?.id, recipe?.id] }, key);
  expect(first).toMatchObject({
    status: 200,
    body: { transaction: { refunded: 9_975, status: 'fulfilled' } },
  });
  expect((await refund(placed.id, { accessIds: [recipe?.id] }, key)).status).toBe(200);
  expect((await refund(placed.id, { accessIds: [channel?.id] }, key)).status).toBe(422);
  let order = await shop.read(placed);
  expect(accessesOf(order)).toEqual([
    ['The channel', 'active'],
    ['The recipe', 'revoked'],
    ['The lesson', 'active'],
  ]);
  expect(received(order)).toEqual(['The channel', 'The lesson']);
  const actors = (await shop.sale(seller, placed.id)).timeline.map(({ text }) => text);
  expect(actors).toContain('₹99.75 was refunded to the buyer, who keeps access to the rest');
  for (const wrong of [[recipe?.id], ['1111111111111111']]) {
    const refused = await refund(placed.id, { accessIds: wrong });
    expect(refused).toMatchObject({ status: 422, body: { fields: { accessIds: expect.any(String) } } });
  }
  expect(await refund(placed.id, { accessIds: [channel?.id], amount: 100 })).toMatchObject({
    status: 422,
    body: { fields: { amount: expect.any(String) } },
  });
  expect((await refund(placed.id, {})).status).toBe(200);
  order = await shop.read(placed);
  expect(accessesOf(order)).toEqual(all('revoked'));
  expect(order.access).toBeNull();
});

it('refunds an item whose member its creator has removed, once', async () => {
  const placed = await buy(combo.id);
  const [channel, recipe] = (await shop.read(placed)).accesses ?? [];
  const { clock, database, events } = shop.deps;
  const say = (event: 'creator.removed' | 'creator.granted', id = '') =>
    database.tx((trx) =>
      moveGrants({ trx, events }, seller.id, { ids: [id] }, { events: [event], at: clock.now() }),
    );
  await say('creator.removed', channel?.id);
  const itemsOf = async () =>
    (await shop.sale(seller, placed.id)).items.map(({ status, isRefunded }) => [status, isRefunded]);
  expect(await itemsOf()).toEqual([
    ['revoked', false],
    ['active', false],
    ['active', false],
  ]);
  const answer = await refund(placed.id, { accessIds: [channel?.id] });
  expect(answer).toMatchObject({ status: 200, body: { transaction: { refunded: 19_951 } } });
  expect((await refund(placed.id, { accessIds: [channel?.id] })).status).toBe(422);
  // Nor is what its creator opens again after it was refunded.
  expect((await refund(placed.id, { accessIds: [recipe?.id] })).status).toBe(200);
  await say('creator.granted', recipe?.id);
  expect((await refund(placed.id, { accessIds: [recipe?.id] })).status).toBe(422);
  expect(await itemsOf()).toEqual([
    ['revoked', true],
    ['active', true],
    ['active', false],
  ]);
});

it('refunds an item though less than ₹1 is to go or to stay, and the other one stays open', async () => {
  const priced = async (amount: number) =>
    publishKind(shop, seller, {
      kind: 'lesson',
      content: contents.lesson,
      prices: [{ type: 'once', amount }],
    });
  const [large, small] = [await priced(499_900), await priced(100)];
  const content = { items: [large, small].map(({ id }) => ({ productId: id })) };
  const { id } = await publishKind(shop, seller, {
    kind: 'combo',
    content,
    prices: [{ type: 'once', amount: 200_000 }],
  });
  const refundedOf = async (placed: PlacedOrder, items: readonly (string | undefined)[]) => {
    const { status, body } = await refund(placed.id, { accessIds: items });
    const { transaction } = body as TransactionDetail;
    expect([status, body]).toEqual([200, expect.anything()]);
    const statuses = (await shop.read(placed)).accesses?.map((access) => access.status);
    return [transaction.refunded, transaction.status, statuses];
  };
  const idsOf = async (placed: PlacedOrder) => (await shop.read(placed)).accesses?.map((one) => one.id) ?? [];
  const first = await buy(id);
  const [first1, first2] = await idsOf(first);
  expect((await shop.sale(seller, first.id)).items.map(({ share }) => share)).toEqual([199_960, 40]);
  expect(await refundedOf(first, [first1])).toEqual([199_900, 'fulfilled', ['revoked', 'active']]);
  expect(await refundedOf(first, [first2])).toEqual([200_000, 'refunded', ['revoked', 'revoked']]);
  const second = await buy(id);
  const [second1, second2] = await idsOf(second);
  expect(await refundedOf(second, [second2])).toEqual([100, 'fulfilled', ['active', 'revoked']]);
  expect(await refundedOf(second, [second1])).toEqual([200_000, 'refunded', ['revoked', 'revoked']]);
  const third = await buy(id);
  expect(await refundedOf(third, await idsOf(third))).toEqual([200_000, 'refunded', ['revoked', 'revoked']]);
  // Fee and tax are reversed with the amount, to the paisa.
  for (const placed of [first, second, third])
    expect((await shop.sale(seller, placed.id)).transaction).toMatchObject({ fee: 0, feeTax: 0, net: 0 });
});

it('leaves everything open for an amount, and gives back no more than is left', async () => {
  const placed = await buy(combo.id);
  expect((await refund(placed.id, { amount: 30_000 })).status).toBe(200);
  const order = await shop.read(placed);
  expect(accessesOf(order)).toEqual(all('active'));
  const channel = order.accesses?.[0]?.id;
  expect(await refund(placed.id, { accessIds: [channel] })).toMatchObject({
    status: 200,
    body: { transaction: { refunded: 39_901, status: 'refunded' } },
  });
  expect(accessesOf(await shop.read(placed))).toEqual(all('revoked'));
});

it('ends the month of an item by itself, and nothing else', async () => {
  const placed = await buy(combo.id, '98765 43277');
  shop.deps.clock.advance(32 * 24 * 60 * 60_000);
  await shop.deps.jobs.drain();
  const order = await shop.read(placed);
  expect(accessesOf(order)).toEqual([
    ['The channel', 'ended'],
    ['The recipe', 'active'],
    ['The lesson', 'active'],
  ]);
  expect(received(order)).toEqual(['The recipe', 'The lesson']);
});

it('stands item by item in the library', async () => {
  const buyer = await shop.seller('Devi');
  const placed = await buy(combo.id, buyer.phone);
  const { body } = await shop.call({ method: 'GET', url: '/api/purchases', token: buyer.token });
  const [purchase] = (body as Purchases).items;
  expect(purchase?.orderId).toBe(placed.id);
  expect(purchase?.accesses.map(({ title, status }) => [title, status])).toEqual(all('active'));
  expect((await refund(placed.id, {})).status).toBe(200);
  const after = await shop.call({ method: 'GET', url: '/api/purchases', token: buyer.token });
  const [gone] = (after.body as Purchases).items;
  expect(gone?.accessUrl).toBeNull();
  expect(gone?.accesses.map(({ title, status }) => [title, status])).toEqual(all('revoked'));
});

it('revokes what was given without a sale when its holder is erased, and answers what moved', async () => {
  const { database, clock, events } = shop.deps;
  const phone = '+919876500000';
  const at = clock.now();
  const gift = (id: string, status: string) =>
    database.pool.query(
      `insert into access_grant (seller_id, id, holder_phone, product_id, source, status, holds, share, granted_at, changed_at, changed_by)
       values ($1, $2, $3, $4, 'gift', $5, '[]', 0, $6, $6, 'creator.granted')`,
      [seller.id, id, phone, items[0]?.id, status, new Date(at.getTime() - 1)],
    );
  await gift('GiftThatStands11', 'active');
  await gift('GiftThatisGone11', 'revoked');
  const erase = () =>
    database.tx((trx) => eraseHolder({ trx, events }, { phones: [phone], before: at }, at, 100));
  expect([await erase(), await erase()]).toEqual([2, 0]);
  expect(
    await shop.count('access_grant', `source = 'gift' and holder_phone = '' and status = 'revoked'`),
  ).toBe(2);
  const which = { ids: ['GiftThatStands11'] };
  const result = await database.tx((trx) =>
    moveGrants({ trx, events }, seller.id, which, { events: ['creator.granted'], at }),
  );
  expect(result).toMatchObject([
    {
      grant: { id: 'GiftThatStands11', product_id: items[0]?.id },
      from: 'revoked',
      to: 'active',
      by: 'creator.granted',
      at,
    },
  ]);
});
