import { expect, test } from 'vitest';
import { placeOfList } from './list-place';

test.each([
  [400, 600, 'below'],
  [401, 600, 'above'],
  [0, 199, 'above'],
])('a control that ends at %i px in a window of %i px opens %s', (bottom, height, place) =>
  expect(placeOfList(bottom, height)).toBe(place),
);
