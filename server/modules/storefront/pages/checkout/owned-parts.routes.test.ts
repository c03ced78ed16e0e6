import type { Order, Reduced, TransactionDetail } from '@haat/openapi';
import { beforeAll, expect, test } from 'vitest';
import { contents } from '../../../catalog/products/kinds/testing/contents';
import { textsTo } from '../../../messaging/sending/testing/sent-code';
import { buyerCookie } from '../../../orders/checkout/testing/buyer-cookie';
import { publishKind } from '../../../orders/checkout/testing/kinds';
import type { Seller } from '../../../orders/checkout/testing/shop';
import { modelOf } from '../testing/build';
import { get, post, setUpPages, shop } from '../testing/pages.setup';

setUpPages();

let seller: Seller;
let recipe: string;
let market: string;
let combo: string;

const once = (amount: number) => [{ type: 'once' as const, amount }];

beforeAll(async () => {
  seller = await shop.seller();
  const lock = (title: string, amount: number) =>
    publishKind(shop, seller, { kind: 'lock', title, content: contents.lock, prices: once(amount) });
  recipe = (await lock('The recipe', 30_000)).id;
  market = (await lock('The market', 10_000)).id;
  combo = await publishCombo(true);
});

async function publishCombo(paysForRest: boolean, price = 20_000): Promise<string> {
  const content = { items: [recipe, market].map((productId) => ({ productId })), paysForRest };
  const made = { kind: 'combo', title: 'Both', content, prices: once(price) } as const;
  return (await publishKind(shop, seller, made)).id;
}

let keys = 0;
const call = (productId: string, phone: string, here: Record<string, string> = {}, more: object = {}) =>
  shop.app.inject({
    method: 'POST',
    url: '/api/orders',
    headers: { 'idempotency-key': `owned-parts-${++keys}`, origin: 'http://localhost', ...here },
    payload: { productId, buyer: { phone }, ...more },
  });

let people = 0;
/** Somebody who bought this, in the browser where they did. */
async function holderOf(...products: string[]) {
  const phone = `+9198111${String(20_000 + ++people)}`;
  let here: Record<string, string> = {};
  for (const product of products) {
    const placed = await call(product, phone, here);
    if (placed.headers['set-cookie']) here = { cookie: buyerCookie(placed) };
    await shop.pay(placed.json().payment.session);
  }
  await shop.deps.jobs.drain();
  return { phone, here };
}

async function paid(placed: Awaited<ReturnType<typeof call>>): Promise<Order> {
  const { id, payment, token, status } = placed.json();
  if (status !== 'fulfilled') await shop.pay(payment.session);
  await shop.deps.jobs.drain();
  return (await shop.call({ method: 'GET', url: `/api/orders/${id}`, headers: { 'order-token': token } }))
    .body;
}

test('who owns a part pays for the rest by the shares of refunds, and gets the rest alone', async () => {
  const { phone, here } = await holderOf(recipe);
  const preview = modelOf((await get(`/tgc/${combo}`, here)).body, 'preview');
  expect(preview.product).toMatchObject({
    prices: [{ amount: 5_000 }],
    content: { owned: 15_000, items: [{ productId: recipe, isOwned: true }, { productId: market }] },
  });
  const placed = await call(combo, phone, here, {
    amount: 5_000,
    buyer: { phone, email: 'rest@example.com' },
  });
  expect(placed.json()).toMatchObject({ amount: 5_000, discount: 15_000 });
  const order = await paid(placed);
  expect(order).toMatchObject({
    amount: 5_000,
    owned: { titles: ['The recipe'], amount: 15_000 },
    accesses: [{ productId: market }],
  });
  expect(order.accesses).toHaveLength(1);
  const sale = (await shop.call({ method: 'GET', url: `/api/transactions/${order.id}`, token: seller.token }))
    .body as TransactionDetail;
  // One item was sold: there is nothing to choose among for a refund.
  expect(sale).toMatchObject({ owned: { titles: ['The recipe'], amount: 15_000 }, items: [] });
  const [receipt = ''] = await textsTo(shop.deps, 'rest@example.com');
  expect(receipt).toMatch(/Less what you had: The recipe\W+−₹150\W+Paid\W+₹50\b/);
  const url = `/api/transactions/${order.id}/resend`;
  expect((await shop.call({ method: 'POST', url, token: seller.token })).status).toBe(200);
  await shop.deps.jobs.drain();
  const sent = await textsTo(shop.deps, 'rest@example.com');
  expect(sent.map((text) => text.includes('Less what you had: The recipe'))).toEqual([true, true]);
  // Now they have all of it, and are told so instead of paying again.
  const again = await call(combo, phone, here);
  expect([again.statusCode, again.json().code]).toEqual([409, 'owned_already']);
  expect((await get(`/pp/${combo}/checkout`, here)).headers.location).toBe(`/pp/${combo}/owned`);
  expect(modelOf((await get(`/pp/${combo}/owned`, here)).body, 'owned').phoneEnding).toBe(phone.slice(-4));
  expect((await call(combo, phone, here, { again: true })).json()).toMatchObject({ amount: 20_000 });
});

test('nobody else is told or charged less, whatever number they type', async () => {
  const { phone, here } = await holderOf(recipe);
  const anybody = await get(`/tgc/${combo}`);
  expect(anybody.headers['vary']).toContain('cookie');
  expect(modelOf(anybody.body, 'preview').product.content).not.toHaveProperty('owned');
  expect((await call(combo, phone)).json()).toMatchObject({ amount: 20_000, discount: 0 });
  const stranger = await holderOf(market);
  expect((await call(combo, phone, stranger.here)).json()).toMatchObject({ amount: 20_000 });
  // Their own browser, and another number: the sum that was shown is not taken.
  const other = await call(combo, '+919811129999', here, { amount: 5_000 });
  expect([other.statusCode, other.json().code]).toEqual([422, 'amount_changed']);
});

test('a combo whose creator did not allow it costs the same for everybody, and says what they have', async () => {
  const whole = await publishCombo(false);
  const { phone, here } = await holderOf(recipe);
  expect(modelOf((await get(`/tgc/${whole}`, here)).body, 'preview').product).toMatchObject({
    prices: [{ amount: 20_000 }],
    content: { owned: 0, items: [{ productId: recipe, isOwned: true }, { productId: market }] },
  });
  const anybody = modelOf((await get(`/tgc/${whole}`)).body, 'preview').product.content;
  expect(anybody).not.toHaveProperty('owned');
  expect((await call(whole, phone, here)).json()).toMatchObject({ amount: 20_000, discount: 0 });
});

test('who bought a combo is told, and led to what they have, while all of it is open', async () => {
  const { id: month } = await publishKind(shop, seller, {
    kind: 'lock',
    title: 'The month',
    content: contents.lock,
    prices: [{ type: 'subscription' as const, amount: 10_000, period: { unit: 'month' as const, count: 1 } }],
  });
  const content = { items: [recipe, month].map((productId) => ({ productId })) };
  const { id: withMonth } = await publishKind(shop, seller, {
    kind: 'combo',
    title: 'With a month',
    content,
    prices: once(20_000),
  });
  for (const bought of [await publishCombo(false), withMonth]) {
    const { phone, here } = await holderOf(bought);
    const again = await call(bought, phone, here);
    expect([again.statusCode, again.json().code]).toEqual([409, 'owned_already']);
    const owned = modelOf((await get(`/pp/${bought}/owned`, here)).body, 'owned');
    expect(owned).toMatchObject({
      phoneEnding: phone.slice(-4),
      openUrl: expect.stringMatching(/^\/access\//),
    });
    // Another browser is told nothing of it.
    expect((await call(bought, phone)).json()).toMatchObject({ amount: 20_000 });
    await shop.deps.database.pool.query(
      `update access_grant set status = 'revoked' where holder_phone = $1 and product_id <> $2`,
      [phone, recipe],
    );
    expect((await call(bought, phone, here)).statusCode).toBe(201);
  }
});

test('who paid for the rest alone has the whole only while they have the part that it was the rest of', async () => {
  const refundLinks = async (phone: string) =>
    (await textsTo(shop.deps, phone)).filter((text) => text.includes('/refund/'));
  const pageOf = async (here: Record<string, string>) =>
    (await get(`/pp/${combo}/checkout`, here)).headers.location;

  // Told nothing in a browser without a proof, who has all of it gets the link that refunds the second payment.
  const whole = await holderOf(recipe);
  await paid(await call(combo, whole.phone, whole.here));
  await paid(await call(combo, whole.phone));
  expect([await pageOf(whole.here), (await refundLinks(whole.phone)).length]).toEqual([
    `/pp/${combo}/owned`,
    1,
  ]);

  const { phone, here } = await holderOf(recipe);
  await paid(await call(combo, phone, here));
  const { rows } = await shop.deps.database.pool.query<{ id: string }>(
    'select id from orders where buyer_phone = $1 and product_id = $2',
    [phone, recipe],
  );
  const url = `/api/transactions/${rows[0]?.id}/refund`;
  expect((await shop.call({ method: 'POST', url, token: seller.token, payload: {} })).status).toBe(200);
  await shop.deps.jobs.drain();
  expect(await pageOf(here)).toBeUndefined();
  // Now the other part is what they have, and the first one the rest.
  expect((await call(combo, phone, here)).json()).toMatchObject({ amount: 15_000 });
  const again = await paid(await call(combo, phone));
  expect(again).toMatchObject({ status: 'fulfilled', amount: 20_000 });
  expect(await refundLinks(phone)).toEqual([]);
});

test('a discount takes its part off the rest, and the least is a rupee', async () => {
  const { phone, here } = await holderOf(recipe);
  const made = await shop.call({
    method: 'POST',
    url: '/api/discounts',
    token: seller.token,
    payload: { code: 'HALF', basisPoints: 5_000, productId: combo },
  });
  expect(made.status).toBe(201);
  expect((await call(combo, phone, here, { discountCode: 'HALF' })).json()).toMatchObject({
    amount: 2_500,
    discount: 17_500,
  });
  // A form whose code is applied or taken out again shows what is due, to this browser alone.
  const reduced = async (query: string, headers = {}) => {
    const answer = await get(`/api/public/products/${combo}/discount${query}`, headers);
    expect(answer.headers['cache-control']).toBe('no-store');
    return answer.json<Reduced>().prices[0]?.amount;
  };
  expect([await reduced('?code=HALF', here), await reduced('', here)]).toEqual([2_500, 5_000]);
  expect([await reduced('?code=HALF'), await reduced('')]).toEqual([10_000, 20_000]);
  const cheap = await publishCombo(true, 300);
  expect((await call(cheap, phone, here)).json()).toMatchObject({ amount: 100, discount: 200 });
});

test('the cookie of a browser is asked at the form too, where the rest is shown', async () => {
  const { phone, here } = await holderOf(market);
  const model = modelOf((await get(`/pp/${combo}/checkout`, here)).body, 'checkout');
  expect([model.amount, model.product.prices[0]?.amount]).toEqual([15_000, 15_000]);
  const placed = await post(
    `/pp/${combo}/checkout`,
    { phone: phone.slice(3), key: 'owned-parts-form' },
    here,
  );
  expect(placed.headers.location).toMatch(/^\/cashfree\?id=/);
  const { rows } = await shop.deps.database.pool.query<{ amount: number }>(
    'select amount from orders where buyer_phone = $1 and product_id = $2',
    [phone, combo],
  );
  expect(Number(rows[0]?.amount)).toBe(15_000);
});

test('a creator sees the share of each item, and refunds one of them', async () => {
  const order = await paid(await call(combo, '+919811129998'));
  const read = async () =>
    (await shop.call({ method: 'GET', url: `/api/transactions/${order.id}`, token: seller.token }))
      .body as TransactionDetail;
  const { items } = await read();
  expect(items).toMatchObject([
    { title: 'The recipe', share: 15_000, status: 'active' },
    { title: 'The market', share: 5_000, status: 'active' },
  ]);
  const refund = await shop.call({
    method: 'POST',
    url: `/api/transactions/${order.id}/refund`,
    token: seller.token,
    payload: { accessIds: [items[1]?.accessId] },
  });
  expect(refund.status).toBe(200);
  await shop.deps.jobs.drain();
  expect(await read()).toMatchObject({
    transaction: { refunded: 5_000 },
    items: [{ status: 'active' }, { status: 'revoked' }],
  });
});

test('a combo with a full part says which, and is not sold', async () => {
  const startsAt = new Date(shop.deps.clock.now().getTime() + 86_400_000).toISOString();
  const session = {
    startsAt,
    minutes: 60,
    timeZone: 'Asia/Kolkata',
    joinUrl: 'https://meet.example/x',
    seats: 1,
  };
  const { id: webinar } = await publishKind(shop, seller, {
    kind: 'webinar',
    title: 'One seat',
    content: session,
    prices: once(10_000),
  });
  const content = { items: [recipe, webinar].map((productId) => ({ productId })) };
  const { id } = await publishKind(shop, seller, {
    kind: 'combo',
    title: 'With a seat',
    content,
    prices: once(20_000),
  });
  const shown = async () => modelOf((await get(`/tgc/${id}`)).body, 'preview').product;
  expect((await shown()).closed).toBeUndefined();
  await paid(await call(webinar, '+919811129997'));
  shop.deps.clock.advance(25_000);
  expect(await shown()).toMatchObject({
    closed: 'Part of this combo is not available at the moment. Sold out',
    content: { items: [{ productId: recipe }, { productId: webinar, state: 'full' }] },
  });
  await shop.call({ method: 'POST', url: `/api/products/${webinar}/archive`, token: seller.token });
  shop.deps.clock.advance(25_000);
  expect((await shown()).content).toMatchObject({ items: [{}, { state: 'gone' }] });
});
