import { expect, it } from 'vitest';
import { shownBuyers, shownReplyHours } from './seller-facts.rules';

it.each([
  [0, null],
  [9, null],
  [10, 10],
  [99, 90],
  [100, 100],
  [3_149, 3_100],
  [99_999, 99_000],
  [1_234_567, 1_200_000],
])('of %i buyers a page shows %s', (count, shown) => {
  expect(shownBuyers(count)).toBe(shown);
});

it.each([
  [4, 60_000, null],
  [5, 60_000, 1],
  [5, 0, 1],
  [5, 3_600_001, 2],
  [9, 24 * 3_600_000, 24],
  [9, 25 * 3_600_000, 48],
  [9, 72 * 3_600_000, 72],
  [9, 72 * 3_600_000 + 1, null],
  [9, Number.POSITIVE_INFINITY, null],
])('of %i questions, half answered within %i ms, a page says %s hours', (questions, medianMs, shown) => {
  expect(shownReplyHours({ questions, medianMs })).toBe(shown);
});
