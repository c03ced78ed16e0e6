import { inLanguage, learn } from '@haat/i18n';
import { expect, test } from 'vitest';
import { hindi } from '../../hindi';
import { dataText } from '../preview/data-text';
import { averageLessonBytes } from './data-use.rules';

learn(hindi);

const MB = 1024 ** 2;
const bytesOf = new Map([
  ['a', 40 * MB],
  ['b', 60 * MB],
  ['c', 20 * MB],
]);

test('a lesson with several videos takes what they take together', () => {
  expect(averageLessonBytes([['a'], ['b', 'c']], bytesOf)).toBe(60 * MB);
});

test('nothing is said of a course without videos, nor while one is not known', () => {
  expect(averageLessonBytes([], bytesOf)).toBe(null);
  expect(averageLessonBytes([['a'], ['unknown']], bytesOf)).toBe(null);
});

test.each([
  [1, 'Light on data, about 1 MB a lesson'],
  [7.4 * MB, 'Light on data, about 7 MB a lesson'],
  [58.7 * MB, 'Light on data, about 60 MB a lesson'],
  [147 * MB, 'Light on data, about 150 MB a lesson'],
  [151 * MB, 'About 150 MB of data a lesson'],
  [432 * MB, 'About 430 MB of data a lesson'],
  [996 * MB, 'About 1 GB of data a lesson'],
  [1_300 * MB, 'About 1.3 GB of data a lesson'],
])('%d bytes: %s', (bytes, text) => {
  expect(inLanguage('en', () => dataText(bytes))).toBe(text);
});

test('in Hindi', () => {
  expect(inLanguage('hi', () => dataText(60 * MB))).toBe('डेटा कम लगता है, हर पाठ में क़रीब 60 MB');
});
