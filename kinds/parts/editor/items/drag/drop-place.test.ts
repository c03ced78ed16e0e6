import { expect, test } from 'vitest';
import { type DrawnList, dropAt } from './drop-place';

const rows = [
  { top: 0, bottom: 40 },
  { top: 40, bottom: 80 },
];
const lists: DrawnList[] = [
  { id: 'one', top: 0, bottom: 80, rows },
  { id: 'none', top: 200, bottom: 212, rows: [] },
];

test('a row is dropped before or after the middle of another, and marked between them', () => {
  expect(dropAt(lists, 10)).toEqual({ list: 'one', place: 0, mark: 0 });
  expect(dropAt(lists, 30)).toEqual({ list: 'one', place: 1, mark: 40 });
  expect(dropAt(lists, 79)).toEqual({ list: 'one', place: 2, mark: 80 });
});

test('the nearest list takes it, also one that is empty', () => {
  expect(dropAt(lists, 130)).toEqual({ list: 'one', place: 2, mark: 80 });
  expect(dropAt(lists, 150)).toEqual({ list: 'none', place: 0, mark: 200 });
  expect(dropAt(lists, 900)).toEqual({ list: 'none', place: 0, mark: 200 });
  expect(dropAt([], 10)).toBeNull();
});
