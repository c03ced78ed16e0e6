import fc from 'fast-check';
import { expect, test } from 'vitest';
import { axisOf, namedDays } from './axis';

test('has a round top and at most four lines', () => {
  expect(axisOf(12050)).toEqual({ top: 15000, steps: [0, 5000, 10000, 15000] });
  expect(axisOf(0)).toEqual({ top: 1, steps: [0] });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), (highest) => {
      const { top, steps } = axisOf(highest);
      expect(top).toBeGreaterThanOrEqual(highest * 0.999999);
      expect(steps.length).toBeLessThanOrEqual(4);
    }),
  );
});

test('names the first and the last day', () => {
  expect(namedDays(30, 5)).toEqual([0, 7, 15, 22, 29]);
  expect(namedDays(3, 5)).toEqual([0, 1, 2]);
});
