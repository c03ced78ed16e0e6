import { beforeAll, expect, test } from 'vitest';
import { tax } from '../../../money/invoices/testing/taxed';
import { buyerCookie } from '../../../orders/checkout/testing/buyer-cookie';
import { modelOf } from '../testing/build';
import { get, post, setUpPages, shop } from '../testing/pages.setup';

setUpPages();

let page: string;

beforeAll(async () => {
  const seller = await shop.seller();
  await tax(shop, seller);
  page = await shop.page(seller);
});

const send = (fields: Record<string, string>) =>
  post(`/pp/${page}/checkout`, { phone: '98765 43210', key: 'form-gst1', ...fields });

test('a form without its State comes back with what was typed', async () => {
  const answer = await send({ gstin: ' 27aapfu0939f1zx', address: 'Kiran Stores' });
  expect(answer.statusCode).toBe(422);
  const form = modelOf(answer.body, 'checkout');
  expect(form.product.gst).toBe(true);
  expect(Object.keys(form.errors)).toEqual(['gstin']);
  expect(form.values).toMatchObject({ state: '', gstin: '27aapfu0939f1zx', address: 'Kiran Stores' });
  expect(modelOf((await send({})).body, 'checkout').errors).toEqual({ state: 'Choose your State' });
});

test('a purchase with a State has its tax invoice on the access page', async () => {
  const placed = await send({ state: '29' });
  expect(placed.statusCode).toBe(303);
  const id = String(placed.headers.location).slice('/cashfree?id='.length);
  const { rows } = await shop.deps.database.pool.query<{ gateway_session: string }>(
    `select gateway_session from orders where id = '${id}'`,
  );
  await shop.pay(rows[0]?.gateway_session ?? '');
  const headers = { cookie: buyerCookie(placed) };
  const access = await get(`/access/${id}`, headers);
  expect(modelOf(access.body, 'access')).toMatchObject({
    documents: [
      { kind: 'invoice', serial: 'T/25-26/000001', url: `/access/${id}/papers/T-25-26-000001.pdf` },
    ],
    order: { tax: 7_612 },
  });
});
