import type { Order } from '@haat/openapi';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contents } from '../../catalog/products/kinds/testing/contents';
import { buyerCookie } from '../../orders/checkout/testing/buyer-cookie';
import { publishKind } from '../../orders/checkout/testing/kinds';
import { openShop, type Shop } from '../../orders/checkout/testing/shop';
import { fakeBuild, modelOf } from '../../storefront/pages/testing/build';
import { bringOver, makeFormer } from './testing/former-grants';

// What the version before sold and sent goes on opening when its data folder is taken over.
const build = fakeBuild();
let shop: Shop;
/** Grants that the version before had open. */
let formerly = 0;
const ids: Record<'page' | 'combo', string> = { page: '', combo: '' };

beforeAll(async () => {
  shop = await openShop({ pages: build });
  const seller = await shop.seller();
  const lock = await publishKind(shop, seller, { kind: 'lock', title: 'The recipe', content: contents.lock });
  const lesson = await publishKind(shop, seller, {
    kind: 'lesson',
    title: 'The lesson',
    content: contents.lesson,
  });
  const content = { items: [{ productId: lock.id }, { productId: lesson.id }] };
  const combo = await publishKind(shop, seller, { kind: 'combo', content });
  for (const [name, productId] of [
    ['page', await shop.page(seller)],
    ['combo', combo.id],
  ] as const) {
    const { body } = await shop.order(productId);
    await shop.pay(body.payment.session);
    ids[name] = body.id;
  }
  await makeFormer(shop.deps.database);
  formerly = await shop.count('access_grant', 'ended_at is null');
  await bringOver(shop.deps.database);
});
afterAll(async () => {
  await shop.close();
  build.remove();
});

const names = ['page', 'combo'] as const;

it.each(names)('the link of a receipt opens a %s with a code, and its token without one', async (name) => {
  const id = ids[name];
  const { signer } = shop.deps;
  const link = `/access/${id}?k=${signer.sign('access', id)}`;
  const followed = await shop.app.inject({ url: link });
  expect(followed.headers.location).toBe(`/access/${id}?from=link`);
  const response = await shop.app.inject({
    url: `/access/${id}`,
    headers: { cookie: buyerCookie(followed) },
  });
  expect(modelOf(response.body, 'accessCode')).toMatchObject({ orderId: id, phoneEnding: '3210' });

  const { status, body } = await shop.call({
    method: 'GET',
    url: `/api/orders/${id}`,
    headers: { 'order-token': signer.sign('order', id) },
  });
  const order = body as Order;
  expect([status, order.access !== null, order.accesses?.map((one) => one.status)]).toEqual([
    200,
    true,
    name === 'combo' ? ['active', 'active'] : ['active'],
  ]);
  const page = await shop.app.inject({
    url: `/access/${id}`,
    headers: { cookie: `haat_order=${signer.sign('order', id)}` },
  });
  const parts = modelOf(page.body, 'access').order.access?.received?.parts ?? [];
  const titles = parts.flatMap(({ type, title }) => (type === 'product' ? [title] : []));
  expect(titles).toEqual(name === 'combo' ? ['The recipe', 'The lesson'] : []);
});

it('a combo is split into its items, and nothing of what was paid gets lost', async () => {
  expect(formerly).toBe(2);
  const url = `/api/orders/${ids.combo}`;
  const headers = { 'order-token': shop.deps.signer.sign('order', ids.combo) };
  const { rows } = await shop.deps.database.pool.query<{ share: number }>(
    `select share from access_grant where order_id = '${ids.combo}'`,
  );
  expect(rows.reduce((sum, { share }) => sum + share, 0)).toBe(49_900);
  const order = (await shop.call({ method: 'GET', url, headers })).body as Order;
  expect(order.accesses?.map(({ title }) => title)).toEqual(['The recipe', 'The lesson']);
});
