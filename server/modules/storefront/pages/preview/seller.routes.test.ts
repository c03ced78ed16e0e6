import { beforeAll, expect, test } from 'vitest';
import type { Seller } from '../../../orders/checkout/testing/shop';
import { modelOf } from '../testing/build';
import { get, setUpPages, shop } from '../testing/pages.setup';

setUpPages();

const day = 86_400_000;
let seller: Seller;

beforeAll(async () => {
  seller = await shop.seller('Asha Rao');
  await say({ handle: 'Asha_Bakes', bio: 'Bread.' });
});

const say = (payload: object) =>
  shop.call({ method: 'PATCH', url: '/api/account', token: seller.token, payload });

test('a creator’s page shows who they are and what is on sale, and follows every change at once', async () => {
  const empty = await get('/@Asha_Bakes');
  expect(modelOf(empty.body, 'seller')).toMatchObject({ name: 'Asha Rao', bio: 'Bread.', products: [] });
  const first = await shop.page(seller);
  const later = await shop.page(seller);
  const page = await get('/@Asha_Bakes');
  expect(page.statusCode).toBe(200);
  expect(page.headers).toMatchObject({ 'cache-control': expect.stringContaining('s-maxage=20') });
  expect(page.headers['x-robots-tag']).toBeUndefined();
  const { products } = modelOf(page.body, 'seller');
  expect(products.map(({ id }) => id).toSorted()).toEqual([first, later].toSorted());
  expect(products[0]).not.toHaveProperty('descriptionHtml');
  expect(page.body).not.toContain(seller.phone);
  const etag = String(page.headers.etag);
  expect((await get('/@Asha_Bakes', { 'if-none-match': etag })).statusCode).toBe(304);
  await shop.call({ method: 'POST', url: `/api/products/${later}/pause`, token: seller.token });
  const paused = await get('/@Asha_Bakes', { 'if-none-match': etag });
  expect(modelOf(paused.body, 'seller').products).toMatchObject([{ id: first }]);
});

test('it speaks the language of its reader, and tells caches so', async () => {
  const page = await get('/@Asha_Bakes', { 'accept-language': 'hi-IN,hi;q=0.9,en;q=0.5' });
  expect(JSON.parse(page.body)).toMatchObject({ reader: 'hi' });
  expect(page.headers.vary).toContain('accept-language');
});

test('another spelling, and a handle that was left, lead to the page for now', async () => {
  const spelled = await get('/@asha_bakes');
  expect([spelled.statusCode, spelled.headers.location]).toEqual([302, '/@Asha_Bakes']);
  const labelled = await get('/@asha_bakes?utm_source=insta&utm_campaign=a%26b');
  expect(labelled.headers.location).toBe('/@Asha_Bakes?utm_source=insta&utm_campaign=a%26b');
  shop.deps.clock.advance(31 * day);
  await say({ handle: 'asha' });
  const left = await get('/@Asha_Bakes');
  expect([left.statusCode, left.headers.location]).toEqual([302, '/@asha']);
  expect((await get('/@Asha_Bakes?lang=hi')).headers.location).toBe('/@asha?lang=hi');
  const id = await shop.page(seller);
  expect(modelOf((await get(`/pp/${id}`)).body, 'preview').product.seller.handle).toBe('asha');
});

test.each(['/@nobody', '/@', '/@a', '/@asha/more', '/@..%2Fadmin', `/@${'a'.repeat(200)}`])(
  '%s is nobody’s',
  async (url) => {
    const page = await get(url);
    expect(page.statusCode).toBe(404);
    modelOf(page.body, 'notFound');
  },
);

test('search engines are told of the page', async () => {
  const [, file = ''] =
    /<loc>https?:\/\/[^/]+(\/sitemap--\.xml)<\/loc>/.exec((await get('/sitemap.xml')).body) ?? [];
  expect((await get(file)).body).toMatch(/<loc>https?:\/\/[^<]+\/@asha<\/loc>/);
});
