import { expect, test } from 'vitest';
import { dateValues, nextDate, problemsOfSeries, storedDates } from './series.draft';

const timeZone = 'Asia/Kolkata';
const now = new Date('2026-12-01T00:00:00Z');
const first = { day: '2026-12-05', time: '18:30', minutes: '60' };
const stored = { id: 's2', startsAt: '2026-12-12T13:00:00.000Z', minutes: 90 };
const typed = { id: 's2', day: '2026-12-12', time: '18:30', minutes: '90' };
const nothingWrong = () => false;

test('what is stored is typed on the clocks of its zone, and saved as it was', () => {
  expect(dateValues([stored], timeZone)).toEqual([typed]);
  expect(storedDates([typed], timeZone, nothingWrong)).toEqual([stored]);
  expect(dateValues(undefined, timeZone)).toEqual([]);
});

test('one more is a week after the last, across the end of a month and a year', () => {
  expect(nextDate({ ...first, moreSessions: [] }, 'n', timeZone)).toEqual({
    ...first,
    id: 'n',
    day: '2026-12-12',
  });
  const last = { ...typed, day: '2026-12-28' };
  expect(nextDate({ ...first, moreSessions: [last] }, 'n', timeZone)).toMatchObject({
    day: '2027-01-04',
    minutes: '90',
  });
  const none = { day: '', time: '', minutes: '60' };
  expect(nextDate({ ...none, moreSessions: [] }, 'n', timeZone)).toEqual({ ...none, id: 'n' });
});

test('an unfinished one is not wrong and not saved; a wrong one stays as it was stored', () => {
  const unfinished = { ...typed, time: '' };
  const known = { now, timeZone, persisted: undefined };
  const wrongIn = (date: typeof typed) =>
    problemsOfSeries({ ...first, moreSessions: [date] }, known).filter(
      ([, problem]) => problem !== undefined,
    );
  expect(wrongIn(unfinished)).toEqual([]);
  expect(storedDates([unfinished], timeZone, nothingWrong, [])).toEqual([]);
  expect(storedDates([unfinished], timeZone, nothingWrong, [stored])).toEqual([stored]);
  const early = { ...typed, day: '2026-12-04' };
  expect(wrongIn(early)).toEqual([
    ['content.moreSessions.s2.startsAt', 'This is before the first session ends. Choose a later time.'],
  ]);
  const wrong = (field: string) => field === 'content.moreSessions.s2.startsAt';
  expect(storedDates([early], timeZone, wrong, [stored])).toEqual([stored]);
  expect(storedDates([early], timeZone, wrong)).toEqual([]);
  expect(wrongIn({ ...typed, minutes: '2' })).toEqual([
    ['content.moreSessions.s2.minutes', 'A whole number from 5 to 1,440.'],
  ]);
});
