import type { CourseContent } from '@haat/openapi';
import { count, isAddress, text, webAddress } from '../parts/editor/written';
import { lessonField, sectionField } from './field-names';
import type { CourseOwnLesson, CourseOwnSection } from './outline';

type Section = NonNullable<CourseContent['sections']>[number];
type Lesson = Section['lessons'][number];
type IsWrong = (field: string) => boolean;

/** What can be kept of the sections, in their order, on top of those that the server has. */
export function keptSections(
  sections: readonly CourseOwnSection[],
  wrong: IsWrong,
  had: readonly Section[] = [],
): Section[] {
  const known = new Map(had.flatMap(({ lessons }) => lessons.map((one) => [one.id, one])));
  const kept: Section[] = [];
  // Lessons that buyers have do not wait with a new section for its name: they stand in the next one to it.
  const without: Lesson[] = [];
  for (const { id, title, lessons: written } of sections) {
    const lessons = written.flatMap((lesson) => keptLesson(lesson, wrong, known.get(lesson.id)));
    const before = had.find((section) => section.id === id);
    const isUnnamed = wrong(`${sectionField(id)}.title`);
    if (!isUnnamed || before)
      kept.push({
        id,
        title: (isUnnamed && before?.title) || title.trim(),
        lessons: [...without.splice(0), ...lessons],
      });
    else (kept.at(-1)?.lessons ?? without).push(...lessons.filter((one) => known.has(one.id)));
  }
  return kept;
}

/** A lesson that is new waits until it is one: it has a name, and more than a wrong address. */
function keptLesson(lesson: CourseOwnLesson, wrong: IsWrong, had: Lesson | undefined): Lesson[] {
  const at = lessonField(lesson.id);
  const isNothing = lesson.text.trim() === '' && !isAddress(lesson.url);
  if (!had && (wrong(`${at}.title`) || (wrong(`${at}.url`) && lesson.text.trim() === ''))) return [];
  // Where no lesson is left, each keeps what there was to learn from.
  const isLast = wrong('content.sections') && isNothing;
  return [
    {
      id: lesson.id,
      title: (wrong(`${at}.title`) && had?.title) || lesson.title.trim(),
      ...count('minutes', lesson.minutes, wrong(`${at}.minutes`), had),
      ...(lesson.isFree && { isFree: true }),
      ...text('text', lesson.text, isLast, had),
      ...text('url', webAddress(lesson.url), isLast || wrong(`${at}.url`), had),
    },
  ];
}
