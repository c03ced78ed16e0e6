import type { SearchResults } from '@haat/openapi';
import { beforeAll, expect, it } from 'vitest';
import { product, seller, setUpShop, shop } from '../../checkout/testing/shop.setup';

setUpShop();

const search = async (q: string, token = seller.token): Promise<SearchResults> =>
  (await shop.call({ method: 'GET', url: `/api/search?q=${encodeURIComponent(q)}`, token })).body;
const made = async (title: string): Promise<string> =>
  (
    (
      await shop.call({
        method: 'POST',
        url: '/api/products',
        token: seller.token,
        payload: { kind: 'webinar', title, prices: [] },
      })
    ).body as { id: string }
  ).id;

let order: string;
beforeAll(async () => {
  const { body } = await shop.order(product, { buyer: { phone: '98765 43210', name: 'Kavita Rao' } });
  await shop.pay(body.payment.session);
  order = body.id;
});

it('finds products by a part of their title, those that begin with it first', async () => {
  const other = await made('An evening of raga');
  const { products } = await search(' RAGA ');
  expect(products.map(({ id }) => id)).toEqual([product, other]);
  expect(products[1]).toEqual({ id: other, kind: 'webinar', title: 'An evening of raga', status: 'draft' });
  expect((await search('%')).products).toEqual([]);
  const url = `/api/products/${product}`;
  const { status } = await shop.call({
    method: 'PATCH',
    url,
    token: seller.token,
    payload: { title: 'Evening scales' },
  });
  expect(status).toBe(200);
  expect((await search('scales')).products).toMatchObject([{ id: product, title: 'Evening scales' }]);
  expect((await search('raga basics')).products).toMatchObject([{ id: product, title: 'Raga basics' }]);
  for (let one = 0; one < 6; one++) await made(`Talk ${one}`);
  expect((await search('talk')).products).toHaveLength(5);
});

it('finds sales by who bought', async () => {
  const sale = { orderId: order, title: 'Raga basics', buyer: 'Kavita Rao', amount: 49_900 };
  expect((await search('kavi')).sales).toEqual([expect.objectContaining(sale)]);
  expect((await search('3210')).sales).toHaveLength(1);
  expect((await search(order)).sales).toHaveLength(1);
});

it('finds who bought, one row a person, with how often and when last', async () => {
  const buyer = { phone: '90000 11122', name: 'Salim Ansari', email: 'salim@example.in' };
  for (const name of [buyer.name, buyer.name, 'Salim A.']) {
    shop.deps.clock.advance(60_000);
    const { body } = await shop.order(product, { buyer: { ...buyer, name } });
    await shop.pay(body.payment.session);
  }
  shop.deps.clock.advance(60_000);
  const namesake = await shop.order(product, { buyer: { phone: '90000 33344', name: 'Salima Khatun' } });
  await shop.pay(namesake.body.payment.session);
  await shop.order(product, { buyer: { phone: '90000 55566', name: 'Salim Who Never Paid' } });
  const { buyers, sales } = await search('salim');
  expect(sales).toHaveLength(4);
  expect(buyers.map(({ name, phone, purchases }) => [name, phone, purchases])).toEqual([
    ['Salima Khatun', '+919000033344', 1],
    ['Salim A.', '+919000011122', 3],
  ]);
  expect(buyers[1]?.lastAt).toBe(sales[1]?.at);
  for (const query of ['ansari', 'salim@example.in', '11122', '+91 90000 11122'])
    expect([query, (await search(query)).buyers]).toEqual([query, [buyers[1]]]);
  // The list that a buyer's row opens holds as many sales as the row says.
  const list = await shop.call({
    method: 'GET',
    url: `/api/transactions?q=${encodeURIComponent('+919000011122')}`,
    token: seller.token,
  });
  expect((list.body as { items: unknown[] }).items).toHaveLength(3);
});

it('tells each seller what was bought of them, and of nobody else', async () => {
  const other = await shop.seller('Baker');
  const page = await shop.page(other);
  const { body } = await shop.order(page, { buyer: { phone: '90000 11122', name: 'Salim of the bakery' } });
  await shop.pay(body.payment.session);
  expect((await search('salim', other.token)).buyers).toEqual([
    expect.objectContaining({ name: 'Salim of the bakery', phone: '+919000011122', purchases: 1 }),
  ]);
  expect((await search('bakery')).buyers).toEqual([]);
  expect((await search('11122')).buyers).toEqual([expect.objectContaining({ purchases: 3 })]);
});

it('finds nothing of others, and nothing without words', async () => {
  const other = await shop.seller('Other');
  const nothing = { products: [], buyers: [], sales: [] };
  expect(await search('raga', other.token)).toEqual(nothing);
  expect(await search('kavita', other.token)).toEqual(nothing);
  expect(await search('  ')).toEqual(nothing);
  expect((await shop.call({ method: 'GET', url: '/api/search?q=raga' })).status).toBe(401);
});
