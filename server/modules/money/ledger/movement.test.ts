import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDeps, testDeps } from '../../../platform/testing/testing';
import { createLedger, type Ledger, type Movement } from '.';

let deps: TestDeps;
let ledger: Ledger;
const sellerId = '0190a000-0000-7000-8000-000000000001';

beforeAll(async () => {
  deps = await testDeps();
  ledger = createLedger({ ...deps, settlementDays: 2 });
});
afterAll(() => deps.close());

it('knows of whom nothing was ever posted', async () => {
  expect(await ledger.hasEntries(sellerId)).toBe(false);
});

const post = (movement: Omit<Movement, 'sellerId'>) =>
  deps.database.tx((trx) => ledger.post(trx, { sellerId, ...movement }));

it('posts a movement once, and the proof finds the one that nobody has given a reason for', async () => {
  const credit = { type: 'credit', reference: 'gift', amount: 50_000 } as const;
  expect(await post(credit)).toBe(true);
  expect(await post(credit)).toBe(false);
  expect(await deps.database.tx((trx) => ledger.availableOf(trx, sellerId))).toBe(50_000);
  expect(await ledger.prove()).toEqual([
    { problem: 'adjustmentOff', sellerId, subject: 'gift', by: -50_000 },
  ]);
});

it('takes a payout on its way, to the bank and back', async () => {
  const payout = { reference: 'payout-1', amount: 20_000 };
  await post({ type: 'payout', ...payout });
  expect(await ledger.wallet(sellerId)).toMatchObject({ available: 30_000, inTransit: 20_000 });
  await post({ type: 'payoutPaid', ...payout });
  expect(await ledger.wallet(sellerId)).toMatchObject({ available: 30_000, inTransit: 0 });
  expect(await ledger.hasEntries(sellerId)).toBe(true);
  await post({ type: 'payoutReversed', ...payout });
  expect(await ledger.wallet(sellerId)).toMatchObject({ available: 50_000, inTransit: 0 });
});
