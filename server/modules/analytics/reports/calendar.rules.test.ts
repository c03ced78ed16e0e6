import { describe, expect, it } from 'vitest';
import { monthsBetween, periodOf, stepKey } from './calendar.rules';

// 00:30 on Tuesday 6 January in India, still Monday in London.
const now = new Date('2026-01-05T19:00:00.000Z');
const iso = (dates: readonly Date[] | null) => dates?.map((date) => date.toISOString()) ?? [];

describe('a period', () => {
  it('of today is the hours of the day in India, beside those of yesterday', () => {
    const period = periodOf('today', now);
    expect(iso(period.steps)).toHaveLength(24);
    expect(iso(period.steps)[0]).toBe('2026-01-05T18:30:00.000Z');
    expect(iso(period.previous)[0]).toBe('2026-01-04T18:30:00.000Z');
    expect(stepKey(now, 'hour')).toBe('2026-01-06T00');
  });

  it.each([
    ['7d', 7, '2025-12-30T18:30:00.000Z', '2025-12-23T18:30:00.000Z'],
    ['30d', 30, '2025-12-07T18:30:00.000Z', '2025-11-07T18:30:00.000Z'],
  ] as const)('of %s is that many days with today, beside as many before', (range, days, first, before) => {
    const period = periodOf(range, now);
    expect(period.steps).toHaveLength(days);
    expect(period.previous).toHaveLength(days);
    expect(iso(period.steps)[0]).toBe(first);
    expect(iso(period.previous)[0]).toBe(before);
    expect(stepKey(period.steps.at(-1) as Date, 'day')).toBe('2026-01-06');
  });

  it('of everything is months, without gaps', () => {
    const { steps, previous } = monthsBetween(new Date('2025-10-31T19:00:00Z'), now);
    expect(steps.map((at) => stepKey(at, 'month'))).toEqual(['2025-11', '2025-12', '2026-01']);
    expect(iso(steps)[0]).toBe('2025-10-31T18:30:00.000Z');
    expect(previous).toBeNull();
    expect(monthsBetween(now, now).steps).toHaveLength(1);
  });
});
