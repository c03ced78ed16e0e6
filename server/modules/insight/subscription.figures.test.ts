import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDeps, testDeps } from '../../platform/testing';
import { spanOf } from './day.spans';
import { subscriptionFigures } from './subscription.figures';

const seller = '018f0000-0000-7000-8000-000000000001';
const now = new Date('2026-11-21T06:30:00Z');
const looked = spanOf({ from: '2026-11-15', to: '2026-11-21' });
const before = spanOf({ from: '2026-11-08', to: '2026-11-14' });
let deps: TestDeps;

beforeAll(async () => {
  deps = await testDeps();
  await subscribed('active', '2026-11-16');
  await subscribed('active', '2026-11-09');
  await subscribed('active', '2026-11-10');
  await subscribed('expired', '2026-09-01', '2026-11-12');
  await subscribed('cancelled', '2026-10-18', '2026-11-18');
  await subscribed('cancelled', '2026-11-01', '2026-12-01');
});
afterAll(() => deps.close());

const at = (day: string) => new Date(`${day}T06:30:00Z`);

function subscribed(status: string, from: string, to = '2026-12-09') {
  const terms = JSON.stringify({ amount: 10_000, period: { unit: 'month', count: 1 } });
  return deps.database.pool.query(
    `insert into subscription (seller_id, id, product_id, buyer_phone, status, terms, anchor_day, started_at, ends_at, since, reminded, updated_at)
     values ($1, $2, 'letters', '+919800000000', $3, $4, 1, $5, $6, $5, 0, $5)`,
    [seller, deps.random.publicId(), status, terms, at(from), at(to)],
  );
}

it('what came and went stands beside the same of as many days before', async () => {
  expect(await subscriptionFigures(deps.database.db, seller, '', looked, before, now)).toEqual({
    active: 4,
    joined: 1,
    ended: 1,
    monthly: 30_000,
    previous: { joined: 2, ended: 1 },
  });
});

it('of all time there is nothing before, and of nobody nothing at all', async () => {
  const { db } = deps.database;
  const ever = spanOf({ from: '2026-01-01', to: '2026-11-21' });
  expect(await subscriptionFigures(db, seller, 'letters', ever, null, now)).toMatchObject({
    joined: 6,
    ended: 2,
    previous: null,
  });
  expect(await subscriptionFigures(db, seller, 'bread', ever, null, now)).toBeNull();
});
