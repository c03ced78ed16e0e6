import type { CourseContent, Lesson, LessonOpens } from '@haat/openapi';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type LessonProgress, opensAt } from './learning.rules';
import { addedLessons, nextOpening, openedIn, openOf, purchasesOf, type Span } from './opening.rules';

const day = 86_400_000;
const lessonOf = (id: string, more: Partial<Lesson> = {}): Lesson => ({ id, title: id, ...more });
const courseOf = (lessons: Lesson[], more: Partial<CourseContent> = {}): CourseContent => ({
  sections: [{ id: 's', title: 'S', lessons }],
  ...more,
});
const done: LessonProgress = { position: 0, doneAt: new Date(0), changedAt: new Date(0) };
const nothing: ReadonlyMap<string, LessonProgress> = new Map();
const idsOf = (lessons: readonly Lesson[]) => lessons.map(({ id }) => id);
const spanOf = (after: string, until: string): Span => ({ after: new Date(after), until: new Date(until) });

test('a span has what opened after its beginning and until its end, at an Indian midnight', () => {
  const content = courseOf([lessonOf('a'), lessonOf('b', { opens: { days: 1 } })]);
  // Bought at 23:59 in India: it opens a minute later.
  const learner = { startedAt: new Date('2026-11-20T18:29:00Z'), progress: nothing };
  const midnight = '2026-11-20T18:30:00.000Z';
  const openedFrom = (after: string, until: string) =>
    idsOf(openedIn(content, learner, spanOf(after, until)));
  expect(openedFrom('2026-11-20T18:29:30.000Z', midnight)).toEqual(['b']);
  expect(openedFrom(midnight, '2026-11-22T18:30:00.000Z')).toEqual([]);
  expect(openedFrom('2026-11-20T00:00:00.000Z', '2026-11-20T18:29:59.999Z')).toEqual([]);
  // Bought at 00:01: it opens at the next midnight.
  const later = { ...learner, startedAt: new Date('2026-11-20T18:31:00Z') };
  expect(idsOf(openedIn(content, later, spanOf(midnight, '2026-11-21T18:29:59.999Z')))).toEqual([]);
  expect(idsOf(openedIn(content, later, spanOf(midnight, '2026-11-21T18:30:00.000Z')))).toEqual(['b']);
});

test('nothing opens that was open at the purchase, is hidden, is done or waits for another lesson', () => {
  const opens = { at: '2026-11-21T06:00:00.000Z' };
  const lessons = [lessonOf('a'), lessonOf('b', { opens }), lessonOf('hidden', { opens, isDraft: true })];
  const span = spanOf('2026-11-21T05:00:00Z', '2026-11-21T07:00:00Z');
  const early = new Date('2026-11-20T00:00:00Z');
  const openedTo = (content: CourseContent, progress = nothing, startedAt = early) =>
    idsOf(openedIn(content, { startedAt, progress }, span));
  expect(openedTo(courseOf(lessons))).toEqual(['b']);
  expect(openedTo(courseOf(lessons), nothing, new Date('2026-11-21T06:30:00Z'))).toEqual([]);
  expect(openedTo(courseOf(lessons), new Map([['b', done]]))).toEqual([]);
  const inOrder = courseOf(lessons, { inOrder: true });
  expect(openedTo(inOrder)).toEqual([]);
  expect(openedTo(inOrder, new Map([['a', done]]))).toEqual(['b']);
});

test('lessons are added once they are there for buyers', () => {
  const before = courseOf([lessonOf('a'), lessonOf('b', { isDraft: true })]);
  const after = courseOf([lessonOf('b'), lessonOf('a'), lessonOf('c'), lessonOf('d', { isDraft: true })]);
  expect(idsOf(addedLessons(before, after))).toEqual(['b', 'c']);
  expect(addedLessons(after, before)).toEqual([]);
  expect(addedLessons({}, {})).toEqual([]);
});

test('of added lessons a learner is told of those that are open to them', () => {
  const content = courseOf([lessonOf('a'), lessonOf('b', { opens: { days: 9 } }), lessonOf('c')]);
  const learner = { startedAt: new Date('2026-11-20T00:00:00Z'), progress: new Map([['c', done]]) };
  const lessonIds = new Set(['b', 'c', 'gone']);
  const openAt = (now: string) => idsOf(openOf(content, learner, { lessonIds, now: new Date(now) }));
  expect(openAt('2026-11-21T00:00:00Z')).toEqual([]);
  expect(openAt('2026-12-21T00:00:00Z')).toEqual(['b']);
});

const begin = Date.parse('2026-01-01T00:00:00Z');
/** Minutes of three weeks. */
const minutes = fc.integer({ min: 0, max: 3 * 7 * 24 * 60 });
const instants = minutes.map((minute) => new Date(begin + minute * 60_000));
const openings: fc.Arbitrary<LessonOpens> = fc.record(
  { days: fc.integer({ min: 1, max: 12 }), at: instants.map((at) => at.toISOString()) },
  { requiredKeys: [] },
);
const courses = fc
  .array(openings, { minLength: 1, maxLength: 6 })
  .map((all) => courseOf(all.map((opens, at) => lessonOf(`l${at}`, { opens }))));

test('spans that follow each other have each lesson that opens after the purchase exactly once', () => {
  fc.assert(
    fc.property(courses, instants, fc.array(instants, { maxLength: 12 }), (content, startedAt, cuts) => {
      const end = new Date(begin + 60 * day);
      const times = [new Date(begin - day), ...cuts, end].toSorted((a, b) => a.getTime() - b.getTime());
      const told = times
        .slice(1)
        .flatMap((until, place) =>
          idsOf(openedIn(content, { startedAt, progress: nothing }, { after: times[place] ?? end, until })),
        );
      const lessons = content.sections?.[0]?.lessons ?? [];
      const due = lessons.filter(({ opens }) => (opensAt(opens, startedAt) ?? startedAt) > startedAt);
      expect(told.toSorted()).toEqual(idsOf(due).toSorted());
    }),
  );
});

test('whoever has a lesson that opens in a span bought in one of its spans of purchases', () => {
  fc.assert(
    fc.property(courses, instants, instants, instants, (content, startedAt, one, other) => {
      const [after, until] = one < other ? [one, other] : [other, one];
      const span = { after, until };
      if (openedIn(content, { startedAt, progress: nothing }, span).length === 0) return;
      const spans = purchasesOf(content, span);
      expect(spans.some((among) => startedAt > among.after && startedAt <= among.until)).toBe(true);
      for (const [place, { after: next }] of spans.slice(1).entries())
        expect(next > (spans[place]?.until ?? next)).toBe(true);
    }),
  );
});

test('nothing opens to anybody before the next opening, and what opens by no time has none', () => {
  fc.assert(
    fc.property(courses, instants, instants, (content, startedAt, now) => {
      const next = nextOpening(content, now);
      const until = next === null ? new Date(begin + 90 * day) : new Date(next.getTime() - 1);
      expect(openedIn(content, { startedAt, progress: nothing }, { after: now, until })).toEqual([]);
      expect(next === null || next > now).toBe(true);
    }),
  );
  const past = courseOf([lessonOf('a'), lessonOf('b', { opens: { at: '2026-01-01T00:00:00.000Z' } })]);
  expect(nextOpening(past, new Date('2026-01-02T00:00:00Z'))).toBeNull();
  expect(
    nextOpening(courseOf([lessonOf('a', { isDraft: true, opens: { days: 1 } })]), new Date()),
  ).toBeNull();
});
