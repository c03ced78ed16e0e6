import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type CourseSectionValues,
  lessonAt,
  movedLesson,
  movedSection,
  placeOfLesson,
  sectionAt,
} from './sections';

const lesson = { title: '', minutes: '', isFree: false, text: '', url: '', items: [] };

/** Sections of so many lessons each. */
const courseOf = (sizes: readonly number[]): CourseSectionValues[] => {
  let number = 0;
  return sizes.map((size, section) => ({
    id: `s${section}`,
    title: '',
    lessons: Array.from({ length: size }, () => ({ ...lesson, id: `l${number++}` })),
  }));
};

const place = fc.integer({ min: -3, max: 120 });
const move = fc.oneof(
  fc.record({ of: fc.constant('at' as const), lesson: fc.nat(), section: fc.nat(), place }),
  fc.record({
    of: fc.constant('step' as const),
    lesson: fc.nat(),
    by: fc.constantFrom(-1 as const, 1 as const),
  }),
  fc.record({ of: fc.constant('section' as const), section: fc.nat(), place }),
  fc.record({
    of: fc.constant('sectionStep' as const),
    section: fc.nat(),
    by: fc.constantFrom(-1 as const, 1 as const),
  }),
);

const idsOf = (sections: readonly CourseSectionValues[]) =>
  sections.flatMap(({ lessons }) => lessons.map(({ id }) => id));

test('whatever is moved wherever, no lesson and no section is lost or doubled, and no section has more than a hundred', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat({ max: 100 }), { minLength: 1, maxLength: 6 }),
      fc.array(move, { maxLength: 30 }),
      (sizes, moves) => {
        let sections = courseOf(sizes);
        const lessons = idsOf(sections);
        for (const one of moves) {
          const id = 'lesson' in one ? `l${one.lesson % Math.max(1, lessons.length)}` : '';
          const sectionId = 'section' in one ? `s${one.section % sizes.length}` : '';
          if (one.of === 'at') sections = lessonAt(sections, id, { sectionId, place: one.place });
          else if (one.of === 'step') sections = movedLesson(sections, id, one.by);
          else if (one.of === 'section') sections = sectionAt(sections, sectionId, one.place);
          else sections = movedSection(sections, sectionId, one.by);
        }
        expect(idsOf(sections).toSorted()).toEqual(lessons.toSorted());
        expect(sections.map(({ id }) => id).toSorted()).toEqual(sizes.map((_, at) => `s${at}`).toSorted());
        expect(Math.max(...sections.map((section) => section.lessons.length))).toBeLessThanOrEqual(100);
      },
    ),
  );
});

test('a lesson that is dropped stands where it was dropped, and put back where it was', () => {
  const before = courseOf([3, 0, 2]);
  const dropped = lessonAt(before, 'l1', { sectionId: 's2', place: 1 });
  expect(placeOfLesson(dropped, 'l1')).toEqual({ sectionId: 's2', place: 1 });
  expect(lessonAt(dropped, 'l1', { sectionId: 's0', place: 1 })).toEqual(before);
  // What has not changed stays the same object, so that it is not drawn again.
  expect(dropped[1]).toBe(before[1]);
});
