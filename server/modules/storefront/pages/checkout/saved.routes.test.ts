import { beforeAll, expect, test } from 'vitest';
import { contents } from '../../../catalog/products/kinds/testing/contents';
import { sentCode } from '../../../messaging/sending/testing/sent-code';
import { buyerCookie } from '../../../orders/checkout/testing/buyer-cookie';
import { publishKind } from '../../../orders/checkout/testing/kinds';
import type { Seller } from '../../../orders/checkout/testing/shop';
import { modelOf } from '../testing/build';
import { get, post, setUpPages, shop } from '../testing/pages.setup';

setUpPages();

let seller: Seller;
let lock: string;
let path: string;
beforeAll(async () => {
  seller = await shop.seller();
  const product = await publishKind(shop, seller, { kind: 'lock', content: contents.lock });
  lock = product.id;
  path = `/lc/${lock}`;
});

let keys = 0;
const place = (fields: Record<string, string>, here = {}) =>
  post(`/pp/${lock}/checkout`, { key: `saved-form-${++keys}`, ...fields }, here);
const ravi = { phone: '98765 43210', name: 'Ravi', email: 'ravi@example.com' };

test('the browser that bought finds its details in the form, and takes them out again', async () => {
  const here = { cookie: buyerCookie(await place(ravi)) };
  const model = modelOf((await get(`/pp/${lock}/checkout`, here)).body, 'checkout');
  expect(model).toMatchObject({ isSaved: true, values: { ...ravi, phone: '9876543210' } });
  const anew = modelOf((await get(`/pp/${lock}/checkout?details=none`, here)).body, 'checkout');
  expect(anew).toMatchObject({ isSaved: false, values: { phone: '', name: '', email: '' } });
  const asked = await get('/checkout/saved', here);
  expect([asked.statusCode, asked.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(asked.json()).toEqual({ ...ravi, phone: '9876543210' });
});

test('the newest order counts, and what stands in the form goes before it', async () => {
  const here = { cookie: buyerCookie(await place(ravi)) };
  shop.deps.clock.advance(60_000);
  const second = { cookie: buyerCookie(await place({ phone: '98765 43211', name: 'Meera' }, here)) };
  expect((await get('/checkout/saved', second)).json()).toEqual({
    phone: '9876543211',
    name: 'Meera',
    email: '',
  });
  const typed = await place({ phone: '98765 43212', email: 'wrong' }, second);
  expect(modelOf(typed.body, 'checkout')).toMatchObject({
    isSaved: false,
    values: { phone: '98765 43212', name: '' },
  });
});

test('nobody else is told anything, and a page that is everybody’s holds nothing of anybody', async () => {
  const here = { cookie: buyerCookie(await place(ravi)) };
  expect((await get('/checkout/saved')).statusCode).toBe(204);
  expect(modelOf((await get(`/pp/${lock}/checkout`)).body, 'checkout').values.phone).toBe('');
  const preview = (await get(path, here)).body;
  for (const word of ['9876543210', 'ravi@example.com']) expect(preview).not.toContain(word);
});

/** Signs in with a number; answers the cookie of that browser. */
async function signIn(phone: string, here: Record<string, string> = {}) {
  const headers = { origin: 'http://localhost', ...here };
  const call = (url: string, payload: object) => shop.call({ method: 'POST', url, payload, headers });
  await call('/api/send-otp', { phone });
  const otp = await sentCode(shop.deps, phone);
  return { cookie: buyerCookie(await call('/api/verify-otp', { phone, otp, name: 'Meera' })) };
}

test('what somebody else wrote into an order for a number is not filled in for whoever proves that number', async () => {
  const { id } = await publishKind(shop, seller, {
    kind: 'lesson',
    content: { text: 'Read.' },
    prices: [{ type: 'once', amount: 0 }],
  });
  const phone = '+919876543290';
  const buyer = { phone, name: 'Stranger', email: 'stranger@example.com' };
  expect((await shop.order(id, { buyer })).body.status).toBe('fulfilled');
  const here = await signIn(phone);
  const nothing = { phone: '9876543290', name: '', email: '' };
  expect((await get('/checkout/saved', here)).json()).toEqual(nothing);
  // What they buy here themselves is theirs.
  const own = { cookie: buyerCookie(await place({ ...ravi, phone: '98765 43290' }, here)) };
  expect((await get('/checkout/saved', own)).json()).toEqual({ ...ravi, phone: '9876543290' });
});

test('nor is what a giver wrote for whom a gift is', async () => {
  const phone = '+919876543291';
  const here = { cookie: buyerCookie(await place({ ...ravi, phone: '98765 43291' })) };
  shop.deps.clock.advance(60_000);
  const giver = { phone: '+919876543292', name: 'Asha' };
  const gift = await shop.order(lock, { buyer: giver, gift: { phone, name: 'Auntie' } });
  await shop.pay(gift.body.payment.session);
  await shop.deps.jobs.drain();
  expect(await shop.count('orders', `buyer_phone = '${phone}' and gift = 'received'`)).toBe(1);
  expect((await get('/checkout/saved', await signIn(phone, here))).json()).toEqual({
    ...ravi,
    phone: '9876543291',
  });
});
