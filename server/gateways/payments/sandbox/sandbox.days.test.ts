import { describe, expect, it } from 'vitest';
import { isRaisedInTime, lastBegun } from './sandbox.days';

/** By India's clocks. */
const at = (time: string) => new Date(`2026-11-21T${time}+05:30`);

describe('a charge', () => {
  it.each([
    ['for today', '2026-11-21', '09:00', false],
    ['for yesterday', '2026-11-20', '09:00', false],
    ['for tomorrow, at midnight', '2026-11-22', '00:00', true],
    ['for tomorrow, just in time', '2026-11-22', '20:59:59', true],
    ['for tomorrow, too late', '2026-11-22', '21:00', false],
    ['for the day after, in the evening', '2026-11-23', '23:59', true],
    ['for two weeks ahead', '2026-12-05', '12:00', true],
    ['for longer than that', '2026-12-06', '12:00', false],
    ['for no day at all', '2026-11-22T00:00', '12:00', false],
  ])('%s', (_what, day, time, isTaken) => {
    expect(isRaisedInTime(day, at(time))).toBe(isTaken);
  });
});

it('begins with a day at seven in the morning', () => {
  expect(lastBegun(at('06:59'))).toBe('2026-11-20');
  expect(lastBegun(at('07:00'))).toBe('2026-11-21');
  expect(lastBegun(at('23:59'))).toBe('2026-11-21');
});
