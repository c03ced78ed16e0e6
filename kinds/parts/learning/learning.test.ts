import type { CourseContent, Lesson } from '@haat/openapi';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  canLearn,
  finishedAt,
  isWatched,
  type LessonProgress,
  nextOf,
  opensAt,
  statesOf,
} from './learning.rules';

const now = new Date('2026-11-26T05:00:00Z');
const startedAt = new Date('2026-11-20T19:00:00Z');
const lessonOf = (id: string, more: Partial<Lesson> = {}): Lesson => ({ id, title: id, ...more });
const courseOf = (lessons: Lesson[], more: Partial<CourseContent> = {}): CourseContent => ({
  sections: [{ id: 's', title: 'S', lessons }],
  ...more,
});
const done = (at: string): LessonProgress => ({ position: 0, doneAt: new Date(at), changedAt: new Date(at) });
const seen = (at: string): LessonProgress => ({ position: 7, doneAt: null, changedAt: new Date(at) });
const statusesOf = (content: CourseContent, progress: [string, LessonProgress][] = [], at = now) =>
  statesOf(content, { startedAt, now: at, progress: new Map(progress) }).map(({ status }) => status);

test('a lesson opens at midnight in India, so many days after the purchase', () => {
  // 00:30 on the 21st in India, where the day begins at 18:30 UTC.
  expect(opensAt({ days: 1 }, startedAt)).toEqual(new Date('2026-11-21T18:30:00Z'));
  expect(opensAt({ days: 1 }, new Date('2026-11-20T18:29:59Z'))).toEqual(new Date('2026-11-20T18:30:00Z'));
  expect(opensAt({ days: 1, at: '2027-01-01T00:00:00.000Z' }, startedAt)).toEqual(
    new Date('2027-01-01T00:00:00Z'),
  );
  expect([opensAt(undefined, startedAt), opensAt({}, startedAt)]).toEqual([null, null]);
  const content = courseOf([lessonOf('a'), lessonOf('b', { opens: { days: 7 } })]);
  expect(statusesOf(content)).toEqual(['open', 'waiting']);
  expect(statusesOf(content, [], new Date('2026-11-27T18:30:00Z'))).toEqual(['open', 'open']);
});

test('a buyer goes on where people meet now, and not with a session that is still to come', () => {
  const live = (startsAt: string) => ({
    live: { startsAt, minutes: 60, joinUrl: 'https://meet.example.com/room' },
  });
  const content = courseOf([
    lessonOf('later', live('2026-12-12T13:00:00.000Z')),
    lessonOf('a'),
    lessonOf('now', live('2026-11-26T05:10:00.000Z')),
  ]);
  const next = (at: Date, progress: [string, LessonProgress][] = []) =>
    nextOf(statesOf(content, { startedAt, now: at, progress: new Map(progress) }))?.lesson.id;
  expect(next(new Date('2026-11-26T04:59:00Z'))).toBe('a');
  expect(next(now)).toBe('now');
  expect(next(now, [['now', done('2026-11-26T05:01:00Z')]])).toBe('a');
  const rest = ['a', 'now'].map((id): [string, LessonProgress] => [id, done('2026-11-26T05:01:00Z')]);
  expect(next(now, rest)).toBe('later');
});

test('it opens at an Indian midnight after the purchase, whenever that was', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
      fc.integer({ min: 1, max: 3650 }),
      (bought, days) => {
        const at = opensAt({ days }, bought) as Date;
        expect(at.toISOString()).toMatch(/T18:30:00\.000Z$/);
        const passed = (at.getTime() - bought.getTime()) / 86_400_000;
        expect(passed > days - 1 && passed <= days).toBe(true);
      },
    ),
  );
});

test('in order, a lesson opens when all before it are done; what is done stays open', () => {
  const content = courseOf([lessonOf('a'), lessonOf('b'), lessonOf('c')], { inOrder: true });
  expect(statusesOf(content)).toEqual(['open', 'locked', 'locked']);
  expect(statusesOf(content, [['a', done('2026-11-21')]])).toEqual(['done', 'open', 'locked']);
  expect(statusesOf(content, [['c', done('2026-11-21')]])).toEqual(['open', 'locked', 'done']);
});

test('progress only grows, whichever lessons are done in whichever order', () => {
  const lessons = fc.array(
    fc.record({ isDraft: fc.boolean(), days: fc.option(fc.integer({ min: 1, max: 9 }), { nil: undefined }) }),
    { minLength: 1, maxLength: 8 },
  );
  fc.assert(
    fc.property(lessons, fc.boolean(), fc.array(fc.nat(7)), (given, inOrder, picks) => {
      const content = courseOf(
        given.map(({ isDraft, days }, at) =>
          lessonOf(`l${at}`, { isDraft, ...(days !== undefined && { opens: { days } }) }),
        ),
        { inOrder },
      );
      const progress = new Map<string, LessonProgress>();
      let before = 0;
      for (const pick of picks) {
        const states = statesOf(content, { startedAt, now, progress });
        expect(states).toHaveLength(given.filter(({ isDraft }) => !isDraft).length);
        const next = nextOf(states);
        // There is something to go on with exactly as long as something is open and not done.
        expect(next !== null).toBe(states.some(({ status }) => status === 'open'));
        const state = states[pick];
        if (state && canLearn(state)) progress.set(state.lesson.id, done('2026-11-22'));
        const after = statesOf(content, { startedAt, now, progress });
        const count = after.filter(({ status }) => status === 'done').length;
        expect(count).toBeGreaterThanOrEqual(before);
        expect(finishedAt(after) !== null).toBe(after.length > 0 && count === after.length);
        before = count;
      }
    }),
  );
});

test('a buyer goes on where they were last, on whichever device', () => {
  const content = courseOf([lessonOf('a'), lessonOf('b'), lessonOf('c')]);
  const nextIn = (progress: [string, LessonProgress][]) =>
    nextOf(statesOf(content, { startedAt, now, progress: new Map(progress) }))?.lesson.id;
  expect(nextIn([])).toBe('a');
  expect(nextIn([['b', seen('2026-11-22')]])).toBe('b');
  expect(
    nextIn([
      ['a', seen('2026-11-23')],
      ['b', seen('2026-11-22')],
    ]),
  ).toBe('a');
  expect(nextIn([['b', done('2026-11-22')]])).toBe('c');
  expect(nextIn([['c', done('2026-11-22')]])).toBe('a');
});

test('nine tenths of a video are all of it', () => {
  expect([isWatched(89, 100), isWatched(90, 100), isWatched(500, undefined)]).toEqual([false, true, false]);
});
