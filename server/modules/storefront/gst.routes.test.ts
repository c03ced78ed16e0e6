import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../checkout/testing/shop';
import { tax } from '../invoices/testing/taxed';
import { fakeBuild, modelOf } from './testing/build';

const build = fakeBuild();
let shop: Shop;
let page: string;

beforeAll(async () => {
  shop = await openShop({ pages: build });
  const seller = await shop.seller();
  await tax(shop, seller);
  page = await shop.page(seller);
});
afterAll(async () => {
  await shop.close();
  build.remove();
});

const post = (fields: Record<string, string>) =>
  shop.app.inject({
    method: 'POST',
    url: `/pp/${page}/checkout`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ phone: '98765 43210', key: 'form-gst1', ...fields }).toString(),
  });

test('a form without its State comes back with what was typed', async () => {
  const answer = await post({ gstin: ' 27aapfu0939f1zx', address: 'Kiran Stores' });
  expect(answer.statusCode).toBe(422);
  const form = modelOf(answer.body, 'checkout');
  expect(form.product.gst).toBe(true);
  expect(Object.keys(form.errors)).toEqual(['gstin']);
  expect(form.values).toMatchObject({ state: '', gstin: '27aapfu0939f1zx', address: 'Kiran Stores' });
  expect(modelOf((await post({})).body, 'checkout').errors).toEqual({ state: 'Choose your State' });
});

test('a purchase with a State has its tax invoice on the access page', async () => {
  const placed = await post({ state: '29' });
  expect(placed.statusCode).toBe(303);
  const id = String(placed.headers.location).slice('/cashfree?id='.length);
  const { rows } = await shop.deps.database.pool.query<{ gateway_session: string }>(
    `select gateway_session from orders where id = '${id}'`,
  );
  await shop.pay(rows[0]?.gateway_session ?? '');
  const found = placed.cookies.find(({ path }) => path === `/access/${id}`);
  const headers = { cookie: `${found?.name}=${found?.value}` };
  const access = await shop.app.inject({ method: 'GET', url: `/access/${id}`, headers });
  expect(modelOf(access.body, 'access')).toMatchObject({
    papers: [{ kind: 'invoice', serial: 'T/25-26/000001', url: `/access/${id}/papers/T-25-26-000001.pdf` }],
    order: { tax: 7_612 },
  });
});
