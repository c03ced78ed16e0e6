import { afterAll, beforeAll, expect, test } from 'vitest';
import { json } from '../database/schema';
import { type TestDeps, testDeps } from '../testing/testing';
import { openRates, type PlanRates } from './rates';

let deps: TestDeps;
beforeAll(async () => {
  deps = await testDeps();
});
afterAll(() => deps.close());

const day = 24 * 60 * 60_000;
const withFree = (feeBasisPoints: number): PlanRates => ({
  ...deps.config.plans,
  FREE: { feeBasisPoints, monthly: 0, yearly: 0 },
});
const change = (rates: PlanRates, startsInMs: number) =>
  deps.database.db
    .insertInto('rate_change')
    .values({
      id: deps.random.uuid(),
      at: deps.clock.now(),
      starts_at: new Date(deps.clock.now().getTime() + startsInMs),
      actor: deps.random.uuid(),
      rates: json(rates),
    })
    .execute();

test('what is configured holds until somebody changes it, and each change from its day on', async () => {
  const { config, reload } = await openRates(deps);
  expect(config.plans).toEqual(deps.config.plans);
  await change(withFree(400), 0);
  await change(withFree(600), 30 * day);
  await reload();
  expect(config.plans.FREE.feeBasisPoints).toBe(400);
  deps.clock.advance(30 * day - 1);
  expect(config.plans.FREE.feeBasisPoints).toBe(400);
  deps.clock.advance(1);
  expect(config.plans.FREE.feeBasisPoints).toBe(600);
  await change(withFree(500), 0);
  await reload();
  expect(config.plans.FREE.feeBasisPoints).toBe(500);
});

test('what another process wrote is heard within seconds, also from inside a transaction', async () => {
  const { config } = await openRates(deps);
  await change(withFree(300), 0);
  deps.clock.advance(10_001);
  await deps.database.tx(async () => {
    expect(config.plans.FREE.feeBasisPoints).toBeGreaterThan(300);
  });
  await expect.poll(() => config.plans.FREE.feeBasisPoints).toBe(300);
});
