import { beforeAll, expect, test } from 'vitest';
import { contents } from '../../../catalog/products/kinds/testing/contents';
import { buyerCookie } from '../../../orders/checkout/testing/buyer-cookie';
import { publishKind } from '../../../orders/checkout/testing/kinds';
import type { Seller } from '../../../orders/checkout/testing/shop';
import { modelOf } from '../testing/build';
import { get, post, setUpPages, shop } from '../testing/pages.setup';

setUpPages();

let seller: Seller;
let lock: string;
beforeAll(async () => {
  seller = await shop.seller();
  lock = (await publishKind(shop, seller, { kind: 'lock', title: 'The recipe', content: contents.lock })).id;
});

let keys = 0;
const key = () => `owned-form-${++keys}`;
const phone = '98765 43210';
const place = (fields: Record<string, string>, here = {}, product = lock) =>
  post(`/pp/${product}/checkout`, { phone, key: key(), ...fields }, here);

async function buy(product = lock, fields: Record<string, string> = {}) {
  const placed = await place(fields, {}, product);
  const here = { cookie: buyerCookie(placed) };
  const location = String(placed.headers.location);
  const session = String((await get(location, here)).headers.location);
  await post(`${session}/form`, { outcome: 'success', method: 'upi' });
  await shop.deps.jobs.drain();
  return { here, id: location.slice('/cashfree?id='.length) };
}

const ordersOf = () => shop.count('orders');

test('a browser that bought it is led to what it has, and may buy it again or for somebody else', async () => {
  const { here, id } = await buy();
  const before = await ordersOf();
  for (const answer of [await get(`/pp/${lock}/checkout`, here), await place({}, here)])
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `/pp/${lock}/owned`]);
  expect(await ordersOf()).toBe(before);
  const owned = modelOf((await get(`/pp/${lock}/owned`, here)).body, 'owned');
  expect(owned).toMatchObject({
    endsAt: null,
    isSubscription: false,
    phoneEnding: '3210',
    openUrl: `/access/${id}`,
  });

  expect(modelOf((await get(`/pp/${lock}/checkout?again=1`, here)).body, 'checkout').again).toBe(true);
  expect((await place({ again: '1' }, here)).headers.location).toMatch(/^\/cashfree\?id=/);
  modelOf((await get(`/pp/${lock}/checkout?for=somebody`, here)).body, 'checkout');
  expect((await place({ phone: '98765 43219' }, here)).headers.location).toMatch(/^\/cashfree\?id=/);
});

test('what was chosen goes along to what they have, and on from there', async () => {
  const prices = [
    { type: 'once', amount: 49_900 },
    { type: 'open', amount: 10_000 },
  ] as const;
  const two = await publishKind(shop, seller, { kind: 'lock', content: contents.lock, prices: [...prices] });
  const { here } = await buy(two.id);
  const open = two.prices[1]?.id ?? '';
  const query = `price=${open}&amount=150.5&code=RAGA20&seat=offered&link=winter`;
  const led = await get(`/pp/${two.id}/checkout?${query}`, here);
  expect(led.headers.location).toBe(`/pp/${two.id}/owned?${query}`);
  const chosen = {
    priceId: open,
    amount: 15_050,
    code: 'RAGA20',
    seat: 'offered',
    attribution: 'link=winter',
  };
  const owned = modelOf((await get(String(led.headers.location), here)).body, 'owned');
  expect(owned.chosen).toEqual(chosen);
  expect((await get(`/pp/${two.id}/owned?${query}`)).headers.location).toBe(
    `/pp/${two.id}/checkout?for=somebody&${query}`,
  );
  const posted = await place({ price: open, amount: '150', came: 'link=winter' }, here, two.id);
  expect(posted.headers.location).toBe(`/pp/${two.id}/owned?price=${open}&amount=150&link=winter`);
});

test('nobody else is told, whatever number they type', async () => {
  await buy();
  modelOf((await get(`/pp/${lock}/checkout`)).body, 'checkout');
  expect((await place({})).headers.location).toMatch(/^\/cashfree\?id=/);
  const stranger = await buy(lock, { phone: '98765 43218' });
  expect((await place({}, stranger.here)).headers.location).toMatch(/^\/cashfree\?id=/);
  expect((await get(`/pp/${lock}/owned`)).headers.location).toBe(`/pp/${lock}/checkout?for=somebody`);
});

test('the call says it with a code, and the same key answers the same order', async () => {
  const call = (body: object, idempotency: string, headers = {}) =>
    shop.app.inject({
      method: 'POST',
      url: '/api/orders',
      headers: { 'idempotency-key': idempotency, origin: 'http://localhost', ...headers },
      payload: { productId: lock, buyer: { phone: '+919876543217' }, ...body },
    });
  const first = await call({}, 'owned-key-1');
  const here = { cookie: buyerCookie(first) };
  await shop.pay(first.json().payment.session);
  await shop.deps.jobs.drain();
  const again = await call({}, 'owned-key-2', here);
  expect([again.statusCode, again.json().code]).toEqual([409, 'owned_already']);
  expect((await call({}, 'owned-key-1', here)).json().id).toBe(first.json().id);
  expect((await call({ again: true }, 'owned-key-3', here)).statusCode).toBe(201);
});

test('what is given again and again is no question', async () => {
  const donation = await shop.page(seller);
  const { here } = await buy(donation);
  modelOf((await get(`/pp/${donation}/checkout`, here)).body, 'checkout');
  expect((await place({}, here, donation)).headers.location).toMatch(/^\/cashfree\?id=/);
});
