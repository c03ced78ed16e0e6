import type { MediaFile } from '@haat/openapi';
import { expect, test } from 'vitest';
import { missingInDraft } from '../drafts';
import {
  changedLesson,
  isFull,
  movedLesson,
  renamed,
  withCopy,
  withFileLesson,
  withLesson,
  withLessonBack,
  withoutLesson,
  withSection,
} from './sections';

const context = { now: new Date('2026-11-21T05:00:00Z'), isOnSale: () => true };

/** Two sections: l1, l2 and l3. */
function outline() {
  const one = withSection(withSection([]));
  const first = withLesson(one, 's1').sections;
  const second = withLesson(first, 's1').sections;
  return withLesson(second, 's2').sections;
}
const order = (sections: ReturnType<typeof outline>) =>
  sections.map(({ lessons }) => lessons.map(({ id }) => id).join(' '));

test('sections and lessons get ids that are not taken anywhere in the course', () => {
  expect(outline().map(({ id }) => id)).toEqual(['s1', 's2']);
  expect(order(outline())).toEqual(['l1 l2', 'l3']);
  const { id } = withLesson(withoutLesson(outline(), 'l1'), 's1');
  expect(['l2', 'l3']).not.toContain(id);
});

test('a section holds a hundred lessons, and no more are moved into it', () => {
  const [full, other] = outline();
  if (!full || !other) throw new Error('The example has two sections');
  const [lesson] = full.lessons;
  const lessons = Array.from(
    { length: 100 },
    (_, at) => ({ ...lesson, id: `m${at}` }) as typeof lesson & object,
  );
  const sections = [{ ...full, lessons }, other];
  expect(sections.map(isFull)).toEqual([true, false]);
  expect(movedLesson(sections, 'l3', -1)).toEqual(sections);
});

test('a lesson is moved within its section, and past its end into the next', () => {
  expect(order(movedLesson(outline(), 'l2', -1))).toEqual(['l2 l1', 'l3']);
  expect(order(movedLesson(outline(), 'l2', 1))).toEqual(['l1', 'l2 l3']);
  expect(order(movedLesson(outline(), 'l3', -1))).toEqual(['l1 l2 l3', '']);
  expect(order(movedLesson(outline(), 'l1', -1))).toEqual(['l1 l2', 'l3']);
  expect(order(movedLesson(outline(), 'l3', 1))).toEqual(['l1 l2', 'l3']);
  expect(order(movedLesson(outline(), 'nothing', 1))).toEqual(['l1 l2', 'l3']);
});

test('what was removed is put back where it stood, or at the end where that is gone', () => {
  const before = outline();
  const [lesson] = before[0]?.lessons ?? [];
  if (!lesson) throw new Error('The outline has a lesson');
  const without = withoutLesson(before, 'l1');
  const was = { sectionId: 's1', place: 0 };
  expect(withLessonBack(without, lesson, was)).toEqual(before);
  expect(order(withLessonBack(without.slice(1), lesson, was))).toEqual(['l1 l3']);
  expect(order(withLessonBack([], lesson, was))).toEqual(['l1']);
});

test('a lesson and a section are changed where they are', () => {
  const sections = changedLesson(renamed(outline(), 's2', 'The bake'), 'l3', {
    title: 'Scoring',
    text: 'So.',
  });
  expect(sections[1]).toMatchObject({ title: 'The bake', lessons: [{ id: 'l3', title: 'Scoring' }] });
  const missing = (written: typeof sections) =>
    missingInDraft('course', { sections: written, outcomes: [] }, context).map(({ field }) => field);
  expect(missing(sections)).not.toContain('content.sections');
  expect(missing(outline())).toContain('content.sections');
  // Sections and lessons are asked for their names, each by itself.
  expect(missing(sections).at(-1)).toBe('content.lessons.l2.title');
});

test('a file becomes a lesson with its name', () => {
  const file = { mediaId: 'm1', purpose: 'video', name: 'Kneading.mp4' } as MediaFile;
  const [, second] = withFileLesson(outline(), 's2', file);
  const added = second?.lessons.at(-1);
  expect(added).toMatchObject({ title: 'Kneading', items: [{ type: 'video', mediaId: 'm1' }] });
});

test('a copy of a lesson stands below it, hidden, with an id of its own', () => {
  const before = outline();
  const [first] = before.flatMap(({ lessons }) => lessons);
  if (!first) throw new Error('there is none');
  const copied = withCopy(before, first.id);
  const [section] = copied?.sections ?? [];
  expect(section?.lessons.slice(0, 2)).toEqual([first, { ...first, id: copied?.id, isDraft: true }]);
  expect(before.flatMap(({ lessons }) => lessons).map(({ id }) => id)).not.toContain(copied?.id);
  expect(withCopy(before, 'nobody')).toBeNull();
});
