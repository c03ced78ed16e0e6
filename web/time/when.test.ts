import { expect, test } from 'vitest';
import {
  clockTime,
  dateAndTime,
  dayNumber,
  dayOfField,
  exactTime,
  fieldOfDay,
  namedDay,
  partOfDay,
  startOfDay,
} from './when';

const lastMinute = '2026-11-21T18:29:59Z';
const midnight = '2026-11-21T18:30:00Z';

test('days begin at midnight in India', () => {
  expect(dayNumber(midnight)).toBe(dayNumber(lastMinute) + 1);
  expect(startOfDay(dayNumber(midnight)).toISOString()).toBe('2026-11-21T18:30:00.000Z');
});

test('writes Indian clock time', () => {
  expect(clockTime(lastMinute)).toBe('23:59');
  expect(clockTime(midnight)).toBe('00:00');
  expect(exactTime(lastMinute)).toBe('23:59:59');
  expect(dateAndTime('2026-11-21T05:09:00Z')).toBe('21 Nov, 10:39');
});

test('names days as people do', () => {
  const now = '2026-11-21T05:00:00Z';
  expect(namedDay(now, now)).toBe('Today, 21 November');
  expect(namedDay('2026-11-20T05:00:00Z', now)).toBe('Yesterday, 20 November');
  expect(namedDay('2026-11-13T05:00:00Z', now)).toBe('Friday, 13 November');
  expect(namedDay('2025-11-13T05:00:00Z', now)).toBe('Thursday, 13 November 2025');
});

test('greets by the Indian clock', () => {
  expect(partOfDay('2026-11-21T03:00:00Z')).toBe('morning');
  expect(partOfDay('2026-11-21T08:00:00Z')).toBe('afternoon');
  expect(partOfDay('2026-11-21T13:00:00Z')).toBe('evening');
});

test('date fields and days agree', () => {
  const day = dayOfField('2026-11-21');
  expect(day).not.toBeNull();
  expect(fieldOfDay(day ?? 0)).toBe('2026-11-21');
  expect(dayOfField('21/11/2026')).toBeNull();
});
