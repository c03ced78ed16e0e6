import { expect, it } from 'vitest';
import { shownBuyers } from './seller-facts.rules';

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
