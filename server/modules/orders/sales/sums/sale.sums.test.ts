import type { OrderStatus } from '@haat/openapi';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../../../platform/database/database';
import { stories } from '../../../../platform/testing/property.testing';
import { openTestDatabase } from '../../../../platform/testing/testing';
import type { TransactionFilter } from '../sale.filter';
import { findSalesPage, searchQueryOf } from '../sales.page';
import {
  addWords,
  findChangedDays,
  findIndex,
  lockIndex,
  updateSums,
} from '../search/sales.index.repository';
import { putOnSale } from '../testing/products';
import { sumSales } from './sale.sums';

let database: Database;
const seller = '0193b2aa-0000-7000-8000-000000000001';
const start = Date.parse('2026-01-10T00:00:00Z');
const hour = 3_600_000;
const at = (hours: number) => new Date(start + hours * hour);
/** The 80th day's beginning in India. */
const until = new Date('2026-03-30T18:30:00Z');

/** Some 900 orders over a hundred days, of three products and two methods; a third of them not simply paid. */
beforeAll(async () => {
  database = await openTestDatabase();
  const { pool } = database;
  await putOnSale(pool, seller, at(0), { A: 'page', B: 'page', C: 'webinar' });
  await pool.query(
    `insert into orders (quantity, link_version, token_version, holds_stock, seller_id, id, product_id, price_id, status, amount, discount, tax, fee, fee_tax, currency, buyer_phone,
       buyer_email, buyer_name, answers, provider, gateway_session, method, created_at, expires_at, paid_at, updated_at,
       refunded, refunded_fee, refunded_fee_tax)
     select 1, 0, 0, true, $1, 'order' || i, (array['A','B','C'])[1 + i % 3], 'p', s.status, 1000 + i, 0, 0, 50 + i % 7, 9, 'INR',
       '+9198' || lpad((i * 7919 % 100000000)::text, 8, '0'), case when i % 2 = 0 then 'buyer.' || i || '@example.com' end,
       case when i % 5 > 0 then (array['Ravi Kumar','Meera Iyer','अनन्या शर्मा','Imran Qureshi'])[1 + i % 4] end, '{}', 'sandbox', 's',
       case when s.is_paid then (array['upi','card'])[1 + i % 2] end,
       t.at, t.at, case when s.is_paid then t.at end, t.at,
       case when s.status = 'refunded' then 1000 + i when i % 11 = 0 and s.is_paid then 100 end,
       case when i % 11 = 0 and s.is_paid then 5 end, case when i % 11 = 0 and s.is_paid then 1 end
     from generate_series(1, 900) i
     cross join lateral (select $2::timestamptz + i * 2.67 * interval '1 hour' as at) t
     cross join lateral (select (array['fulfilled','fulfilled','fulfilled','fulfilled','fulfilled','fulfilled','refunded','refunding',
       'failed','disputed'])[1 + i % 10] as status) n
     cross join lateral (select n.status, n.status <> 'failed' as is_paid) s`,
    [seller, at(0)],
  );
});
afterAll(() => database.close());

async function bringUpToDate(upTo: Date, now: Date): Promise<void> {
  await database.tx(async (trx) => {
    const before = await lockIndex(trx, seller);
    const changed = await findChangedDays(trx, seller, before);
    await updateSums(trx, seller, { before, changed, until: upTo, at: now });
  });
}

const moment = fc.option(fc.integer({ min: -30, max: 2_500 }).map(at), { nil: undefined });
const filters: fc.Arbitrary<TransactionFilter> = fc.record({
  productId: fc.constantFrom(undefined, 'A', 'C', 'nothing'),
  kind: fc.constantFrom(undefined, 'page' as const, 'webinar' as const),
  method: fc.constantFrom(undefined, 'upi', 'card'),
  status: fc.constantFrom<OrderStatus | undefined>(undefined, 'fulfilled', 'refunded', 'refunding', 'failed'),
  from: moment,
  to: moment,
});

async function bothWaysAgree(): Promise<void> {
  const index = await findIndex(database.db, seller);
  await fc.assert(
    fc.asyncProperty(filters, async (filter) => {
      expect(await sumSales(database.db, seller, filter, index)).toEqual(
        await sumSales(database.db, seller, filter, null),
      );
    }),
    stories(150),
  );
}

it('comes to the same added up or read sale by sale, also of what changes afterwards', async () => {
  await bringUpToDate(new Date('2026-02-14T18:30:00Z'), at(900));
  await bothWaysAgree();
  await bringUpToDate(until, at(1_950));
  await bothWaysAgree();

  // Money goes back after the days were added up; the gateway's account says so.
  const { pool } = database;
  for (const id of ['order1', 'order300', 'order600']) {
    await pool.query(
      `update orders set status = 'refunded', refunded = amount, refunded_fee = fee, refunded_fee_tax = fee_tax where id = $1`,
      [id],
    );
    await pool.query(
      `insert into ledger_entry (seller_id, tx_id, line, account, type, amount, currency, reference, at)
       values ($1, gen_random_uuid(), 1, 'gateway', 'refund', 1, 'INR', $2, $3)`,
      [seller, id, at(2_000)],
    );
  }
  const index = await findIndex(database.db, seller);
  expect((await findChangedDays(database.db, seller, index!)).size).toBe(3);
  await bothWaysAgree();
  await bringUpToDate(until, at(2_001));
  const again = await findIndex(database.db, seller);
  expect((await findChangedDays(database.db, seller, again!)).size).toBe(0);
  await bothWaysAgree();
});

it('finds the same by its index of words as without, before and after it is made', async () => {
  const find = async (text: string, wordsUntil: Date | null) => {
    const filter = { text };
    const query = await searchQueryOf(database.db, seller, filter, wordsUntil);
    const { rows } = await findSalesPage(
      database.db,
      seller,
      { filter, query },
      { after: null, limit: 1_000 },
    );
    return rows.map(({ id }) => id);
  };
  const texts = [
    'ravi',
    'RAVI KUM',
    'iyer',
    'अनन्',
    'buyer.120@ex',
    'example',
    'order17',
    'ku',
    'nobody',
    'avi',
  ];
  const phone = (await find('order17', null)).length;
  expect(phone).toBe(1);
  let wordsUntil = at(0);
  for (const reached of [at(1_000), at(2_000)]) {
    for (let written = 100; written === 100; ) {
      written = await database.tx(async (trx) => {
        await lockIndex(trx, seller);
        const after = (await findIndex(trx, seller))?.wordsUntil as Date;
        return after < reached ? addWords(trx, seller, { after, until: reached, limit: 100 }) : 0;
      });
    }
    wordsUntil = (await findIndex(database.db, seller))?.wordsUntil as Date;
    expect(wordsUntil).toEqual(reached);
    for (const text of texts)
      expect([text, await find(text, wordsUntil)]).toEqual([text, await find(text, null)]);
  }
  const { rows } = await database.pool.query<{ id: string; phone: string }>(
    `select id, buyer_phone as phone from orders where id in ('order42', 'order777')`,
  );
  for (const { id, phone: number } of rows)
    for (const part of [
      number,
      number.slice(3),
      number.slice(-5),
      `${number.slice(3, 8)} ${number.slice(8)}`,
    ])
      expect([part, await find(part, wordsUntil)]).toEqual([part, expect.arrayContaining([id])]);
  expect(await find('avi', wordsUntil)).toEqual([]);
});
