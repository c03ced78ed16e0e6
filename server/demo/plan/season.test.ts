import { expect, test } from 'vitest';
import { items } from '../shop/items';
import { planSeason } from './season';

const now = new Date('2026-11-21T06:30:00Z');

function counting(): () => number {
  let state = 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

test('plans three months that end now, in order, and the same ones each time', () => {
  const season = planSeason(now, items, counting());
  expect(season).toHaveLength(92);
  expect(season.at(-1)?.start.toISOString()).toBe('2026-11-20T18:30:00.000Z');
  const sales = season.flatMap((day) => day.sales);
  expect(sales.length).toBeGreaterThan(250);
  expect(sales.every((sale) => sale.at < now)).toBe(true);
  expect(season).toEqual(planSeason(now, items, counting()));
});

test('sells nothing before it is on sale and nothing that is a draft', () => {
  const season = planSeason(now, items, counting());
  const draft = items.findIndex((page) => page.state === 'draft');
  const late = items.findIndex((page) => page.daysOnSale === 31);
  const early = season.slice(0, 60).flatMap((day) => day.sales);
  expect(season.flatMap((day) => day.sales).some((sale) => sale.page === draft)).toBe(false);
  expect(early.some((sale) => sale.page === late)).toBe(false);
});

test('lets only subscriptions renew by themselves, and some of them', () => {
  const sales = planSeason(now, items, counting()).flatMap((day) => day.sales);
  const isSubscription = ({ page }: (typeof sales)[number]) =>
    items[page]?.product.prices[0]?.type === 'subscription';
  const subscribed = sales.filter(isSubscription);
  const byItself = sales.filter((sale) => sale.byItself);
  expect(byItself.length).toBeGreaterThan(0);
  expect(byItself.length).toBeLessThan(subscribed.length);
  expect(byItself.every(isSubscription)).toBe(true);
});

test('lets some of those say what they think who kept what they bought, and answers a few', () => {
  const sales = planSeason(now, items, counting()).flatMap((day) => day.sales);
  const reviews = sales.flatMap(({ review }) => review ?? []);
  expect(reviews.length).toBeGreaterThan(15);
  expect(reviews.every(({ stars }) => stars >= 1 && stars <= 5)).toBe(true);
  expect(reviews.some(({ answer }) => answer)).toBe(true);
  const unkept = sales.filter(
    (sale) => sale.refundAfterDays !== undefined || sale.attempts.at(-1) !== 'success',
  );
  expect(unkept.filter(({ review }) => review)).toEqual([]);
});
