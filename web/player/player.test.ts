import { expect, test } from 'vitest';
import { nextRate } from './shortcuts';
import { thumbnailAt } from './thumbnail';
import { clockOf } from './time';

test('seconds are said as a clock says them', () => {
  expect([0, 65.9, 3729, Number.NaN, -1].map(clockOf)).toEqual(['0:00', '1:05', '1:02:09', '0:00', '0:00']);
});

test('rates go up and down one by one, and stay at their ends', () => {
  expect(nextRate(1, 1)).toBe(1.25);
  expect(nextRate(1, -1)).toBe(0.75);
  expect(nextRate(2, 1)).toBe(2);
  expect(nextRate(0.5, -1)).toBe(0.5);
  expect(nextRate(3, -1)).toBe(1.75);
});

test('the picture of a second is found in the strip', () => {
  const strip = { src: '', width: 160, height: 90, columns: 10, count: 25, interval: 4 };
  expect(thumbnailAt(strip, 0)).toEqual({ left: 0, top: 0 });
  expect(thumbnailAt(strip, 47)).toEqual({ left: 160, top: 90 });
  expect(thumbnailAt(strip, 10_000)).toEqual({ left: 640, top: 180 });
});
