import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLedger } from '../../money';
import { openShop, type Seller, type Shop } from '../checkout/testing/shop';
import { createAdjustments } from './adjustment.service';
import { createHolds } from './hold.service';

let shop: Shop;
let holds: ReturnType<typeof createHolds>;
let adjustments: ReturnType<typeof createAdjustments>;
let ledger: ReturnType<typeof createLedger>;
let seller: Seller;
const operator = '0190a000-0000-7000-8000-0000000000f1';

beforeAll(async () => {
  shop = await openShop();
  ledger = createLedger({ ...shop.deps, settlementDays: 2 });
  holds = createHolds(shop.deps, ledger);
  adjustments = createAdjustments(shop.deps, ledger);
  seller = await shop.seller();
});
afterAll(() => shop.close());

const adjust = (amount: number, key: string, reason = 'A gift of the house') =>
  shop.deps.database.tx((trx) =>
    adjustments.adjust(trx, { sellerId: seller.id, amount, reason, by: operator, key }),
  );
const hold = (id: string, amount: number) =>
  shop.deps.database.tx((trx) =>
    holds.place(trx, {
      sellerId: seller.id,
      id,
      amount,
      rule: 'review',
      reason: 'Under review at your last sales',
      whatToDo: 'Nothing. We write to you by then',
      actBy: new Date(shop.deps.clock.now().getTime() + 86_400_000),
      orderId: null,
      disputeId: null,
      placedBy: operator,
    }),
  );
const release = (id: string) =>
  shop.deps.database.tx((trx) =>
    holds.release(trx, { sellerId: seller.id, id, reason: 'All is well', by: operator, mustBe: true }),
  );
const held = async () =>
  (await shop.call({ method: 'GET', url: '/api/wallet/holds', token: seller.token })).body as {
    items: { amount: number }[];
  };

it('gives and takes with a reason, once for each key, and never more than there is', async () => {
  expect(await adjust(50_000, 'gift')).toEqual({ before: 0, after: 50_000 });
  expect(await adjust(50_000, 'gift')).toEqual({ before: 50_000, after: 50_000 });
  await expect(adjust(60_000, 'gift')).rejects.toMatchObject({ code: 'idempotency_key_reused' });
  await expect(adjust(-50_001, 'back')).rejects.toMatchObject({ code: 'balance_too_low' });
  await expect(adjust(0, 'nothing')).rejects.toMatchObject({ code: 'adjustment_amount' });
  expect(await adjust(-10_000, 'back')).toEqual({ before: 50_000, after: 40_000 });
  const stored = await adjustments.of(seller.id);
  expect(new Set(stored.map(({ amount }) => amount))).toEqual(new Set([-10_000, 50_000]));
  expect(stored.every(({ made_by }) => made_by === operator)).toBe(true);
});

it('holds what is available, explains each rupee, and lets it go again', async () => {
  await expect(hold('h1', 40_001)).rejects.toMatchObject({ code: 'balance_too_low' });
  await hold('h1', 30_000);
  await hold('h1', 30_000);
  await expect(hold('h1', 20_000)).rejects.toMatchObject({ code: 'idempotency_key_reused' });
  expect(await shop.wallet(seller)).toMatchObject({ available: 10_000, held: 30_000 });
  expect((await held()).items).toEqual([
    expect.objectContaining({
      amount: 30_000,
      rule: 'review',
      reason: 'Under review at your last sales',
      whatToDo: 'Nothing. We write to you by then',
      by: expect.stringMatching(/Z$/),
    }),
  ]);
  expect(await holds.all()).toHaveLength(1);
  expect(await release('h1')).toBe(true);
  expect(await release('h1')).toBe(false);
  await expect(release('h2')).rejects.toMatchObject({ status: 404 });
  expect((await held()).items).toEqual([]);
  expect(await shop.wallet(seller)).toMatchObject({ available: 40_000, held: 0 });
  // Made beside the desk, so the only thing that is off is the desk's log.
  const off = (await ledger.prove()).map(({ problem, subject }) => `${problem} ${subject}`);
  expect(off.toSorted()).toEqual(['logOff back', 'logOff gift']);
});

it('lets one of two holds pass that together want more than there is', async () => {
  const both = await Promise.allSettled([hold('r1', 30_000), hold('r2', 30_000)]);
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await shop.wallet(seller)).toMatchObject({ available: 10_000, held: 30_000 });
});
