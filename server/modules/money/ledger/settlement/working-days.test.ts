import { expect, it } from 'vitest';
import { addWorkingDays } from './working-days';

it.each([
  ['Monday', '2026-01-05T10:00:00+05:30', '2026-01-07T10:00:00+05:30'],
  ['Thursday', '2026-01-08T10:00:00+05:30', '2026-01-12T10:00:00+05:30'],
  ['Friday evening', '2026-01-09T23:30:00+05:30', '2026-01-13T23:30:00+05:30'],
  ['Saturday', '2026-01-10T10:00:00+05:30', '2026-01-13T10:00:00+05:30'],
  ['Sunday', '2026-01-11T10:00:00+05:30', '2026-01-13T10:00:00+05:30'],
  // Still Friday in UTC, but already Saturday in India.
  ['Saturday just after midnight', '2026-01-09T19:00:00Z', '2026-01-12T19:00:00Z'],
])('two working days after %s', (_name, from, to) => {
  expect(addWorkingDays(new Date(from), 2)).toEqual(new Date(to));
});

it('no working days are no time at all', () => {
  const saturday = new Date('2026-01-10T10:00:00Z');
  expect(addWorkingDays(saturday, 0)).toEqual(saturday);
});
