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
    stepsOffered: ['day'],
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
    stepsOffered: ['month'],
    previous: null,
  });
  expect(lengthOf(daysAsked({ range: 'all' }, today, '1990-01-01'))).toBe(3_660);
});

it('days of one’s own are taken as they are, in a step that can be read', () => {
  const days = daysAsked({ from: '2026-11-01', to: '2026-11-10', step: 'week' }, today, today);
  expect(days).toMatchObject({ step: 'week', previous: { from: '2026-10-22', to: '2026-10-31' } });
  expect(daysAsked({ from: '2020-01-01', to: today, step: 'day' }, today, today).step).toBe('month');
});

it.each([
  ['7d', ['day']],
  ['30d', ['day', 'week', 'month']],
  ['90d', ['day', 'week', 'month']],
  ['365d', ['week', 'month']],
] as const)('of %s the steps are offered that make more than one and not too many: %j', (range, offered) => {
  expect(daysAsked({ range }, today, today).stepsOffered).toEqual(offered);
});

it('a step is answered where it is offered, and else the nearest that is', () => {
  expect(daysAsked({ range: '30d', step: 'month' }, today, today).step).toBe('month');
  expect(daysAsked({ range: '90d', step: 'day' }, today, today).step).toBe('day');
  expect(daysAsked({ range: '365d', step: 'month' }, today, today).step).toBe('month');
  expect(daysAsked({ range: '365d', step: 'day' }, today, today).step).toBe('week');
  expect(daysAsked({ range: '7d', step: 'month' }, today, today).step).toBe('day');
  expect(daysAsked({ from: today, to: today, step: 'week' }, today, today).step).toBe('day');
});

it('every step that is offered is answered, and never more of them than can be read', () => {
  fc.assert(
    fc.property(fc.nat(3_659), (length) => {
      const days = { from: plusDays(today, -length), to: today };
      const { stepsOffered, step } = daysAsked(days, today, today);
      expect(stepsOffered).toContain(step);
      for (const one of stepsOffered) {
        const looked = daysAsked({ ...days, step: one }, today, today);
        expect(looked.step).toBe(one);
        expect(stepsOf(looked).length).toBeLessThanOrEqual(132);
      }
    }),
  );
});

it.each([
  [{ from: '2026-11-01' }, 'to'],
  [{ to: '2026-11-01' }, 'from'],
  [{ from: '2026-02-30', to: '2026-11-01' }, 'from'],
  [{ from: '2026-11-10', to: '2026-11-01' }, 'to'],
  [{ from: '2026-11-10', to: '2026-11-22' }, 'to'],
  [{ from: '2001-11-10', to: '2026-11-20' }, 'from'],
])('%j is refused at %s', (days, field) => {
  expect(() => daysAsked(days, today, today)).toThrow(
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
