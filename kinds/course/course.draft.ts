import { t } from '@haat/i18n';
import type { CourseContent, Missing } from '@haat/openapi';
import type { FieldProblem, KindDraft } from '../kind';
import { htmlOf } from '../parts/editor/markdown';
import { addressProblem, countProblem, isAddress, lines, shownCount } from '../parts/editor/written';
import { lessonField, sectionField } from './field-names';
import { keptSections } from './kept-sections';

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

const lessonOf = ({ id, title, minutes, isFree = false, text = '', url = '' }: Lesson): CourseOwnLesson => ({
  id,
  title,
  minutes: shownCount(minutes),
  isFree,
  text,
  url,
});

/** Whether there is something to learn from. */
export const hasLesson = ({ text, url }: CourseOwnLesson): boolean => text.trim() !== '' || isAddress(url);

/** What of a section, and in it, has no name. */
function unnamedIn({ id, title, lessons }: CourseOwnSection, place: number): Missing[] {
  const section = place + 1;
  return [
    ...(title.trim()
      ? []
      : [{ field: `${sectionField(id)}.title`, message: t('Name section {number}', { number: section }) }]),
    ...lessons.flatMap((lesson, at) =>
      lesson.title.trim()
        ? []
        : [
            {
              field: `${lessonField(lesson.id)}.title`,
              message: t('Name lesson {number} of section {section}', { number: at + 1, section }),
            },
          ],
    ),
  ];
}

/** Lessons in an order, in sections. */
export const draft: KindDraft<CourseOwn, 'course'> = {
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
  write: ({ sections, outcomes }, wrong, _, had) => ({
    sections: keptSections(sections, wrong, had.sections),
    ...lines('outcomes', outcomes),
  }),
  missing: ({ sections }) => [
    ...(sections.some(({ lessons }) => lessons.some(hasLesson))
      ? []
      : [{ field: 'content.sections', message: t('Add a lesson with text or a link') }]),
    ...sections.flatMap(unnamedIn),
  ],
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
