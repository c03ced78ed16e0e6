import { expect, test } from 'vitest';
import { titleOfList } from './listed-kind';

test('a list is called after what its address names', () => {
  const titleAt = (home: 'page' | 'course', search: string) => titleOfList(home, new URLSearchParams(search));
  expect(titleAt('page', '')).toBe('Payment pages');
  expect(titleAt('page', '?kind=all')).toBe('Products');
  expect(titleAt('page', '?kind=course')).toBe('Payment pages');
  expect(titleAt('course', '')).toBe('Courses');
  expect(titleAt('course', '?kind=lesson')).toBe('Lessons');
  expect(titleAt('course', '?kind=all')).toBe('Courses');
});
