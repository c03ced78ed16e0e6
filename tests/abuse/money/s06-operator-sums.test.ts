import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AdminClient, openAdmin } from '../../../server/modules/admin/operator/testing/admin-client';
import { createLedger } from '../../../server/modules/money';
import { newKey, type Seller } from '../../../server/modules/orders/checkout/testing/shop';
import { platformAccountId } from '../../../server/platform/money/platform-account';

const most = 1_000_000_000;
let admin: AdminClient;
let meera: Seller;
beforeAll(async () => {
  admin = await openAdmin();
  await admin.unlock();
  meera = await admin.shop.seller('Meera');
});
afterAll(() => admin.close());

const adjust = (creatorId: string, amount: number, expected = 0) =>
  admin.post(
    '/adjustments',
    { creatorId, amount, expected, reason: 'A fee was taken twice' },
    { key: newKey() },
  );
const hold = (creatorId: string, amount: number) =>
  admin.post(
    '/holds',
    { creatorId, amount, rule: 'review', reason: 'Under review', whatToDo: 'Send us the licence' },
    { key: newKey() },
  );
async function operatorId(): Promise<string> {
  const { rows } = await admin.shop.deps.database.pool.query<{ id: string }>(
    `select account_id as id from account_phone where phone = '+919876510001'`,
  );
  return rows[0]?.id ?? '';
}

/** What an operator and the creator look at answers. */
async function isWhole(): Promise<void> {
  const answers = await Promise.all([
    admin.get(`/creators/${meera.id}`),
    admin.get('/trial-balance'),
    admin.shop.call({ method: 'GET', url: '/api/wallet', token: meera.token }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await createLedger({ ...admin.shop.deps, settlementDays: 2 }).prove()).toEqual([]);
}

test('S6: no sum of an operator is larger than the books can carry', async () => {
  for (const amount of [Number.MAX_SAFE_INTEGER, most + 1, -most - 1, -Number.MAX_SAFE_INTEGER, 0.5, 1e300]) {
    expect((await adjust(meera.id, amount)).status, `adjustment of ${amount}`).toBe(400);
    expect((await hold(meera.id, amount)).status, `hold of ${amount}`).toBe(400);
  }
  await isWhole();
  expect((await adjust(meera.id, most)).body).toEqual({ before: 0, after: most });
  await isWhole();
  expect((await adjust(meera.id, -most, most)).status).toBe(200);
  await isWhole();
});

test('S7: an operator decides nothing about the own account', async () => {
  const ownId = await operatorId();
  const refused = await adjust(ownId, 50_000);
  expect([refused.status, refused.body.code]).toEqual([403, 'own_account']);
  const { available } = await admin.shop.wallet({ id: ownId, token: admin.token } as Seller);
  expect(available).toBe(0);
});

test('S13: the platform’s own account is not one that money is given to, taken from or held of', async () => {
  for (const answer of [
    await adjust(platformAccountId, 100),
    await adjust(platformAccountId, -100),
    await hold(platformAccountId, 100),
  ])
    expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
  await isWhole();
});
