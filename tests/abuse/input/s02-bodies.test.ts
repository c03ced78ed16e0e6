import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Seller, type Shop } from '../../../server/modules/orders/checkout/testing/shop';

let shop: Shop;
let asha: Seller;

beforeAll(async () => {
  shop = await openShop();
  asha = await shop.seller();
});
afterAll(() => shop.close());

const json = { 'content-type': 'application/json' };
const draft = (more: string) => `{"kind":"page","title":"Bread","prices":[],${more}}`;
const hugeGallery = draft(`"gallery":[${'{},'.repeat(345_000)}{}]`);

const send = (url: string, payload: string | Buffer, headers: object = {}) =>
  shop.call({ method: 'POST', url, token: asha.token, payload, headers: { ...json, ...headers } });
const refused = (answer: { status: number; body: { code?: string; fields?: object } }) => [
  answer.status,
  answer.body.code,
  Object.keys(answer.body.fields ?? {}),
];

test.each([
  ['br', brotliCompressSync(hugeGallery)],
  ['gzip', gzipSync(hugeGallery)],
  ['deflate', Buffer.from('x')],
  ['GZIP, identity', Buffer.from('x')],
])('S2: a body compressed as %s is refused unread', async (encoding, body) => {
  const answer = await send('/api/products', body, { 'content-encoding': encoding });
  expect(refused(answer)).toEqual([415, 'unsupported_encoding', []]);
});

test.each([
  ['a list of 345,000 things', hugeGallery, 'gallery'],
  ['one of 2,000 things', draft(`"gallery":[${'{},'.repeat(2_000)}{}]`), 'gallery'],
  [
    'one where its kind has none',
    draft(`"content":{"things":[${'{},'.repeat(300_000)}{}]}`),
    'content.things',
  ],
])('S2: %s is refused with one field and no more', async (_what, body, field) => {
  expect(body.length).toBeLessThan(1_048_576);
  expect(refused(await send('/api/products', body))).toEqual([400, 'invalid_request', [field]]);
});

test('S2: nothing nests without end', async () => {
  const nested = `${'['.repeat(400_000)}${']'.repeat(400_000)}`;
  const { status, body } = await send('/api/products', draft(`"content":{"a":${nested}}`));
  expect([status, (body as { code: string }).code]).toEqual([400, 'invalid_request']);
});

test.each([
  ['/api/send-otp', 16_384],
  ['/api/account', 16_384],
  ['/api/orders', 98_304],
  ['/api/products', 1_048_576],
  ['/webhooks/sandbox', 131_072],
])('a body for %s has at most %i bytes', async (url, most) => {
  const method = url === '/api/account' ? 'PATCH' : 'POST';
  const of = (bytes: number) => `{"name":"${'x'.repeat(bytes - 11)}"}`;
  const ask = (bytes: number) =>
    shop.call({ method, url, token: asha.token, payload: of(bytes), headers: json });
  expect((await ask(most)).status).not.toBe(413);
  const { status, body } = await ask(most + 1);
  expect([status, (body as { code: string }).code]).toEqual([413, 'body_too_large']);
});

test('a form of a page may hold ten answers in Hindi, and no more than 256 kB', async () => {
  const url = `/pp/${await shop.page(asha)}/checkout`;
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const form = (payload: string) => shop.call({ method: 'POST', url, payload, headers });
  const hindi = encodeURIComponent('क'.repeat(20_000));
  expect((await form(`phone=&address=${hindi}`)).status).not.toBe(413);
  expect((await form(`phone=&address=${'x'.repeat(262_144)}`)).status).toBe(413);
});
