import { expect, it } from 'vitest';
import { timeOf, troubleWith } from './time-choice';

const today = '2026-11-21';
const dates = (from: string, to: string) => ({ range: 'dates' as const, from, to });

it('a range is asked for as it is, days once both make sense', () => {
  expect(timeOf({ range: '90d', from: '', to: '' }, today)).toEqual({ range: '90d' });
  expect(timeOf(dates('2026-11-01', '2026-11-10'), today)).toEqual({ from: '2026-11-01', to: '2026-11-10' });
  expect(timeOf(dates('2026-11-01', ''), today)).toBeNull();
  expect(timeOf(dates('2026-11-11', '2026-11-10'), today)).toBeNull();
});

it('says what is wrong with days', () => {
  expect(troubleWith(dates('2026-11-01', ''), today)).toBeUndefined();
  expect(troubleWith(dates('2026-11-11', '2026-11-10'), today)).toBe('Choose a day from the first one on');
  expect(troubleWith(dates('2026-11-11', '2026-11-22'), today)).toBe('Choose a day up to today');
  expect(troubleWith({ range: '7d', from: '2026-11-11', to: '2026-11-10' }, today)).toBeUndefined();
});
