import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anchorOf, dayMs, endOfPeriod, morningBefore } from '../../../../platform/text/period';

const months = (count: number) => ({ unit: 'month', count }) as const;
const india = (text: string) => new Date(`${text}+05:30`);
const inIndia = (at: Date | null) =>
  at && new Date(at.getTime() + 330 * 60_000).toISOString().slice(0, 16).replace('T', ' ');
const ending = (from: string, count: number) => {
  const at = india(from);
  return inIndia(endOfPeriod(at, months(count), anchorOf(at)));
};
const instants = fc.date({
  min: new Date('2024-01-01T00:00:00Z'),
  max: new Date('2034-12-31T23:59:59Z'),
  noInvalidDate: true,
});

describe('the end of a period', () => {
  it('is the same day and hour of a later month, or the last day of a shorter one', () => {
    expect([
      ending('2026-11-21T14:20:00', 1),
      ending('2027-01-31T09:00:00', 1),
      ending('2028-01-31T09:00:00', 1),
      ending('2028-02-29T23:30:00', 12),
      ending('2026-12-31T00:10:00', 6),
      ending('2026-08-31T12:00:00', 3),
    ]).toEqual([
      '2026-12-21 14:20',
      '2027-02-28 09:00',
      '2028-02-29 09:00',
      '2029-02-28 23:30',
      '2027-06-30 00:10',
      '2026-11-30 12:00',
    ]);
  });

  it('comes back to the day it was counted from after a short month', () => {
    let at = india('2027-01-31T09:00:00');
    const ends: (string | null)[] = [];
    for (let month = 0; month < 4; month += 1) {
      at = endOfPeriod(at, months(1), 31) as Date;
      ends.push(inIndia(at));
    }
    expect(ends).toEqual(['2027-02-28 09:00', '2027-03-31 09:00', '2027-04-30 09:00', '2027-05-31 09:00']);
  });

  it('goes by the day in India, where it is tomorrow already when it is evening in London', () => {
    expect(anchorOf(new Date('2026-11-30T19:00:00Z'))).toBe(1);
    expect(inIndia(endOfPeriod(new Date('2026-11-30T19:00:00Z'), months(1), 1))).toBe('2027-01-01 00:30');
  });

  it('counts days to the hour, and never comes for a lifetime', () => {
    const from = india('2028-02-28T18:00:00');
    expect(inIndia(endOfPeriod(from, { unit: 'day', count: 7 }, 28))).toBe('2028-03-06 18:00');
    expect(endOfPeriod(from, { unit: 'lifetime', count: 1 }, 28)).toBeNull();
  });

  it('lies 28 to 31 days a month ahead, keeps the time of day, and many months are as long as one by one', () => {
    fc.assert(
      fc.property(instants, fc.integer({ min: 1, max: 24 }), (from, count) => {
        const anchor = anchorOf(from);
        const end = endOfPeriod(from, months(count), anchor) as Date;
        let step = from;
        for (let month = 0; month < count; month += 1) step = endOfPeriod(step, months(1), anchor) as Date;
        expect(step).toEqual(end);
        const days = (end.getTime() - from.getTime()) / dayMs;
        expect(Number.isInteger(days)).toBe(true);
        expect(days >= 28 * count && days <= 31 * count).toBe(true);
        expect(anchorOf(end) <= anchor).toBe(true);
      }),
    );
  });
});

it('writes to people at ten in the morning by their own clocks', () => {
  const end = india('2026-12-03T02:15:00');
  expect([3, 1, 0].map((days) => inIndia(morningBefore(end, days)))).toEqual([
    '2026-11-30 10:00',
    '2026-12-02 10:00',
    '2026-12-03 10:00',
  ]);
});
