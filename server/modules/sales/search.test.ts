import type { SearchResults } from '@haat/contract';
import { beforeAll, expect, it } from 'vitest';
import { product, seller, setUpShop, shop } from '../checkout/testing/shop.setup';

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
  for (let one = 0; one < 6; one++) await made(`Talk ${one}`);
  expect((await search('talk')).products).toHaveLength(5);
});

it('finds sales by who bought', async () => {
  const sale = { orderId: order, title: 'Raga basics', buyer: 'Kavita Rao', amount: 49_900 };
  expect((await search('kavi')).sales).toEqual([expect.objectContaining(sale)]);
  expect((await search('3210')).sales).toHaveLength(1);
  expect((await search(order)).sales).toHaveLength(1);
});

it('finds nothing of others, and nothing without words', async () => {
  const other = await shop.seller('Other');
  const nothing = { products: [], sales: [] };
  expect(await search('raga', other.token)).toEqual(nothing);
  expect(await search('kavita', other.token)).toEqual(nothing);
  expect(await search('  ')).toEqual(nothing);
  expect((await shop.call({ method: 'GET', url: '/api/search?q=raga' })).status).toBe(401);
});
