import type { PlacedOrder } from '@haat/openapi';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CashfreeShop, openCashfreeShop } from '../../../orders/checkout/testing/cashfree';
import { fakeBuild, modelOf } from '../testing/build';

const build = fakeBuild();
let shop: CashfreeShop;
let product: string;

beforeAll(async () => {
  shop = await openCashfreeShop({ pages: build });
  product = await shop.page(shop.owner);
});
afterAll(async () => {
  await shop.close();
  build.remove();
});

const phone = 'Mozilla/5.0 (Linux; Android 14) Chrome/140 Mobile Safari/537.36';
const get = (order: PlacedOrder, more = '', agent = phone) =>
  shop.app.inject({
    method: 'GET',
    url: `/cashfree?id=${order.id}${more}`,
    headers: { cookie: `haat_order=${order.token}`, 'user-agent': agent },
  });

test('payment begins on a page of ours, with the session of the gateway and the apps of a phone', async () => {
  const order = await shop.placed(product);
  const page = modelOf((await get(order)).body, 'paying');
  expect(page).toMatchObject({
    token: order.token,
    order: { id: order.id, access: null },
    gateway: { script: shop.cashfree.scriptUrl, mode: 'sandbox', session: order.payment.session },
    upi: { kind: 'apps' },
  });
  const admin = modelOf((await get(order, '', 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140')).body, 'paying');
  expect(admin.upi).toMatchObject({ kind: 'qr' });
  const code = await shop.app.inject({
    method: 'GET',
    url: `/cashfree/code?id=${order.id}`,
    headers: { cookie: `haat_order=${order.token}` },
  });
  expect({ kind: 'qr', ...code.json() }).toEqual({ ...admin.upi, seconds: expect.any(Number) });
});

test('a gateway that cannot be asked for apps still takes payments on its own page', async () => {
  const order = await shop.placed(product);
  shop.cashfree.trouble('silent');
  expect(modelOf((await get(order)).body, 'paying').upi).toBeNull();
  shop.cashfree.trouble(null);
});

test('the return asks, and shows how it stands even while nobody answers', async () => {
  const order = await shop.placed(product);
  shop.cashfree.webhooksTo(null);
  await shop.cashfree.pay(order.id);
  shop.cashfree.trouble('down');
  expect(modelOf((await get(order, '&back=1')).body, 'payment').order.status).toBe('awaitingPayment');
  shop.cashfree.trouble(null);
  shop.deps.clock.advance(3_000);
  const back = await get(order, '&back=1');
  expect([back.statusCode, back.headers.location]).toEqual([303, `/access/${order.id}`]);
});

test('what failed is tried again from the beginning', async () => {
  const order = await shop.placed(product);
  shop.cashfree.webhooksTo(null);
  await shop.cashfree.pay(order.id, 'USER_DROPPED');
  expect(modelOf((await get(order, '&back=1')).body, 'payment').order.status).toBe('dropped');
  const headers = { cookie: `haat_order=${order.token}`, origin: 'http://localhost' };
  const again = await shop.app.inject({ method: 'POST', url: `/cashfree?id=${order.id}`, headers });
  expect([again.statusCode, again.headers.location]).toEqual([303, `/cashfree?id=${order.id}`]);
  expect(modelOf((await get(order)).body, 'paying').order.status).toBe('awaitingPayment');
});

test('the form keeps what was typed while the gateway is away', async () => {
  const form = { phone: '98765 43210', email: '', name: 'Ravi', key: 'form-key-0001' };
  const sent = () =>
    shop.app.inject({
      method: 'POST',
      url: `/pp/${product}/checkout`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(form).toString(),
    });
  shop.cashfree.trouble('down');
  const refused = await sent();
  expect(refused.statusCode).toBe(503);
  expect(modelOf(refused.body, 'checkout')).toMatchObject({
    values: { phone: '98765 43210', name: 'Ravi' },
    message: 'Payment could not be started. Nothing was charged. Try again in a minute',
  });
  shop.cashfree.trouble(null);
  expect((await sent()).headers.location).toMatch(/^\/cashfree\?id=/);
});

test('whoever was asked to pay is told that a bank has it, in words that are not its buyer’s', async () => {
  const order = await shop.placed(product);
  const headers = { cookie: `haat_order=${order.token}`, origin: 'http://localhost' };
  const asked = await shop.app.inject({ method: 'POST', url: `/cashfree/ask?id=${order.id}`, headers });
  expect(asked.headers.location).toBe(`/cashfree/ask?id=${order.id}`);
  await shop.cashfree.pay(order.id, 'PENDING');
  const back = await shop.app.inject({ method: 'GET', url: `/cashfree?id=${order.id}&back=1` });
  expect(modelOf(back.body, 'payFor')).toMatchObject({ state: 'pending', asker: null, action: null });
  expect(modelOf((await get(order, '&back=1')).body, 'payment').order.status).toBe('pending');
});

test('what is refused of one order alone keeps the form with what was typed, and says why', async () => {
  const sold = await shop.page(shop.owner);
  for (let one = 0; one < 2; one += 1) {
    const order = await shop.placed(sold);
    await shop.cashfree.pay(order.id, 'PENDING');
  }
  const refused = await shop.app.inject({
    method: 'POST',
    url: `/pp/${sold}/checkout`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ phone: '98765 43210', name: 'Ravi', key: 'form-key-0002' }).toString(),
  });
  expect(refused.statusCode).toBe(409);
  expect(modelOf(refused.body, 'checkout')).toMatchObject({
    values: { phone: '98765 43210', name: 'Ravi' },
    errors: {},
    message:
      'Two payments for this product are in progress with this number. Complete one of them, or wait a few minutes',
  });
});
