import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDeps, testDeps } from '../../../platform/testing/testing';
import { daysAsked, type Looked } from '../reports/analytics.days';
import { subscriptionFigures } from './subscription.figures';

const seller = '018f0000-0000-7000-8000-000000000001';
const now = new Date('2026-11-21T06:30:00Z');
const looked = daysAsked({ from: '2026-11-15', to: '2026-11-21' }, '2026-11-21', '');
let deps: TestDeps;

beforeAll(async () => {
  deps = await testDeps();
  await subscribed('active', '2026-11-16');
  await subscribed('active', '2026-11-09');
  await subscribed('active', '2026-11-10');
  await subscribed('expired', '2026-09-01', '2026-11-12');
  await subscribed('cancelled', '2026-10-18', '2026-11-18');
  await subscribed('cancelled', '2026-11-01', '2026-12-01');
  // The end of the days before is kept; yesterday is not yet, and every other day never was.
  await deps.database.pool.query(
    `insert into subscription_day values ($1, '', '2026-11-14', 4, 20000), ($1, 'letters', '2026-11-14', 4, 20000)`,
    [seller],
  );
});
afterAll(() => deps.close());

const figuresOf = (days: Looked, productId = '') =>
  subscriptionFigures(deps.database.db, seller, productId, days, now);
const at = (day: string) => new Date(`${day}T06:30:00Z`);

function subscribed(status: string, from: string, to = '2026-12-09') {
  const terms = JSON.stringify({ amount: 10_000, period: { unit: 'month', count: 1 } });
  return deps.database.pool.query(
    `insert into subscription (seller_id, id, product_id, buyer_phone, status, terms, anchor_day, started_at, ends_at, since, reminded, updated_at)
     values ($1, $2, 'letters', '+919800000000', $3, $4, 1, $5, $6, $5, 0, $5)`,
    [seller, deps.random.publicId(), status, terms, at(from), at(to)],
  );
}

it('what came and went, and how many run, stands beside the same of as many days before', async () => {
  const { steps, ...figures } = (await figuresOf(looked)) ?? { steps: [] };
  expect(figures).toEqual({
    running: 4,
    monthly: 30_000,
    joined: 1,
    ended: 1,
    previous: { running: 4, monthly: 20_000, joined: 2, ended: 1 },
  });
  const unknown = { running: null, monthly: null };
  expect(steps.map(({ running, monthly }) => ({ running, monthly }))).toEqual([
    ...Array.from({ length: 5 }, () => unknown),
    { running: 4, monthly: 30_000 },
    { running: 4, monthly: 30_000 },
  ]);
});

it('of days that are over stands their end, and not what runs now', async () => {
  const past = daysAsked({ from: '2026-11-08', to: '2026-11-14' }, '2026-11-21', '');
  expect(await figuresOf(past)).toMatchObject({ running: 4, monthly: 20_000, previous: { running: null } });
  const early = daysAsked({ from: '2026-08-01', to: '2026-08-31', step: 'week' }, '2026-11-21', '');
  expect(await figuresOf(early)).toMatchObject({
    running: 0,
    monthly: 0,
    previous: { running: 0, monthly: 0 },
  });
});

it('of all time there is nothing before, and of nobody nothing at all', async () => {
  const ever = daysAsked({ range: 'all', step: 'month' }, '2026-11-21', '2026-01-01');
  expect(await figuresOf(ever, 'letters')).toMatchObject({ joined: 6, ended: 2, previous: null });
  expect(await figuresOf(ever, 'bread')).toBeNull();
});
