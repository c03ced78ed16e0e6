import openapi from '@haat/openapi/openapi.json';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Seller, type Shop } from '../../../server/modules/orders/checkout/testing/shop';

let shop: Shop;
let asha: Seller;

beforeAll(async () => {
  shop = await openShop();
  asha = await shop.seller();
});
afterAll(() => shop.close());

interface Described {
  get?: { parameters?: { name?: string; in?: string; $ref?: string }[] };
}
const lists = Object.entries(openapi.paths as unknown as Record<string, Described>)
  .filter(([, { get }]) => JSON.stringify(get?.parameters ?? []).match(/"name":"limit"|\/Limit"/))
  .map(([path]) => path);

test('the contract has lists with a limit', () => expect(lists.length).toBeGreaterThan(8));

test.each(lists)('S12: %s takes a limit that can be counted to', async (path) => {
  const url = path.replaceAll(/\{\w+\}/g, '11111111111111111111');
  const ask = (limit: string) =>
    shop.call({ method: 'GET', url: `${url}?limit=${limit}`, token: asha.token });
  const wrong = ['Infinity', '-Infinity', '1e400', 'NaN', '1e2e', '9'.repeat(400), '0x1p9', '1.5'];
  const statuses = await Promise.all(wrong.map(async (limit) => (await ask(limit)).status));
  expect([...new Set(statuses)]).toEqual([400]);
});

const post = (payload: string) =>
  shop.call({
    method: 'POST',
    url: '/api/products',
    token: asha.token,
    payload,
    headers: { 'content-type': 'application/json' },
  });

test('S12: an amount in a body is finite', async () => {
  const { status } = await post('{"kind":"page","title":"Bread","prices":[{"type":"once","amount":1e400}]}');
  expect(status).toBe(400);
});

test('S12: so is a place in a kind’s own content', async () => {
  const place = '{"type":"place","id":"a","title":"Shop","place":{"latitude":1e999}}';
  const answer = await post(`{"kind":"lock","title":"Bread","prices":[],"content":{"items":[${place}]}}`);
  expect(answer).toMatchObject({
    status: 400,
    body: {
      code: 'invalid_request',
      fields: { 'content.items.0.place.latitude': 'Enter a number' },
    },
  });
});

test('S12: a header with a number is finite too', async () => {
  const headers = { 'content-type': 'application/offset+octet-stream', 'upload-offset': '1e400' };
  const url = '/api/uploads/11111111111111111111';
  const answer = await shop.call({ method: 'PATCH', url, token: asha.token, payload: 'x', headers });
  expect(answer.status).toBe(400);
});
