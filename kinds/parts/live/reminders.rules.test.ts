import fc from 'fast-check';
import { expect, test } from 'vitest';
import { remindersOf } from './reminders.rules';

const startsAt = new Date('2026-12-12T13:00:00.000Z');
const aboutAt = (now: string) => remindersOf(startsAt, new Date(now)).map(({ about }) => about);

test('a day, an hour and ten minutes before, as far as they are still to come', () => {
  expect(remindersOf(startsAt, new Date('2026-12-01T00:00:00Z'))).toEqual([
    { about: 'day', dueAt: new Date('2026-12-11T13:00:00Z'), staleAt: new Date('2026-12-12T12:00:00Z') },
    { about: 'hour', dueAt: new Date('2026-12-12T12:00:00Z'), staleAt: new Date('2026-12-12T12:50:00Z') },
    { about: 'soon', dueAt: new Date('2026-12-12T12:50:00Z'), staleAt: startsAt },
  ]);
  expect(aboutAt('2026-12-12T11:59:59.999Z')).toEqual(['hour', 'soon']);
  expect(aboutAt('2026-12-12T12:00:00Z')).toEqual(['soon']);
  expect(aboutAt('2026-12-12T12:50:00Z')).toEqual([]);
});

test('at no moment is more than one of them due', () => {
  fc.assert(
    fc.property(fc.integer({ min: -100_000, max: 1_000 }), (seconds) => {
      const at = new Date(startsAt.getTime() + seconds * 1_000);
      const all = remindersOf(startsAt, new Date(0));
      const due = all.filter(({ dueAt, staleAt }) => dueAt <= at && at < staleAt);
      expect(due.length).toBe(seconds >= -86_400 && seconds < 0 ? 1 : 0);
    }),
  );
});
