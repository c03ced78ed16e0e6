import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { resetDatabase } from '../../../platform/testing/testing';
import { openTestApp, type TestApp } from '../../accounts/identity/testing/app';
import { publicNames } from './addresses';
import { sitemapRoutes } from './sitemap.routes';

let shop: TestApp;
let app: FastifyInstance;

beforeAll(async () => {
  shop = await openTestApp();
});
afterEach(async () => {
  await app.close();
  await resetDatabase(shop.deps.database);
});
afterAll(() => shop.close());

function open(each: number) {
  app = fastify();
  const markHandles = vi.fn(shop.identity.markHandles);
  sitemapRoutes(app, {
    clock: shop.deps.clock,
    pages: { siteOf: () => ({ name: 'Haat', origin: 'https://haat.example', supportEmail: null }) },
    identity: { listHandles: shop.identity.listHandles, markHandles },
    each,
  });
  return markHandles;
}

/** Creators with a page, and one who has left a handle. */
async function creators(count: number, name = 'Seller'): Promise<void> {
  await shop.deps.database.pool.query(
    `with made as (
       insert into account (id, name, handle, plan, starts_at, referral_code, created_at)
       select gen_random_uuid(), 'Asha', $2 || n, 'FREE', 'dashboard', $2 || n, now() from generate_series(1, $1::int) n
       returning id, handle)
     insert into account_handle (folded, account_id, taken_at) select lower(handle), id, now() from made`,
    [count, name],
  );
}

async function locs(path: string): Promise<string[]> {
  const answer = await app.inject(path);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([
    200,
    'application/xml; charset=utf-8',
  ]);
  return [...answer.body.matchAll(/<loc>https:\/\/haat\.example(.*?)<\/loc>/g)].map(([, at = '']) => at);
}

const everyone = async () => (await Promise.all((await locs('/sitemap.xml')).slice(1).map(locs))).flat();

test('a platform without creators names its own pages', async () => {
  open(10);
  expect(await locs('/sitemap.xml')).toEqual(['/sitemap-pages.xml']);
  expect(await locs('/sitemap-pages.xml')).toHaveLength(publicNames.length);
});

test('every creator stands in one file, and none in two', async () => {
  open(10);
  await creators(35);
  await shop.deps.database.pool.query(
    `insert into account_handle (folded, account_id, taken_at, left_at) values ('gone', gen_random_uuid(), now(), now())`,
  );
  expect(await locs('/sitemap.xml')).toHaveLength(5);
  const all = await everyone();
  expect(all).toHaveLength(35);
  expect(new Set(all).size).toBe(35);
  expect(all).toContain('/@Seller7');
});

test('as many as fill their files whole leave no empty one', async () => {
  open(10);
  await creators(20);
  expect(await locs('/sitemap.xml')).toHaveLength(3);
  expect(await everyone()).toHaveLength(20);
});

test('a file of more than a thousand is read piece by piece', async () => {
  open(5_000);
  await creators(2_500);
  expect(await locs('/sitemap.xml')).toEqual(['/sitemap-pages.xml', '/sitemap--.xml']);
  expect(new Set(await everyone()).size).toBe(2_500);
});

test('the bounds are looked for once an hour, and who comes meanwhile is found', async () => {
  const markHandles = open(10);
  await creators(25);
  await Promise.all([everyone(), everyone()]);
  await creators(5, 'zara');
  expect(await everyone()).toHaveLength(30);
  expect(markHandles).toHaveBeenCalledTimes(1);
  shop.deps.clock.advance(60 * 60 * 1000);
  expect(await locs('/sitemap.xml')).toHaveLength(4);
  expect(markHandles).toHaveBeenCalledTimes(2);
});

test('what failed is asked for again', async () => {
  const markHandles = open(10);
  markHandles.mockRejectedValueOnce(new Error('no answer'));
  expect((await app.inject('/sitemap.xml')).statusCode).toBe(500);
  expect(await locs('/sitemap.xml')).toEqual(['/sitemap-pages.xml']);
});

test.each(['/sitemap-.xml', '/sitemap-A-b.xml', `/sitemap-${'a'.repeat(31)}-.xml`, "/sitemap-a'-.xml"])(
  '%s is no file',
  async (path) => {
    open(10);
    expect((await app.inject(path)).statusCode).toBe(404);
  },
);
