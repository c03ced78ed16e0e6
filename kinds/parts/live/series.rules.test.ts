import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  currentOf,
  faultsInSeries,
  hasEndedOne,
  isSeriesOver,
  movedWith,
  normalisedSessions,
  seriesOf,
} from './series.rules';

const first = { startsAt: '2026-12-05T13:00:00.000Z', minutes: 60 };
const second = { id: 's2', startsAt: '2026-12-12T13:00:00.000Z', minutes: 90 };
const third = { id: 's3', startsAt: '2026-12-19T13:00:00.000Z', minutes: 30 };
const series = { ...first, moreSessions: [third, second] };
const at = (time: string) => new Date(time);

test('a single session is a series of one, and the first has no id of its own', () => {
  expect(seriesOf(first)).toEqual([{ id: '', ...first }]);
  expect(seriesOf(series)).toEqual([{ id: '', ...first }, second, third]);
});

test('the session that is on or comes next is the current one, and the last one afterwards', () => {
  const dates = seriesOf(series);
  const idAt = (time: string) => currentOf(dates, at(time)).id;
  expect(['2026-12-01T00:00:00Z', '2026-12-05T13:59:59Z', '2026-12-05T14:00:00Z'].map(idAt)).toEqual([
    '',
    '',
    's2',
  ]);
  expect(idAt('2026-12-12T14:30:00Z')).toBe('s3');
  expect(idAt('2027-01-01T00:00:00Z')).toBe('s3');
  expect(() => currentOf([], at('2027-01-01T00:00:00Z'))).toThrow('A series without sessions');
});

test('it is over with its last session, whatever the order and the lengths', () => {
  const day = fc.integer({ min: 0, max: 60 });
  fc.assert(
    fc.property(
      fc.array(fc.record({ day, minutes: fc.integer({ min: 5, max: 1440 }) })),
      day,
      (more, today) => {
        const begin = Date.parse(first.startsAt);
        const dayMs = 86_400_000;
        const moreSessions = more.map((one, place) => ({
          id: `s${place}`,
          startsAt: new Date(begin + one.day * dayMs).toISOString(),
          minutes: one.minutes,
        }));
        const dates = seriesOf({ ...first, moreSessions });
        const now = new Date(begin + today * dayMs);
        const ends = dates.map((date) => Date.parse(date.startsAt) + date.minutes * 60_000);
        expect(isSeriesOver(dates, now)).toBe(Math.max(...ends) <= now.getTime());
        expect(hasEndedOne(dates, now)).toBe(Math.min(...ends) <= now.getTime());
        const current = currentOf(dates, now);
        expect(Date.parse(current.startsAt) + current.minutes * 60_000 > now.getTime()).toBe(
          !isSeriesOver(dates, now),
        );
      },
    ),
  );
});

test('the others come after the first, one at a time, and new ones are ahead', () => {
  const now = at('2026-12-01T00:00:00Z');
  expect(faultsInSeries(series, { now })).toEqual(new Map());
  const early = { id: 'a', startsAt: '2026-12-05T13:59:00.000Z', minutes: 60 };
  const again = { ...second, id: 'b' };
  expect(faultsInSeries({ ...first, moreSessions: [early, second, again] }, { now })).toEqual(
    new Map([
      ['a', 'early'],
      ['b', 'twice'],
    ]),
  );
  const later = at('2026-12-15T00:00:00Z');
  expect(faultsInSeries(series, { now: later })).toEqual(new Map([['s2', 'past']]));
  expect(faultsInSeries(series, { now: later, onSale: [second, third] })).toEqual(new Map());
  const moved = { ...second, startsAt: '2026-12-13T13:00:00.000Z' };
  expect(faultsInSeries({ ...first, moreSessions: [moved] }, { now: later, onSale: [second] })).toEqual(
    new Map([['s2', 'past']]),
  );
});

test('they are kept in order and in one way of writing, each under an id of its own', () => {
  const given = { ...first, moreSessions: [third, { ...second, startsAt: '2026-12-12T18:30:00+05:30' }] };
  expect(normalisedSessions(given, 'content.moreSessions')).toEqual({
    ...first,
    moreSessions: [second, third],
  });
  expect(normalisedSessions({ ...first, moreSessions: [] }, 'content.moreSessions')).toEqual(first);
  for (const moreSessions of [[second, { ...third, id: 's2' }], [{ ...second, id: '' }]])
    expect(() => normalisedSessions({ moreSessions }, 'content.moreSessions')).toThrow('an id of its own');
});

test('sessions that follow the first are moved with it by the clocks of their zone', () => {
  const on = (startsAt: string) => ({ id: 's2', startsAt, minutes: 60 });
  // 18:00 in London, on both sides of 25 October 2026.
  const [eighth, fifteenth] = ['2026-10-08T17:00:00.000Z', '2026-10-15T17:00:00.000Z'];
  const london = { from: eighth, to: '2026-10-22T17:00:00.000Z' };
  expect(movedWith([on(fifteenth)], london, 'Europe/London')).toEqual([on('2026-10-29T18:00:00.000Z')]);
  const back = { from: london.to, to: eighth };
  expect(movedWith([on('2026-10-29T18:00:00.000Z')], back, 'Europe/London')).toEqual([on(fifteenth)]);
  // To another hour, and where no clock is changed.
  const later = { from: eighth, to: '2026-10-22T14:30:00.000Z' };
  expect(movedWith([on(fifteenth)], later, 'Europe/London')).toEqual([on('2026-10-29T15:30:00.000Z')]);
  expect(movedWith([on(fifteenth)], later, 'Asia/Kolkata')).toEqual([on('2026-10-29T14:30:00.000Z')]);
});
