import { expect, test } from 'vitest';
import { opensMoment, opensOf, opensValues, problemsOfOpens } from './opens.draft';

const nothingWrong = () => false;
const problems = (values: Parameters<typeof problemsOfOpens>[1]) =>
  problemsOfOpens('l1', values).flatMap(([field, problem]) => (problem === undefined ? [] : [field]));

test('a day and a time are those of India, and a day alone is its midnight', () => {
  expect(opensMoment({ opensDay: '2026-12-01', opensTime: '18:30' })?.toISOString()).toBe(
    '2026-12-01T13:00:00.000Z',
  );
  expect(opensMoment({ opensDay: '2026-12-01' })?.toISOString()).toBe('2026-11-30T18:30:00.000Z');
  expect(opensValues({ days: 3, at: '2026-12-01T13:00:00.000Z' })).toEqual({
    days: '3',
    opensDay: '2026-12-01',
    opensTime: '18:30',
  });
});

test('half a date is kept as it is typed, said to be wrong, and leaves what is stored', () => {
  const half = { opensDay: '', opensTime: '18:30' };
  expect(problems(half)).toEqual(['content.lessons.l1.at']);
  expect(problems({ opensDay: '2026-12-01' })).toEqual([]);
  expect(problems({})).toEqual([]);
  const stored = { at: '2026-12-01T13:00:00.000Z' };
  expect(opensOf(half, (field) => field === 'at', stored)).toEqual({ opens: stored });
});

test('a moment that was not changed stays to the second, and one that was emptied goes', () => {
  const stored = { at: '2026-12-01T13:00:27.500Z', days: 2 };
  expect(opensOf(opensValues(stored), nothingWrong, stored)).toEqual({ opens: stored });
  expect(opensOf({ days: '', opensDay: '', opensTime: '' }, nothingWrong, stored)).toEqual({});
});
