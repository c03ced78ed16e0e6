import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Seller, type Shop } from '../../../orders/checkout/testing/shop';
import { fakeBuild, modelOf } from '../testing/build';

const build = fakeBuild();
let shop: Shop;
let seller: Seller;
let product: string;
const buyers: (Seller & { orderId: string })[] = [];

beforeAll(async () => {
  shop = await openShop({ pages: build });
  seller = await shop.seller('Asha Rao');
  product = await shop.page(seller);
  for (let one = 1; one <= 21; one++) {
    const buyer = await bought(product);
    await say(buyer, { stars: 5, text: `Number ${one}`, name: 'Ravi' });
    buyers.push(buyer);
    shop.deps.clock.advance(60_000);
  }
});
afterAll(async () => {
  await shop.close();
  build.remove();
});

async function bought(id: string): Promise<Seller & { orderId: string }> {
  const person = await shop.seller('Ravi');
  const { body } = await shop.order(id, { buyer: { phone: person.phone, name: 'Ravi' } });
  await shop.pay(body.payment.session);
  return { ...person, orderId: body.id };
}

const review = (orderId: string) => `/api/purchases/${orderId}/review`;
const say = ({ orderId, token }: { orderId: string; token: string }, payload: object) =>
  shop.call({ method: 'PUT', url: review(orderId), token, payload });
const open = (url: string, headers = {}) => shop.app.inject({ method: 'GET', url, headers });
const at = (query = '', id = product) => open(`/pp/${id}/reviews${query}`);
const wordsOn = async (query = '') =>
  modelOf((await at(query)).body, 'reviews').items.map(({ text }) => text);

test('the newest stand on the first page, the others behind, and nobody is named', async () => {
  const page = await at();
  expect(page.statusCode).toBe(200);
  expect(page.headers).toMatchObject({
    'x-robots-tag': 'noindex',
    'cache-control': expect.stringContaining('s-maxage=20'),
  });
  const model = modelOf(page.body, 'reviews');
  expect(model).toMatchObject({
    product: { id: product, url: `/pp/${product}`, seller: { name: 'Asha Rao' } },
    sum: { count: 21, average: 5, spread: [0, 0, 0, 0, 21] },
    place: { number: 1, of: 2 },
  });
  expect(model.items).toHaveLength(20);
  expect(model.items[0]?.text).toBe('Number 21');
  expect(await wordsOn('?page=2')).toEqual(['Number 1']);
  for (const { phone, orderId } of buyers) {
    expect(page.body).not.toContain(phone.slice(-10));
    expect(page.body).not.toContain(orderId);
  }
});

test('a change far behind is seen at once, and what is known is not sent again', async () => {
  const { etag } = (await at('?page=2')).headers;
  const known = { 'if-none-match': String(etag) };
  expect((await open(`/pp/${product}/reviews?page=2`, known)).statusCode).toBe(304);
  const [first] = buyers;
  if (!first) throw new Error('Nobody has said anything');
  await say(first, { stars: 5, text: 'Still good', name: 'Ravi' });
  const changed = await open(`/pp/${product}/reviews?page=2`, known);
  expect(changed.statusCode).toBe(200);
  expect(modelOf(changed.body, 'reviews').items).toMatchObject([{ text: 'Still good' }]);
});

test.each(['?page=3', '?page=0', '?page=-1', '?page=1e1', '?page=x', `?page=${'9'.repeat(40)}`])(
  'there is no page %s',
  async (query) => {
    const page = await at(query);
    expect(page.statusCode).toBe(404);
    modelOf(page.body, 'notFound');
  },
);

test('there is none of a product that is not there, or that nobody may see', async () => {
  for (const id of ['nobody', 'Nobody11111111', '..%2Fadmin'])
    expect((await at('', id)).statusCode).toBe(404);
  expect((await at('', '%00')).statusCode).toBe(400);
  const draft = await shop.call({
    method: 'POST',
    url: '/api/products',
    token: seller.token,
    payload: { kind: 'page', title: 'Draft', prices: [{ type: 'once', amount: 100 }] },
  });
  expect((await at('', (draft.body as { id: string }).id)).statusCode).toBe(404);
});

test('one of which nothing is said any more shows itself', async () => {
  const id = await shop.page(seller);
  const buyer = await bought(id);
  await say(buyer, { stars: 1 });
  expect((await at('', id)).statusCode).toBe(200);
  await shop.call({ method: 'DELETE', url: review(buyer.orderId), token: buyer.token });
  const gone = await at('', id);
  expect([gone.statusCode, gone.headers.location, gone.headers['cache-control']]).toEqual([
    302,
    `/pp/${id}`,
    'no-store',
  ]);
});

test('it speaks the language of the product, and carries a code along that counts', async () => {
  const id = await shop.page(seller);
  const url = `/api/products/${id}`;
  const { body } = await shop.call({ method: 'GET', url, token: seller.token });
  const { version } = body as { version: number };
  const changed = await shop.call({
    method: 'PATCH',
    url,
    token: seller.token,
    headers: { 'if-match': String(version) },
    payload: { language: 'hi', version },
  });
  expect(changed.status).toBe(200);
  await shop.call({ method: 'POST', url: `${url}/publish`, token: seller.token });
  await say(await bought(id), { stars: 4 });
  await shop.call({
    method: 'POST',
    url: '/api/discounts',
    token: seller.token,
    payload: { code: 'RAIN20', basisPoints: 2_000, productId: id },
  });
  const withCode = modelOf((await at('?code=rain20', id)).body, 'reviews');
  expect(withCode.product).toMatchObject({ language: 'hi', reduction: { code: 'RAIN20' } });
  expect(modelOf((await at('?code=other', id)).body, 'reviews').product.reduction).toBeUndefined();
});
