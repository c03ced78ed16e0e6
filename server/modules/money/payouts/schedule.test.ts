import type { PayoutSettings, Payouts } from '@haat/openapi';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PayoutDependencies } from './payout.dependencies';
import { createSchedules } from './schedule.service';
import { type Bank, openBank, type Payee } from './testing/bank';

let bank: Bank;
beforeAll(async () => {
  bank = await openBank();
});
afterAll(() => bank.close());

const choose = (payee: Payee, payload: object) =>
  bank.call({ method: 'PUT', url: '/api/payout-settings', token: payee.token, payload });
const settings = async (payee: Payee): Promise<PayoutSettings> =>
  (await bank.call({ method: 'GET', url: '/api/payout-settings', token: payee.token })).body;
const payouts = async (payee: Payee): Promise<Payouts['items']> =>
  ((await bank.call({ method: 'GET', url: '/api/payouts', token: payee.token })).body as Payouts).items;
const aDay = 24 * 60;

it('sends everything every morning, once, and what is too little waits', async () => {
  const payee = await bank.payee();
  expect(await settings(payee)).toEqual({
    now: bank.deps.clock.now().toISOString(),
    least: 10_000,
    daily: false,
    accountId: null,
    nextAt: null,
  });
  const { body } = await choose(payee, { daily: true, accountId: payee.accountId });
  const { nextAt } = body as PayoutSettings;
  expect(nextAt).toMatch(/T02:30:00\.000Z$/);
  expect(await payouts(payee)).toEqual([]);
  await bank.later(aDay);
  await bank.later(1);
  expect(await payouts(payee)).toMatchObject([{ amount: 100_000, origin: 'daily', status: 'paid' }]);
  await bank.earn(payee, 9_999);
  await bank.later(aDay);
  expect(await payouts(payee)).toHaveLength(1);
  await bank.earn(payee, 1);
  await bank.later(aDay);
  expect((await payouts(payee)).map(({ amount }) => amount)).toEqual([10_000, 100_000]);
  await choose(payee, { daily: false });
  await bank.earn(payee, 50_000);
  await bank.later(aDay);
  expect(await payouts(payee)).toHaveLength(2);
});

it('is for those whose documents are in order, and for their own accounts', async () => {
  const payee = await bank.payee();
  const other = await bank.payee();
  expect((await choose(payee, { daily: true, accountId: other.accountId })).status).toBe(404);
  expect((await choose(payee, { daily: true })).status).toBe(404);
  const seller = await bank.seller();
  const refused = await choose({ ...seller, accountId: '' }, { daily: true, accountId: payee.accountId });
  expect([refused.status, (refused.body as { code: string }).code]).toEqual([409, 'kyc_needed']);
});

it('ends when its account is gone', async () => {
  const payee = await bank.payee();
  await choose(payee, { daily: true, accountId: payee.accountId });
  await bank.removeAccount(payee);
  await bank.later(aDay);
  expect(await payouts(payee)).toEqual([]);
  expect((await settings(payee)).daily).toBe(false);
});

it('stays off when it was switched off while the morning was under way', async () => {
  const payees = [await bank.payee(), await bank.payee()];
  for (const payee of payees) await choose(payee, { daily: true, accountId: payee.accountId });
  const requests: string[] = [];
  const kyc = { accountFor: async () => ({}), isComplete: async () => true };
  const schedules = createSchedules(bank.deps, { kyc } as unknown as PayoutDependencies, async (sellerId) => {
    requests.push(sellerId);
    for (const payee of payees) await choose(payee, { daily: false });
    return {} as never;
  });
  bank.deps.clock.advance(aDay * 60_000);
  await schedules.runDue();
  expect(requests).toHaveLength(1);
  for (const payee of payees) expect((await settings(payee)).daily).toBe(false);
});
