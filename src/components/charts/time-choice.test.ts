import { expect, it } from 'vitest';
import { lastMonth, timeOf, troubleWith } from './time-choice';

const today = '2026-11-21';
const dates = (from: string, to: string) => ({ range: 'dates' as const, from, to, step: null });

it('a range is asked for as it is, days once both make sense', () => {
  expect(timeOf({ range: '90d', from: '', to: '', step: null }, today)).toEqual({ range: '90d' });
  expect(timeOf(dates('2026-11-01', '2026-11-10'), today)).toEqual({ from: '2026-11-01', to: '2026-11-10' });
  expect(timeOf(dates('2026-11-01', ''), today)).toBeNull();
  expect(timeOf(dates('2026-11-11', '2026-11-10'), today)).toBeNull();
});

it('a step that was chosen is asked for, of a range and of days', () => {
  const week = { step: 'week' as const };
  expect(timeOf({ ...lastMonth, ...week }, today)).toEqual({ range: '30d', ...week });
  const days = { from: '2026-11-01', to: '2026-11-10' };
  expect(timeOf({ range: 'dates', ...days, ...week }, today)).toEqual({ ...days, ...week });
});

it('says what is wrong with days', () => {
  expect(troubleWith(dates('2026-11-01', ''), today)).toBeUndefined();
  expect(troubleWith(dates('2026-11-11', '2026-11-10'), today)).toBe(
    'Choose a date on or after the start date',
  );
  expect(troubleWith(dates('2026-11-11', '2026-11-22'), today)).toBe('Choose a date up to today');
  expect(
    troubleWith({ range: '7d', from: '2026-11-11', to: '2026-11-10', step: null }, today),
  ).toBeUndefined();
});
