import type { OrderStatus } from '@haat/openapi';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../../../platform/database/database';
import { stories } from '../../../../platform/testing/property.testing';
import { openTestDatabase } from '../../../../platform/testing/testing';
import type { TransactionFilter } from '../sale.filter';
import { putOnSale } from '../testing/products';
import { addWords, lockIndex } from './sales.index.repository';
import {
  findSearchResults,
  maxSummed,
  type Place,
  type SearchQuery,
  sumSearchResults,
} from './search-query.repository';
import { findCandidates, maxCandidates } from './search-results.repository';

let database: Database;
const seller = '0193b2aa-0000-7000-8000-000000000002';
const start = Date.parse('2026-01-10T00:00:00Z');
const at = (orders: number) => new Date(start + orders * 600_000);
const orders = 6_000;
/** The newest ten are newer than the index. */
const wordsUntil = at(orders - 9);

/** Of two buyers one is a Ravi, of three one a Das; Zubin was the eleventh; product B was bought once in 500 times. */
beforeAll(async () => {
  database = await openTestDatabase();
  const { pool } = database;
  await putOnSale(pool, seller, at(0), { A: 'page', B: 'webinar' });
  await pool.query(
    `insert into orders (quantity, link_version, token_version, holds_stock, seller_id, id, product_id, price_id, status, amount, discount, tax, fee, fee_tax, currency, buyer_phone,
       buyer_email, buyer_name, answers, provider, gateway_session, method, created_at, expires_at, paid_at, updated_at)
     select 1, 0, 0, true, $1, 'order' || i, case when i % 500 = 0 then 'B' else 'A' end, 'p', s.status, 1000 + i, 0, 0, 50, 9, 'INR',
       '+9198' || lpad((i * 7919 % 100000000)::text, 8, '0'), 'mail' || i || '.of@example.com',
       case when i = 11 then 'Zubin' when i % 2 = 0 then 'Ravi' else 'Meera' end || ' ' || case when i % 3 = 0 then 'Das' else 'Rao' end,
       '{}', 'sandbox', 's', (array['upi','card'])[1 + i % 2], t.at, t.at, case when s.status <> 'failed' then t.at end, t.at
     from generate_series(1, $3::int) i
     cross join lateral (select $2::timestamptz + i * interval '10 minutes' as at) t
     cross join lateral (select (array['fulfilled','fulfilled','fulfilled','fulfilled','fulfilled','fulfilled','refunded','fulfilled',
       'failed','disputed'])[1 + i % 10] as status) s`,
    [seller, at(0), orders],
  );
  await database.tx(async (trx) => {
    const { wordsUntil: after } = await lockIndex(trx, seller);
    await addWords(trx, seller, { after, until: wordsUntil, limit: 10_000 });
  });
});
afterAll(() => database.close());

const candidatesOf = (filter: TransactionFilter) => findCandidates(database.db, seller, filter, wordsUntil);

/** All pages of a search, one after the other. */
async function walk(query: SearchQuery, limit: number, most: number): Promise<string[]> {
  const ids: string[] = [];
  for (let after: Place | null = null; ; ) {
    const page = await findSearchResults(database.db, seller, query, { after, limit, most });
    expect(page.places.length).toBeLessThanOrEqual(limit);
    ids.push(...page.places.map(({ id }) => id));
    if (!page.next) return ids;
    after = page.next;
  }
}

it('knows few orders of what is rare, and none of what is common', async () => {
  const known = async (filter: TransactionFilter) => (await candidatesOf(filter))?.length ?? null;
  expect(await known({ text: 'zubin' })).toBe(2);
  expect(await known({ text: 'zu' })).toBe(2);
  expect(await known({ text: 'nobody' })).toBe(1);
  expect(await known({ text: 'zz' })).toBe(1);
  expect(await known({ text: 'ravi' })).toBeNull();
  expect(await known({ text: 'ra' })).toBeNull();
  expect(await known({ text: 'ravi zubin' })).toBe(2);
  // A whole address is of one; of mail77 there are mail770 to mail779 too.
  expect(await known({ text: 'Mail77.of@example.com' })).toBe(2);
  expect(await known({ text: 'mail77.of@' })).toBe(2);
  expect(await known({ text: 'mail77.o' })).toBe(12);
  expect(await known({ text: 'ravi', productId: 'B' })).toBe(orders / 500);
  expect(orders / 3).toBeGreaterThan(maxCandidates);
  expect(await known({ text: 'das' })).toBeNull();
  // Without an index only a product leads anywhere.
  expect(await findCandidates(database.db, seller, { text: 'zubin' }, null)).toBeNull();
});

it('finds what a word longer than the index keeps begins', async () => {
  const long = 'a'.repeat(45);
  await database.pool.query(`update orders set buyer_name = $1 where id = 'order17'`, [long]);
  await database.pool.query(`insert into order_word values ($1, left($2, 40), 'order17')`, [seller, long]);
  const filter = { text: long };
  const query = { filter, wordsUntil, candidates: await candidatesOf(filter) };
  expect(query.candidates).toContain('order17');
  expect(await walk(query, 10, 100)).toEqual(['order17']);
});

const moment = fc.option(fc.integer({ min: -30, max: orders + 30 }).map(at), { nil: undefined });
const filters: fc.Arbitrary<TransactionFilter> = fc.record({
  productId: fc.constantFrom(undefined, undefined, 'A', 'B', 'nothing'),
  kind: fc.constantFrom(undefined, undefined, 'page' as const, 'webinar' as const),
  method: fc.constantFrom(undefined, undefined, 'upi', 'card'),
  status: fc.constantFrom<OrderStatus | undefined>(undefined, 'fulfilled', 'refunded', 'failed'),
  from: moment,
  to: moment,
  text: fc.constantFrom(
    'ravi',
    'RAVI d',
    'zub',
    'order4200',
    'ra',
    'das meera',
    'mail59',
    'mail5.of@ex',
    'mail5@',
    'example',
    '7919',
    'xyz',
    '98',
  ),
});

it('finds the same by candidates and by going through all, whatever the size of a page and of a reading', async () => {
  await fc.assert(
    fc.asyncProperty(
      filters,
      fc.integer({ min: 1, max: 900 }),
      fc.integer({ min: 300, max: 7_000 }),
      async (filter, limit, most) => {
        const truth = await walk({ filter, wordsUntil: null, candidates: null }, 10_000, 10_000);
        const query = { filter, wordsUntil, candidates: await candidatesOf(filter) };
        expect(await walk(query, limit, most)).toEqual(truth);
        expect(await walk({ ...query, candidates: null }, limit, most)).toEqual(truth);
      },
    ),
    stories(40),
  );
});

it('adds up what it has read, and says nothing of what would be too much to read', async () => {
  const sumOf = async (filter: TransactionFilter) =>
    sumSearchResults(database.db, seller, { filter, wordsUntil, candidates: await candidatesOf(filter) });
  expect(orders * 0.9).toBeGreaterThan(maxSummed);
  expect(await sumOf({ text: 'ravi' })).toBeNull();
  expect(await sumOf({ text: 'zubin' })).toMatchObject({ count: 1, amount: 1_011, fee: 50, feeTax: 9 });
  expect(await sumOf({ text: 'nobody' })).toMatchObject({ count: 0, amount: 0 });
  expect(await sumOf({ text: 'ravi', status: 'failed' })).toMatchObject({ count: 0 });
  // Dates, and a status that has an index of its own, make it few.
  expect(await sumOf({ text: 'ravi', from: at(1), to: at(101) })).toMatchObject({ count: 40 });
  expect(await sumOf({ text: 'ravi', status: 'refunded' })).toMatchObject({
    count: orders / 10,
    refunded: 2_400_600,
  });
});
