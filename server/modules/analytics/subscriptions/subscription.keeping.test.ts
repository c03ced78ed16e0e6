import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { createJobs, enqueue } from '../../../platform/jobs/jobs';
import { resetDatabase, type TestDeps, testDeps } from '../../../platform/testing/testing';
import { daysAsked } from '../reports/analytics.days';
import { dayStart, nextDay, stepKey } from '../reports/calendar.rules';
import { subscribersOf } from '../testing/subscribers';
import { subscriptionFigures } from './subscription.figures';
import { keepSubscriptionDays } from './subscription.keeping';

const seller = '018f0000-0000-7000-8000-000000000001';
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
let deps: TestDeps;
let people: ReturnType<typeof subscribersOf>;

beforeAll(async () => {
  deps = await testDeps();
  keepSubscriptionDays(deps);
  people = subscribersOf(deps, seller);
});
beforeEach(() => toNoon());
afterEach(() => resetDatabase(deps.database));
afterAll(() => deps.close());

/** The next noon in India, so that each test knows how far midnight is. */
function toNoon(): void {
  const { clock } = deps;
  const noon = dayStart(nextDay(stepKey(clock.now(), 'day'))).getTime() + 12 * hour;
  clock.advance(noon - clock.now().getTime());
}
const today = () => stepKey(deps.clock.now(), 'day');

async function storedDays(productId = '') {
  const { rows } = await deps.database.pool.query<{ day: string; running: number; monthly: number }>(
    'select day::text, running, monthly from subscription_day where seller_id = $1 and product_id = $2 order by day',
    [seller, productId],
  );
  return rows.map(({ running, monthly }) => [running, monthly === null ? null : Number(monthly)]);
}

it('keeps the end of each day of each product, and of all of them together', async () => {
  await people.begin('bread');
  await people.begin('bread', { status: 'trialing' });
  await people.begin('rye', { terms: { ...people.terms, amount: 1_000, period: { unit: 'day', count: 7 } } });
  await people.begin('gone', { status: 'expired' });
  deps.clock.advance(12 * hour + 4 * minute);
  await deps.jobs.drain();
  // The day before nobody had subscribed; that which is just over may still be written to.
  expect(await storedDays()).toEqual([[0, 0]]);
  deps.clock.advance(12 * minute);
  await deps.jobs.drain();
  expect(await storedDays()).toEqual([
    [0, 0],
    [3, 10_000 + 4_345],
  ]);
  expect(await storedDays('bread')).toEqual([[2, 10_000]]);
  expect(await storedDays('rye')).toEqual([[1, 4_345]]);
  expect(await storedDays('gone')).toEqual([]);
});

it('a late count finds how everything stood at midnight', async () => {
  const [pausing, dearer, ending, short] = [
    await people.begin('bread'),
    await people.begin('bread'),
    await people.begin('bread'),
    await people.begin('bread', {
      status: 'cancelled',
      ends_at: new Date(deps.clock.now().getTime() + 13 * hour),
    }),
  ];
  deps.clock.advance(12 * hour);
  await people.change(pausing as string, { status: 'paused' });
  await people.change(dearer as string, { terms: { ...people.terms, amount: 50_000 } });
  await people.change(ending as string, { status: 'expired' });
  await people.begin('bread');
  deps.clock.advance(9 * hour);
  // Once more on the same day: midnight stays what it was.
  await people.change(pausing as string, { status: 'expired' });
  await people.change(dearer as string, { status: 'pastDue' });
  await people.change(short as string, { status: 'expired' });
  const { db } = deps.database;
  const yesterday = await figuresOf({ range: '7d' });
  expect(yesterday?.steps.at(-2)).toMatchObject({ running: 4, monthly: 30_000 });
  await deps.jobs.drain();
  expect(await storedDays()).toEqual([[4, 30_000]]);
  expect(
    (await subscriptionFigures(db, seller, '', lookedAt({ range: '7d' }), deps.clock.now()))?.steps.at(-1),
  ).toMatchObject({ running: 2, monthly: 60_000 });
});

const lookedAt = (period: Parameters<typeof daysAsked>[0]) => daysAsked(period, today(), today());
const figuresOf = (period: Parameters<typeof daysAsked>[0], productId = '') =>
  subscriptionFigures(deps.database.db, seller, productId, lookedAt(period), deps.clock.now());

it('days without a server are caught up with; what nobody can tell any more has no figure, and is not asked for again', async () => {
  const known = await people.begin('bread');
  const lost = await people.begin('rye');
  deps.clock.advance(12 * hour + 10 * minute);
  await deps.jobs.drain();
  deps.clock.advance(3 * day);
  await people.change(known, { status: 'paused' });
  await people.change(lost, { status: 'paused' });
  deps.clock.advance(day);
  // Of this one the midnight before the pause is forgotten with the next day's change.
  await people.change(lost, { status: 'active' });
  await deps.jobs.drain();
  expect(await storedDays('bread')).toEqual([
    [1, 10_000],
    [1, 10_000],
    [1, 10_000],
    [1, 10_000],
    [1, 0],
  ]);
  const nobodyKnows = [null, null];
  expect(await storedDays('rye')).toEqual([[1, 10_000], nobodyKnows, nobodyKnows, nobodyKnows, [1, 0]]);
  expect(await storedDays()).toEqual([[2, 20_000], nobodyKnows, nobodyKnows, nobodyKnows, [2, 0]]);
  const found = await figuresOf({ range: '7d' }, 'rye');
  expect(found?.steps.map(({ running }) => running)).toEqual([0, 1, null, null, null, 1, 1]);
});

it('twice, and by two servers at once, comes to the same as once', async () => {
  for (let n = 0; n < 5; n += 1) await people.begin('bread');
  deps.clock.advance(2 * day);
  const other = { ...deps, jobs: createJobs(deps) };
  keepSubscriptionDays(other);
  await Promise.all([deps.jobs.drain(), other.jobs.drain(), deps.jobs.drain()]);
  const once = await storedDays();
  expect(once).toEqual([
    [5, 50_000],
    [5, 50_000],
  ]);
  const job = { queue: 'analytics.subscriptions-of', payload: { sellerId: seller } };
  await people.begin('bread');
  for (let n = 0; n < 2; n += 1) await deps.database.tx((trx) => enqueue(trx, job));
  await Promise.all([deps.jobs.drain(), other.jobs.drain()]);
  expect(await storedDays()).toEqual(once);
});
