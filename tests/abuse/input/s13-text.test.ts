import type { Problem } from '@haat/openapi';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AdminClient, openAdmin } from '../../../server/modules/admin/operator/testing/admin-client';

let admin: AdminClient;
let token: string;

beforeAll(async () => {
  admin = await openAdmin();
  await admin.unlock();
  ({ token } = await admin.shop.seller());
});
afterAll(() => admin.close());

const refusal = ({ status, body }: { status: number; body: Problem }) => [
  status,
  body.code,
  Object.keys(body.fields ?? {}),
];

test.each(['nobody', 'urn:uuid:018f0000-0000-7000-8000-000000000001', '018f0000', "'%20or%201=1"])(
  'S13: the account %s is nobody’s',
  async (id) => {
    const lost = await admin.post(`/creators/${id}/lost-login-method`, {
      loginMethodId: 'x',
      reason: 'Lost her phone',
    });
    expect(lost.status).toBe(404);
    expect((await admin.get(`/creators/${id}`)).status).toBe(404);
  },
);

const half = '\ud83d';
const lock = { id: 'a', type: 'text', title: 'A', text: half };
const order = { productId: 'x', buyer: { phone: '9876543210' }, answers: { [`a${half}`]: 'x' } };

test.each<[string, 'POST' | 'PUT' | 'PATCH', string, object, string]>([
  ['a review’s answer', 'PUT', '/api/reviews/11111111111111111111/answer', { text: half }, 'text'],
  ['a title', 'POST', '/api/products', { kind: 'page', title: `A ${half}`, prices: [] }, 'title'],
  ['a name', 'PATCH', '/api/account', { name: 'As\u0000ha' }, 'name'],
  ['the name of a field', 'POST', '/api/orders', order, 'answers'],
  [
    'a field of a kind',
    'POST',
    '/api/products',
    { kind: 'lock', title: 'A', prices: [], content: { items: [lock] } },
    'content.items.0.text',
  ],
])(
  'S13: half a letter or a zero byte in %s is refused, and named',
  async (_what, method, url, body, field) => {
    const headers = { 'content-type': 'application/json', 'idempotency-key': 'abuse-s13' };
    const answer = await admin.shop.call({ method, url, token, payload: JSON.stringify(body), headers });
    expect(refusal(answer)).toEqual([400, 'invalid_text', [field]]);
  },
);

test.each([
  ['/api/products?q=a%00b', 'q'],
  ['/api/products?cursor=%00', 'cursor'],
  ['/api/search?q=%00', 'q'],
  ['/api/products/a%00b', 'id'],
  ['/api/public/products/a%00b', 'id'],
])('S13: a zero byte in %s is refused, and named', async (url, field) => {
  const answer = await admin.shop.call({ method: 'GET', url, token });
  expect(refusal(answer)).toEqual([400, 'invalid_text', [field]]);
});

test('S13: whole letters of every script pass, also those of two units', async () => {
  const title = 'क्‍ष 👩‍👩‍👧 ﷽ 𠮷';
  const payload = { kind: 'page', title, prices: [] };
  const answer = await admin.shop.call({ method: 'POST', url: '/api/products', token, payload });
  expect(answer).toMatchObject({ status: 201, body: { title } });
});
