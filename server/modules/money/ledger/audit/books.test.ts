import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openShop, type Shop } from '../../../orders/checkout/testing/shop';
import { createLedger } from '..';

let shop: Shop;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const writing =
  /(insert\s+into|insertInto\(|update\s|updateTable\(|delete\s+from|deleteFrom\()\s*['"`]?ledger_(tx|entry)\b/i;

it('one file alone writes to the ledger, and nothing changes or deletes', () => {
  const root = fileURLToPath(new URL('../../../../', import.meta.url));
  const writers = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !/(node_modules|\.test\.ts$|testing)/.test(path))
    .filter((path) => writing.test(readFileSync(join(root, path), 'utf8')));
  expect(writers).toEqual(['modules/money/ledger/ledger.repository.ts']);
  const verbs = readFileSync(join(root, writers[0] ?? ''), 'utf8').match(new RegExp(writing, 'gi')) ?? [];
  expect(verbs).toEqual(['insert into ledger_tx', 'insert into ledger_entry']);
});

it('a trial balance holds every account of the day and sums to zero; a proof that fails is heard', async () => {
  const { database, clock, random, jobs } = shop.deps;
  const ledger = createLedger({ database, clock, random, settlementDays: 2 });
  const seller = await shop.seller();
  const { body: order } = await shop.order(await shop.page(seller));
  await shop.pay(order.payment.session);
  expect(await ledger.trialBalance(clock.now())).toEqual([]);
  clock.advance(1);
  const lines = await ledger.trialBalance(clock.now());
  expect(lines).toEqual([
    { account: 'creator.pending', currency: 'INR', debit: 2_944, credit: 49_900, balance: 46_956 },
    { account: 'gateway', currency: 'INR', debit: 49_900, credit: 0, balance: -49_900 },
    { account: 'platform.fee', currency: 'INR', debit: 0, credit: 2_495, balance: 2_495 },
    { account: 'platform.feeTax', currency: 'INR', debit: 0, credit: 449, balance: 449 },
  ]);
  expect(lines.reduce((sum, { balance }) => sum + balance, 0)).toBe(0);

  await jobs.drain();
  expect(shop.deps.logged()).toContain('Trial balance');
  expect(shop.deps.logged()).not.toContain('The ledger is not balanced');
  await database.pool.query(`update ledger_entry set amount = amount + 1 where account = 'gateway'`);
  clock.advance(25 * 3_600_000);
  await jobs.drain();
  expect(shop.deps.logged()).toContain('The ledger is not balanced');
  const ready = await shop.call({ method: 'GET', url: '/readyz' });
  expect(ready).toMatchObject({ status: 200, body: { books: 'do not agree' } });

  await database.pool.query(`update ledger_entry set amount = amount - 1 where account = 'gateway'`);
  expect(await ledger.prove()).toEqual([]);
  expect((await shop.call({ method: 'GET', url: '/readyz' })).body).toEqual({ status: 'ready' });
});
