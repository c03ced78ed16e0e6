import { durationOf } from '@haat/kinds/parts/preview/duration';
import { clockOf, dayIn, hoursIn, isInstant } from '@haat/kinds/parts/preview/in-zone';
import { expect, test } from 'vitest';

const evening = '2026-12-12T13:30:00.000Z';

test('an hour is said on the clocks of the place where it is held', () => {
  expect(dayIn(evening, 'Asia/Kolkata')).toBe('Saturday, 12 December 2026');
  expect(hoursIn(evening, 90, 'Asia/Kolkata')).toBe('7:00 pm to 8:30 pm');
  expect(clockOf('Asia/Kolkata')).toBe('India time');
  expect(hoursIn(evening, 60, 'America/New_York')).toBe('8:30 am to 9:30 am');
  expect(clockOf('America/New_York')).toBe('New York time');
  expect(dayIn('2026-12-31T20:00:00.000Z', 'Asia/Kolkata')).toBe('Friday, 1 January 2027');
  expect(hoursIn('2026-12-12T18:30:00.000Z', 60, 'Asia/Kolkata')).toBe('12:00 am to 1:00 am');
});

test('a zone that is nobody’s is taken for India, and half a date for none', () => {
  for (const zone of ['', 'Asia/', 'nowhere'])
    expect([zone, clockOf(zone), hoursIn(evening, 60, zone)]).toEqual([
      zone,
      'India time',
      '7:00 pm to 8:00 pm',
    ]);
  expect([isInstant(''), isInstant('2026-12'), isInstant(evening)]).toEqual([false, true, true]);
});

test('lengths read as people say them', () => {
  expect([5, 60, 90, 380, 0].map(durationOf)).toEqual(['5 min', '1 h', '1 h 30 min', '6 h 20 min', '0 min']);
});
