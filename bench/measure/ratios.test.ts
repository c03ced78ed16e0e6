import { expect, test } from 'vitest';
import { median, quantile, ratioOf } from './ratios';

test('quantiles lie between neighbours', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(quantile([0, 10], 0.25)).toBe(2.5);
});

test('a ratio is taken round by round and is the same every time', () => {
  const ours = [10, 20, 30];
  const floor = [20, 40, 60];
  expect(ratioOf(ours, floor)).toEqual({ median: 0.5, low: 0.5, high: 0.5 });
  expect(ratioOf([1, 2, 3], [1, 1, 1])).toEqual(ratioOf([1, 2, 3], [1, 1, 1]));
});
