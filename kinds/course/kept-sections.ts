import type { CourseContent } from '@haat/openapi';
import { storedItems } from '../parts/editor/items/items.draft';
import { count, isAddress, text, webAddress } from '../parts/editor/written';
import { lessonField, lessonItems, sectionField } from './field-names';
import { storedLive } from './live/live.draft';
import { opensOf } from './opens.draft';
import { storedQuiz } from './quiz/quiz.draft';
import type { CourseLessonValues, CourseSectionValues } from './sections';

type Section = NonNullable<CourseContent['sections']>[number];
type Lesson = Section['lessons'][number];
type IsWrong = (field: string) => boolean;

/** What can be kept of the sections, in their order, on top of those that the server has. */
export function keptSections(
  sections: readonly CourseSectionValues[],
  wrong: IsWrong,
  persisted: readonly Section[] = [],
): Section[] {
  const existing = new Map(persisted.flatMap(({ lessons }) => lessons.map((one) => [one.id, one])));
  const result: Section[] = [];
  // Published lessons do not wait for the name of a new section: they move to the next one.
  const without: Lesson[] = [];
  for (const { id, title, lessons: written } of sections) {
    const lessons = written.flatMap((lesson) => keptLesson(lesson, wrong, existing.get(lesson.id)));
    const before = persisted.find((section) => section.id === id);
    const isUnnamed = wrong(`${sectionField(id)}.title`);
    if (!isUnnamed || before)
      result.push({
        id,
        title: (isUnnamed && before?.title) || title.trim(),
        lessons: [...without.splice(0), ...lessons],
      });
    else (result.at(-1)?.lessons ?? without).push(...lessons.filter((one) => existing.has(one.id)));
  }
  return result;
}

/** The quiz of a lesson, where it has one. */
export const keptQuiz = (
  { quiz }: CourseLessonValues,
  wrong: (field: string) => boolean,
  persisted?: Lesson,
): Pick<Lesson, 'quiz'> => (quiz ? { quiz: storedQuiz(quiz, wrong, persisted?.quiz) } : {});

/** A lesson that is new waits until it is one: it has a name, and more than a wrong address. */
function keptLesson(lesson: CourseLessonValues, wrong: IsWrong, persisted: Lesson | undefined): Lesson[] {
  const at = lessonField(lesson.id);
  const items = storedItems(lesson.items, lessonItems(lesson.id), wrong, persisted?.items);
  const isUnwritten = lesson.text.trim() === '' && items.length === 0 && !lesson.quiz && !lesson.live;
  const isNothing = isUnwritten && !isAddress(lesson.url);
  if (!persisted && (wrong(`${at}.title`) || (wrong(`${at}.url`) && isUnwritten))) return [];
  // Where no lesson is left, each keeps what there was to learn from.
  const isLast = wrong('content.sections') && isNothing;
  return [
    {
      id: lesson.id,
      title: (wrong(`${at}.title`) && persisted?.title) || lesson.title.trim(),
      ...count('minutes', lesson.minutes, wrong(`${at}.minutes`), persisted),
      ...(lesson.isFree && { isFree: true }),
      ...text('text', lesson.text, isLast, persisted),
      ...text('url', webAddress(lesson.url), isLast || wrong(`${at}.url`), persisted),
      ...(items.length > 0 && { items }),
      ...opensOf(lesson, (name) => wrong(`${at}.${name}`), persisted?.opens),
      ...keptQuiz(lesson, (name) => wrong(`${at}.${name}`), persisted),
      ...(lesson.live && {
        live: storedLive(lesson.live, (name) => wrong(`${at}.${name}`), items, persisted?.live),
      }),
      ...(lesson.isDraft && { isDraft: true }),
    },
  ];
}
