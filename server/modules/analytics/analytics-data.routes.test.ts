import type { OrderStatus, Overview } from '@haat/openapi';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { resetDatabase } from '../../platform/testing/testing';
import { openTestApp, type TestApp } from '../accounts/identity/testing/app';
import { insertOrder } from '../catalog/products/testing/orders';

const day = 24 * 60 * 60 * 1000;
/** Somebody's phone opening a page; each `who` is another address. */
const call = (who = 1, headers: Record<string, string> = {}, query: object = {}) => ({
  method: 'GET',
  ip: `192.0.2.${who}`,
  host: 'haat.test',
  headers: { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/140 Mobile Safari/537.36', ...headers },
  query,
});
let test: TestApp;
let token: string;
let sellerId: string;

beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(async () => {
  const signedIn = await test.signIn();
  token = signedIn.token;
  sellerId = signedIn.user.id;
});
afterEach(() => resetDatabase(test.deps.database));
afterAll(() => test.close());

async function overview(range?: string): Promise<Overview> {
  const answer = await test.call('GET', `/api/analytics/overview${range ? `?range=${range}` : ''}`, {
    token,
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

async function publish(title = 'Bread'): Promise<string> {
  const body = { kind: 'page', title, prices: [{ type: 'once', amount: 49_900 }] };
  const { id } = (await test.call('POST', '/api/products', { token, payload: body })).json();
  await test.call('POST', `/api/products/${id}/publish`, { token });
  return id;
}

const sell = (productId: string, amount: number, ago: number, status?: OrderStatus) =>
  insertOrder(test.deps, { productId, amount, ago, ...(status && { status }) });

describe('the overview', () => {
  it('of a new creator is empty and says what to do next', async () => {
    const found = await overview();
    expect(found).toMatchObject({
      range: '30d',
      current: { earnings: 0, sales: 0, visitors: 0 },
      previous: { earnings: 0, sales: 0, visitors: 0 },
      latest: [],
      selling: [],
      sellerName: 'Meera Kulkarni',
    });
    expect(found.series).toHaveLength(30);
    expect(found.setup.map(({ step, done }) => [step, done])).toEqual([
      ['name', true],
      ['firstPage', false],
      ['publish', false],
      ['share', false],
      ['firstSale', false],
    ]);
  });

  it('sums up a range beside the one before', async () => {
    const bread = await publish();
    const rye = await publish('Rye');
    await sell(bread, 49_900, 0);
    await sell(bread, 49_900, 2 * day);
    await sell(rye, 10_000, 2 * day);
    await sell(bread, 20_000, 8 * day);
    await sell(bread, 99_900, 2 * day, 'refunded');
    await sell(bread, 99_900, 2 * day, 'failed');
    const week = await overview('7d');
    expect(week.current).toEqual({ earnings: 109_800, sales: 3, visitors: 0 });
    expect(week.previous).toEqual({ earnings: 20_000, sales: 1, visitors: 0 });
    expect(week.series.map(({ earnings }) => earnings)).toEqual([0, 0, 0, 0, 59_900, 0, 49_900]);
    expect(week.series.map(({ previousEarnings }) => previousEarnings)).toEqual([0, 0, 0, 0, 0, 20_000, 0]);
    expect(week.selling.map(({ product, sold, earned }) => [product.title, sold, earned])).toEqual([
      ['Bread', 2, 99_800],
      ['Rye', 1, 10_000],
    ]);
    expect(week.setup.every(({ step, done }) => done || step === 'share')).toBe(true);
  });

  it('shows the newest sales with what remains of them', async () => {
    const bread = await publish();
    await sell(bread, 49_900, 1_000, 'failed');
    await sell(bread, 49_900, 0);
    const { latest } = await overview('today');
    expect(latest.map(({ status, fee, net }) => [status, fee, net])).toEqual([
      ['fulfilled', 2_495, 47_405],
      ['failed', 0, 0],
    ]);
    expect(latest[0]).toMatchObject({
      product: { title: 'Bread', cover: null },
      buyer: { name: 'Ananya' },
      method: 'upi',
    });
  });

  it('counts today by the hour and everything by the month', async () => {
    const bread = await publish();
    await sell(bread, 10_000, 0);
    await sell(bread, 20_000, 95 * day);
    const today = await overview('today');
    expect(today.series.filter(({ earnings }) => earnings > 0)).toHaveLength(1);
    expect(today.current.earnings).toBe(10_000);
    const all = await overview('all');
    expect(all.current).toEqual({ earnings: 30_000, sales: 2, visitors: 0 });
    expect(all.previous).toBeNull();
    expect(all.series.length).toBeGreaterThanOrEqual(4);
    expect([all.series[0]?.earnings, all.series.at(-1)?.earnings]).toEqual([20_000, 10_000]);
  });

  it('shows nobody what another creator sold', async () => {
    const bread = await publish();
    await sell(bread, 49_900, 0);
    test.analytics.countVisit(sellerId, bread, call());
    ({ token } = await test.signIn('+919876500008'));
    const found = await overview('all');
    expect(found).toMatchObject({ current: { earnings: 0, sales: 0, visitors: 0 }, latest: [], selling: [] });
    expect(found.setup.filter(({ done }) => done).map(({ step }) => step)).toEqual(['name']);
  });

  it('refuses other ranges and strangers', async () => {
    expect((await test.call('GET', '/api/analytics/overview?range=1y', { token })).statusCode).toBe(400);
    expect((await test.call('GET', '/api/analytics/overview')).statusCode).toBe(401);
  });
});

describe('visits', () => {
  it('are counted at once for the overview, each person once a day', async () => {
    const bread = await publish();
    for (const who of [1, 2, 3, 3]) test.analytics.countVisit(sellerId, bread, call(who));
    expect((await overview('7d')).current.visitors).toBe(3);
    for (const who of [3, 4]) test.analytics.countVisit(sellerId, bread, call(who));
    const week = await overview('7d');
    expect([week.current.visitors, week.series.at(-1)?.visitors]).toEqual([4, 4]);
    expect((await overview('today')).current.visitors).toBe(4);
    expect((await overview('all')).current.visitors).toBe(4);
    expect(week.setup.find(({ step }) => step === 'share')?.done).toBe(true);
    test.deps.clock.advance(day);
    test.analytics.countVisit(sellerId, bread, call(4));
    expect((await overview('7d')).current.visitors).toBe(5);
  });

  it('tell the step where details are given apart, each person once a day', async () => {
    const bread = await publish();
    const opened = (who: string) =>
      test.call('POST', `/api/public/products/${bread}/opened`, {
        headers: { 'user-agent': who },
        remoteAddress: '192.0.2.1',
      });
    test.analytics.countVisit(sellerId, bread, call(1));
    for (const who of ['Mozilla/5.0 (A)', 'Mozilla/5.0 (A)', 'Mozilla/5.0 (B)', 'Googlebot/2.1'])
      expect((await opened(who)).statusCode).toBe(204);
    const answer = await test.call('GET', `/api/analytics/products/${bread}?range=7d`, { token });
    expect(answer.json().current).toMatchObject({ visits: 1, visitors: 1, opened: 2, checkouts: 0 });
    expect(
      (await test.call('GET', '/api/analytics/products?range=7d', { token })).json().current.opened,
    ).toBe(2);
    expect((await test.call('POST', '/api/public/products/8FzKq3mNpR7tVx2W/opened')).statusCode).toBe(404);
  });

  it('are written by two at once without losing one or counting one twice', async () => {
    const rounds = Array.from({ length: 5 }, async (_, who) => {
      for (const product of ['a', 'b', 'c']) test.analytics.countVisit(sellerId, product, call(who));
      await test.analytics.flush();
    });
    await Promise.all(rounds);
    expect((await overview('today')).current.visitors).toBe(5);
  });
});
