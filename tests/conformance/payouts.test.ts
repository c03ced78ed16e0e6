// The calls by which money leaves, each answer held against the contract.
import type { Payout, Payouts } from '@haat/openapi';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CallOptions, call } from '../simulators/call';
import { type Haat, startHaat } from '../simulators/haat';
import { completeKyc } from '../simulators/payee';
import { type Creator, decide, placeOrder, publishPage, signIn } from '../simulators/shop';
import { complaints, operations } from './contract';

let haat: Haat;
let creator: Creator;
let accountId: string;
const walked = new Set<string>();
const ours = operations.filter(({ path }) => /^\/api\/payouts|^\/api\/payout-settings/.test(path));

async function ask<Body>(method: string, path: string, options: CallOptions = {}) {
  const answer = await call<Body>(haat.url, method, path, { token: creator.token, ...options });
  expect(complaints(answer), `${method} ${path} ${answer.status} ${JSON.stringify(answer.body)}`).toEqual([]);
  const bare = path.split('?')[0] ?? '';
  const operation = ours.find((one) => one.method === method && one.pattern.test(bare));
  if (operation && answer.status < 300) walked.add(operation.id);
  return answer;
}

beforeAll(async () => {
  haat = await startHaat();
  creator = await signIn(haat, '9812345690', 'Meera Iyer');
  const { id: productId } = await publishPage(haat.url, creator.token);
  const order = { productId, buyer: { phone: '9812345691' } };
  await decide(haat.url, (await placeOrder(haat.url, order, 'conformance-payout')).payment.session);
  accountId = await completeKyc(haat, creator, { kind: 'upi', vpa: 'success@upi' });
  await haat.advanceClock('P5D');
}, 180_000);
afterAll(() => haat?.dispose());

test('a withdrawal, call by call', async () => {
  const headers = { 'idempotency-key': 'conformance-1' };
  const body = { amount: 30_000, accountId };
  const requestPayout = () => ask<Payout>('POST', '/api/payouts', { headers, body });
  await expect.poll(async () => (await requestPayout()).status, { timeout: 30_000 }).toBe(201);
  const { id } = (await requestPayout()).body;
  const refused = async (change: object, key = 'conformance-2') =>
    (
      await ask('POST', '/api/payouts', {
        headers: { 'idempotency-key': key },
        body: { ...body, ...change },
      })
    ).status;
  expect(await refused({ amount: 1 })).toBe(422);
  expect(await refused({ amount: 30_001 }, 'conformance-1')).toBe(422);
  expect(await refused({ accountId: 'nobody' })).toBe(404);
  const list = await ask<Payouts>('GET', '/api/payouts?limit=1');
  expect(list.body.items.map((one) => one.id)).toEqual([id]);
  await ask('GET', `/api/payouts/${id}`);
  expect((await ask('GET', '/api/payouts/nobody')).status).toBe(404);
  await ask('GET', '/api/payout-settings');
  await ask('PUT', '/api/payout-settings', { body: { daily: true, accountId } });
  await ask('PUT', '/api/payout-settings', { body: { daily: false } });
  expect((await ask('POST', '/webhooks/cashfree-payouts', { body: { anything: true } })).status).toBe(404);
});

test('no call of theirs was left out', () => {
  expect(ours.map(({ id }) => id).filter((id) => !walked.has(id))).toEqual([]);
});
