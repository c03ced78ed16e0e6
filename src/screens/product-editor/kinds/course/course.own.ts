import type { CourseContent, Missing } from '@haat/contract';
import { t } from '@haat/words';
import { htmlOf } from '../../markdown';
import type { FieldProblem, KindDraft } from '../own';
import {
  addressProblem,
  count,
  countProblem,
  isAddress,
  lines,
  shownCount,
  text,
  webAddress,
} from '../written';

type Section = NonNullable<CourseContent['sections']>[number];
type Lesson = Section['lessons'][number];

export interface CourseOwnLesson {
  id: string;
  title: string;
  minutes: string;
  isFree: boolean;
  text: string;
  url: string;
}

export interface CourseOwnSection {
  id: string;
  title: string;
  lessons: readonly CourseOwnLesson[];
}

export interface CourseOwn {
  sections: readonly CourseOwnSection[];
  outcomes: readonly string[];
}

/** The name of a lesson's fields in the problems. */
export const lessonField = (id: string) => `content.lessons.${id}`;

const lessonOf = ({ id, title, minutes, isFree = false, text = '', url = '' }: Lesson): CourseOwnLesson => ({
  id,
  title,
  minutes: shownCount(minutes),
  isFree,
  text,
  url,
});

/** A lesson that is new and has nothing but a wrong address waits until that is right. */
function keptLesson(
  lesson: CourseOwnLesson,
  wrong: (field: string) => boolean,
  had: Lesson | undefined,
): Lesson[] {
  const at = lessonField(lesson.id);
  if (!had && wrong(`${at}.url`) && lesson.text.trim() === '') return [];
  return [
    {
      id: lesson.id,
      title: lesson.title.trim(),
      ...count('minutes', lesson.minutes, wrong(`${at}.minutes`), had),
      ...(lesson.isFree && { isFree: true }),
      ...text('text', lesson.text),
      ...text('url', webAddress(lesson.url), wrong(`${at}.url`), had),
    },
  ];
}

/** Whether there is something to learn from. */
export const hasLesson = ({ title, text, url }: CourseOwnLesson): boolean =>
  title.trim() !== '' && (text.trim() !== '' || isAddress(url));

/** Lessons in an order, in sections. */
export const course: KindDraft<CourseOwn, 'course'> = {
  empty: { sections: [], outcomes: [] },
  read: ({ sections = [], outcomes = [] }) => ({
    sections: sections.map((section) => ({ ...section, lessons: section.lessons.map(lessonOf) })),
    outcomes,
  }),
  problems: ({ sections }) =>
    sections
      .flatMap(({ lessons }) => lessons)
      .flatMap(({ id, minutes, url }): FieldProblem[] => [
        countProblem(`${lessonField(id)}.minutes`, minutes, 1, 1_440),
        addressProblem(`${lessonField(id)}.url`, url),
      ]),
  write: ({ sections, outcomes }, wrong, _, had) => {
    const known = new Map(had.sections?.flatMap(({ lessons }) => lessons.map((one) => [one.id, one])));
    return {
      sections: sections.map(({ id, title, lessons }) => ({
        id,
        title: title.trim(),
        lessons: lessons.flatMap((lesson) => keptLesson(lesson, wrong, known.get(lesson.id))),
      })),
      ...lines('outcomes', outcomes),
    };
  },
  missing: ({ sections }): Missing[] =>
    sections.some(({ lessons }) => lessons.some(hasLesson))
      ? []
      : [{ field: 'content.sections', message: t('Add a lesson with words or a link') }],
  shown: ({ sections = [], outcomes = [] }) => {
    const all = sections.flatMap(({ lessons }) => lessons);
    return {
      sections: sections.map(({ id, title, lessons }) => ({ id, title, lessons: lessons.map(shownLesson) })),
      outcomes,
      lessons: all.length,
      minutes: all.reduce((sum, { minutes = 0 }) => sum + minutes, 0),
    };
  },
};

/** A free lesson is shown whole, any other by its name and length. */
function shownLesson({ id, title, minutes, isFree = false, text, url }: Lesson) {
  return {
    id,
    title,
    isFree,
    ...(minutes !== undefined && { minutes }),
    ...(isFree && text !== undefined && { html: htmlOf(text) }),
    ...(isFree && url !== undefined && { url }),
  };
}
