import fc from 'fast-check';
import { expect, it } from 'vitest';
import { daysAsked, lengthOf, stepsOf } from './analytics.days';
import { plusDays } from './calendar.rules';

const today = '2026-11-21';

it('a range ends today and stands beside as many days before', () => {
  expect(daysAsked({ range: '7d' }, today, today)).toEqual({
    from: '2026-11-15',
    to: today,
    step: 'day',
    previous: { from: '2026-11-08', to: '2026-11-14' },
  });
  expect(daysAsked({}, today, today).from).toBe('2026-10-23');
  expect(daysAsked({ range: '365d' }, today, today).step).toBe('week');
});

it('all time begins with the first day and has nothing before', () => {
  expect(daysAsked({ range: 'all' }, today, '2024-02-10')).toEqual({
    from: '2024-02-10',
    to: today,
    step: 'month',
    previous: null,
  });
  expect(lengthOf(daysAsked({ range: 'all' }, today, '1990-01-01'))).toBe(3_660);
});

it('days of one’s own are taken as they are, in a step that can be read', () => {
  const asked = daysAsked({ from: '2026-11-01', to: '2026-11-10', step: 'week' }, today, today);
  expect(asked).toMatchObject({ step: 'week', previous: { from: '2026-10-22', to: '2026-10-31' } });
  expect(daysAsked({ from: '2020-01-01', to: today, step: 'day' }, today, today).step).toBe('month');
});

it.each([
  [{ from: '2026-11-01' }, 'to'],
  [{ to: '2026-11-01' }, 'from'],
  [{ from: '2026-02-30', to: '2026-11-01' }, 'from'],
  [{ from: '2026-11-10', to: '2026-11-01' }, 'to'],
  [{ from: '2026-11-10', to: '2026-11-22' }, 'to'],
  [{ from: '2001-11-10', to: '2026-11-20' }, 'from'],
])('%j is refused at %s', (asked, field) => {
  expect(() => daysAsked(asked, today, today)).toThrow(
    expect.objectContaining({ status: 422, fields: { [field]: expect.any(String) } }),
  );
});

it('steps hold every day once, weeks from Monday and months from their first', () => {
  expect(stepsOf({ from: '2026-11-18', to: '2026-11-30', step: 'week' })).toEqual([
    { from: '2026-11-18', to: '2026-11-22' },
    { from: '2026-11-23', to: '2026-11-29' },
    { from: '2026-11-30', to: '2026-11-30' },
  ]);
  fc.assert(
    fc.property(
      fc.nat(4_000),
      fc.nat(900),
      fc.constantFrom('day' as const, 'week' as const, 'month' as const),
      (start, length, step) => {
        const from = plusDays('2020-01-01', start);
        const to = plusDays(from, length);
        const steps = stepsOf({ from, to, step });
        expect([steps[0]?.from, steps.at(-1)?.to]).toEqual([from, to]);
        for (const [index, one] of steps.entries())
          expect(one.from).toBe(index === 0 ? from : plusDays(steps[index - 1]?.to ?? '', 1));
      },
    ),
  );
});
