// One walk through every operation of the contract; each answer must be one the contract names and fit its schema.

import { readFileSync } from 'node:fs';
import type { Product, Transactions } from '@haat/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CallOptions, call } from '../simulators/call';
import { type Haat, startHaat } from '../simulators/haat';
import { askForPassword, type Creator, decide, placeOrder, signIn } from '../simulators/shop';
import { complaints, operations } from './contract';

let haat: Haat;
let creator: Creator;
const walked = new Set<string>();

/** Calls, holds the answer against the contract and remembers which operation was walked. */
async function ask<Body>(
  method: string,
  path: string,
  options: CallOptions = {},
): Promise<{ status: number; body: Body }> {
  const answer = await call<Body>(haat.url, method, path, options);
  expect(complaints(answer), `${method} ${path} ${answer.status} ${JSON.stringify(answer.body)}`).toEqual([]);
  const bare = path.split('?')[0] ?? '';
  const operation =
    operations.find((one) => one.method === method && one.path === bare) ??
    operations.find((one) => one.method === method && one.pattern.test(bare));
  if (operation && answer.status < 300) walked.add(operation.id);
  return answer;
}

beforeAll(async () => {
  haat = await startHaat();
  creator = await signIn(haat, '9812345603', 'Meera');
});
afterAll(() => haat?.dispose());

/** Ways of signing in and gateways that are not switched on in a default installation. */
const notHere = ['emailLogin', 'verifyEmailOtp', 'verifyGmail', 'receiveWebhook'];

test('a whole sale, call by call', async () => {
  const { token } = creator;
  await ask('POST', '/api/send-otp', { body: { phone: '9812345604' } });
  await haat.advanceClock('PT1M');
  const otp = await askForPassword(haat, '9812345604');
  await ask('POST', '/api/verify-otp', {
    body: { phone: '9812345604', otp, email: '', is_p: true, name: 'Asha' },
  });
  await ask('POST', '/api/userinfo', { token });
  await ask('POST', '/api/sessaave', { token, body: { device: 'A browser' } });
  await ask('PATCH', '/api/account', { token, body: { name: 'Meera Iyer' } });

  const picture = readFileSync(new URL('../../server/demo/assets/ananya.jpg', import.meta.url));
  const media = await ask<Product['cover']>('POST', '/api/media?alt=Bread', {
    token,
    body: picture,
    headers: { 'content-type': 'image/jpeg' },
  });
  const cover = { id: media.body!.id, width: media.body!.width, height: media.body!.height, alt: 'Bread' };
  const draft = await ask<Product>('POST', '/api/products', {
    token,
    body: { kind: 'page', title: 'Bread', prices: [{ type: 'once', amount: 49_900 }], cover },
  });
  const { id } = draft.body;
  await ask('PATCH', `/api/products/${id}`, {
    token,
    body: { description: '**Bread** in a weekend.', thankYou: { message: 'Yours' } },
  });
  await ask('GET', `/api/products/${id}`, { token });
  for (const event of ['publish', 'pause', 'resume'])
    await ask('POST', `/api/products/${id}/${event}`, { token });
  await ask('POST', `/api/products/${id}/resume`, { token });
  await ask('GET', '/api/products?kind=page&status=published&q=bread&limit=5', { token });
  await ask('GET', `/api/public/products/${id}`);

  const buyer = { phone: '9812345604', email: 'asha@example.com', name: 'Asha' };
  const order = { productId: id, buyer };
  const placed = await placeOrder(haat.url, order, 'conformance-1');
  await ask('POST', '/api/orders', { body: order, headers: { 'idempotency-key': 'conformance-1' } });
  await ask('GET', `/api/orders/${placed.id}`, { headers: { 'order-token': placed.token } });
  const session = encodeURIComponent(placed.payment.session);
  await ask('POST', `/sandbox/payments/${session}`, { body: { outcome: 'failed', method: 'upi' } });
  await ask('GET', `/api/orders/${placed.id}`, { headers: { 'order-token': placed.token } });
  await decide(haat.url, placed.payment.session);
  await ask('GET', `/api/orders/${placed.id}`, { headers: { 'order-token': placed.token } });
  await ask('POST', '/webhooks/sandbox', { body: { anything: true } });

  const sales = await ask<Transactions>('GET', '/api/transactions?status=fulfilled&limit=10', { token });
  expect(sales.body.items).toHaveLength(1);
  await ask('GET', `/api/transactions/${placed.id}`, { token });
  await ask('GET', '/api/wallet', { token });
  await ask('GET', '/api/wallet/entries', { token });
  await ask('GET', '/api/wallet/entries?kind=sale&from=2026-01-01T00:00:00Z', { token });
  await ask('GET', '/api/account/addresses', { token });
  for (const range of ['today', '7d', '30d', 'all'])
    await ask('GET', `/api/analytics/overview?range=${range}`, { token });
  const asha = await signInAgain();
  await ask('GET', '/api/purchases', { token: asha });
  await ask('POST', `/api/transactions/${placed.id}/refund`, { token, body: { reason: 'Asked' } });
  await ask('GET', '/api/wallet/entries', { token });
  await ask('GET', `/api/transactions/${placed.id}`, { token });

  const spare = await ask<Product>('POST', '/api/products', {
    token,
    body: { kind: 'page', title: 'Spare', prices: [] },
  });
  await ask('POST', `/api/products/${spare.body.id}/publish`, { token });
  await ask('DELETE', `/api/products/${spare.body.id}`, { token });
  await ask('POST', '/api/logout', { token, body: { notitoken: null } });

  const unwalked = operations
    .map((one) => one.id)
    .filter((one) => !walked.has(one) && !notHere.includes(one));
  expect(unwalked).toEqual([]);
});

async function signInAgain(): Promise<string> {
  await haat.advanceClock('PT5M');
  return (await signIn(haat, '9812345604')).token;
}

test('the served contract is the one these answers are held against', async () => {
  const served = await call<string>(haat.url, 'GET', '/openapi.yaml');
  expect(served.status).toBe(200);
  for (const operation of operations) expect(served.body).toContain(`operationId: ${operation.id}`);
});
