import { expect, test } from 'vitest';
import { reductionsOf } from './reductions';

test('tells which prices are reduced, and never promises more than it is', () => {
  expect(
    reductionsOf([
      { id: 'a', type: 'once', amount: 1_49_900, compareAt: 2_49_900, label: 'Early' },
      { id: 'b', type: 'once', amount: 49_900 },
      { id: 'c', type: 'once', amount: 66_600, compareAt: 99_900 },
    ]),
  ).toEqual([
    { key: 'a', label: 'Early', amount: 1_49_900, before: 2_49_900, percent: 40 },
    { key: 'c', label: 'Price', amount: 66_600, before: 99_900, percent: 33 },
  ]);
});
