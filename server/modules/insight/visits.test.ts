import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { resetDatabase, type TestDeps, testDeps } from '../../platform/testing';
import { createVisits } from './visits.service';

const seller = '018f0000-0000-7000-8000-000000000001';
let deps: TestDeps;

beforeAll(async () => {
  deps = await testDeps();
});
afterEach(() => resetDatabase(deps.database));
afterAll(() => deps.close());

/** Somebody's phone opening a page; each `who` is another address. */
const call = (who: number, query: object) => ({
  method: 'GET',
  ip: `192.0.2.${who}`,
  host: 'haat.test',
  headers: { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/140 Mobile Safari/537.36' },
  query,
});

it.each([
  ['a zero byte', 'sp\u0000ring'],
  ['half a letter', `${'a'.repeat(119)}😀`],
  ['half a letter from the start', 'a\ud83d'],
])('an address with %s costs nobody else their visit', async (_, word) => {
  const visits = createVisits(deps);
  visits.count(seller, 'bread', call(1, { utm_source: 'ig' }));
  visits.count(seller, 'bread', call(2, { utm_source: word }));
  visits.count(seller, 'bread', call(3, { link: word }));
  await visits.flush();
  await visits.stop();
  const { rows } = await deps.database.pool.query(
    `select visits, visitors from visit_count where product_id = 'bread' and dimension = 'all'`,
  );
  expect(rows).toEqual([{ visits: 3, visitors: 3 }]);
});
