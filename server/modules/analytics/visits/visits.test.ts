import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { resetDatabase, type TestDeps, testDeps } from '../../../platform/testing/testing';
import { namedADay } from './visit.sources';
import { findPlays } from './visits.repository';
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
])('an address with %s costs nobody else their visit', async (_, part) => {
  const visits = createVisits(deps);
  visits.count(seller, 'bread', call(1, { utm_source: 'ig' }));
  visits.count(seller, 'bread', call(2, { utm_source: part }));
  visits.count(seller, 'bread', call(3, { link: part }));
  await visits.flush();
  await visits.stop();
  const { rows } = await deps.database.pool.query(
    `select visits, visitors from visit_count where product_id = 'bread' and dimension = 'all'`,
  );
  expect(rows).toEqual([{ visits: 3, visitors: 3 }]);
});

it('somebody with many addresses in one network is one visitor, and the neighbour is another', async () => {
  const visits = createVisits(deps);
  const from = (ip: string) => visits.count(seller, 'bread', { ...call(1, {}), ip });
  for (const ip of ['2001:db8::1', '2001:db8::2:0:0:9', '2001:db8:0:0:a:b:c:d', '2001:db8:0:1::1']) from(ip);
  await visits.flush();
  await visits.stop();
  const { rows } = await deps.database.pool.query(
    `select visits, visitors from visit_count where product_id = 'bread' and dimension = 'all'`,
  );
  expect(rows).toEqual([{ visits: 4, visitors: 2 }]);
});

const linkTo = (seller_id: string, product: string, id: string) =>
  deps.database.pool.query(
    `insert into link (seller_id, id, slug, product_id, campaign, clicks, sales, earned, created_at)
     values ($1, $2, $2, $3, 'Reel', 0, 0, 0, now())`,
    [seller_id, id, product],
  );
const sources = async (product: string) =>
  (
    await deps.database.pool.query<{ value: string; visits: number; visitors: number }>(
      `select value, visits, visitors from visit_count where product_id = $1 and dimension = 'source' order by visits desc, value`,
      [product],
    )
  ).rows;

it('a link counts only where it leads, and only of the seller whose it is', async () => {
  await linkTo(seller, 'bread', 'mine');
  await linkTo('018f0000-0000-7000-8000-000000000002', 'bread', 'theirs');
  const visits = createVisits(deps);
  visits.count(seller, 'bread', call(1, { link: 'mine' }));
  visits.count(seller, 'rye', call(2, { link: 'mine', utm_source: 'ig' }));
  visits.count(seller, 'bread', call(3, { link: 'theirs' }));
  visits.count(seller, 'bread', call(4, { link: 'made up', utm_source: 'ig' }));
  await visits.stop();
  expect(await sources('bread')).toEqual([
    { value: 'direct', visits: 1, visitors: 1 },
    { value: 'link:mine', visits: 1, visitors: 1 },
    { value: 'utm:ig/', visits: 1, visitors: 1 },
  ]);
  expect(await sources('rye')).toEqual([{ value: 'utm:ig/', visits: 1, visitors: 1 }]);
});

it('a stranger who makes up sources fills no table, on whatever server they are counted', async () => {
  const servers = [createVisits(deps), createVisits(deps)];
  const round = async (from: number) => {
    for (let n = from; n < from + 80; n += 1)
      servers[n % 2]?.count(seller, n % 3 ? 'bread' : 'rye', call(n, { utm_source: `made up ${n}` }));
    await Promise.all(servers.map((server) => server.flush()));
  };
  for (const from of [1, 81, 161]) await round(from);
  for (const server of servers) await server.stop();
  const all = await sources('');
  expect(all).toHaveLength(namedADay + 1);
  expect(all[0]).toEqual({ value: 'other', visits: 240 - namedADay, visitors: 240 - namedADay });
  const whole = (await sources('bread')).concat(await sources('rye'));
  expect(whole.length).toBeLessThanOrEqual(namedADay + 2);
  expect(whole.reduce((sum, { visitors }) => sum + visitors, 0)).toBe(240);
});

it('plays of days long gone become one sum of each file, and the sum stays what it was', async () => {
  const visits = createVisits(deps);
  const play = (who: number, mediaId: string) =>
    visits.countPlayed({ sellerId: seller, productId: 'bread', mediaId }, call(who, {}));
  const plays = async () => Object.fromEntries(await findPlays(deps.database.db, bread, ['film', 'song']));
  const bread = { sellerId: seller, productId: 'bread' };
  const days = async (dimension: string) =>
    (
      await deps.database.pool.query<{ days: number }>(
        'select count(*)::int as days from visit_count where dimension = $1 group by value, product_id',
        [dimension],
      )
    ).rows.map((row) => row.days);
  for (let day = 0; day < 40; day += 1) {
    visits.count(seller, 'bread', call(1, {}));
    for (const who of [1, 2]) play(who, 'film');
    if (day < 3) play(1, 'song');
    await visits.flush();
    deps.clock.advance(86_400_000);
  }
  expect(await plays()).toEqual({ film: 80, song: 3 });
  const before = await days('all');
  await deps.jobs.drain();
  // The last 31 days, and one row for all before.
  expect(new Set(await days('played'))).toEqual(new Set([1, 32]));
  expect(await plays()).toEqual({ film: 80, song: 3 });
  expect(await days('all')).toEqual(before);
  deps.clock.advance(86_400_000);
  play(1, 'film');
  await visits.flush();
  await deps.jobs.drain();
  expect(await plays()).toEqual({ film: 81, song: 3 });
  expect(new Set(await days('played'))).toEqual(new Set([1, 32]));
  await visits.stop();
});
