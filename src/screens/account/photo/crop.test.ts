import { expect, test } from 'vitest';
import { centred, moved, sideOf, squareOf } from './crop';

const wide = { width: 400, height: 200 };

test('the middle of a picture is shown first, and all of its shorter side', () => {
  expect(squareOf(wide, centred)).toEqual({ left: 100, top: 0, side: 200 });
  expect(squareOf({ width: 200, height: 400 }, centred)).toEqual({ left: 0, top: 100, side: 200 });
});

test('closer up less of it is shown, and never what lies outside', () => {
  expect(squareOf(wide, { zoom: 2, x: 1, y: 1 })).toEqual({ left: 300, top: 100, side: 100 });
});

test('dragging to the right shows what is left of it, until its edge', () => {
  const dragged = moved(wide, centred, { right: 0.25, down: 0.5 });
  expect(squareOf(wide, dragged)).toEqual({ left: 50, top: 0, side: 200 });
  expect(moved(wide, centred, { right: 9, down: 0 })).toEqual({ zoom: 1, x: 0, y: 0.5 });
});

test.each([
  [4_000, 3_000, 240],
  [300, 100.5, 100],
  [0.5, 3, 1],
])('of %s × %s pixels a side has %s', (width, height, side) => {
  expect(sideOf({ width, height })).toBe(side);
});
