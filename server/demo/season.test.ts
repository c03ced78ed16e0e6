import { expect, test } from 'vitest';
import { planSeason } from './season';
import { pages } from './shop';

const now = new Date('2026-11-21T06:30:00Z');

function counting(): () => number {
  let state = 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

test('plans three months that end now, in order, and the same ones each time', () => {
  const season = planSeason(now, pages, counting());
  expect(season).toHaveLength(92);
  expect(season.at(-1)?.start.toISOString()).toBe('2026-11-20T18:30:00.000Z');
  const sales = season.flatMap((day) => day.sales);
  expect(sales.length).toBeGreaterThan(250);
  expect(sales.every((sale) => sale.at < now)).toBe(true);
  expect(season).toEqual(planSeason(now, pages, counting()));
});

test('sells nothing before it is on sale and nothing that is a draft', () => {
  const season = planSeason(now, pages, counting());
  const draft = pages.findIndex((page) => page.state === 'draft');
  const late = pages.findIndex((page) => page.sinceDays === 31);
  const early = season.slice(0, 60).flatMap((day) => day.sales);
  expect(season.flatMap((day) => day.sales).some((sale) => sale.page === draft)).toBe(false);
  expect(early.some((sale) => sale.page === late)).toBe(false);
});
