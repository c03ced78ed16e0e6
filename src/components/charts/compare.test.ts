import { expect, test } from 'vitest';
import { changeOf, conversionOf, pointsOf } from './compare';

test('says how far a figure moved', () => {
  expect(changeOf(117, 100)).toEqual({ direction: 'up', text: '17.0%' });
  expect(changeOf(50, 100)).toEqual({ direction: 'down', text: '50.0%' });
  expect(changeOf(100, 100)).toEqual({ direction: 'same', text: '0.0%' });
});

test('compares with nothing when there was nothing', () => {
  expect(changeOf(100, 0)).toBeUndefined();
  expect(changeOf(100, undefined)).toBeUndefined();
});

test('calculates conversion and its movement in points', () => {
  expect(conversionOf({ sales: 4, visitors: 100 })).toBe(4);
  expect(conversionOf({ sales: 0, visitors: 0 })).toBeNull();
  expect(pointsOf(4.3, 4)).toEqual({ direction: 'up', text: '0.3 pt' });
  expect(pointsOf(null, 4)).toBeUndefined();
});
