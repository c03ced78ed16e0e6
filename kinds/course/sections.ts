import type { Lesson, MediaFile } from '@haat/openapi';
import { quotas } from '@haat/openapi/quotas';
import { type ItemValues, itemOfFile } from '../parts/editor/items/items.draft';
import { placeItem } from '../parts/editor/items/moved';
import { freeId } from '../parts/editor/written';
import type { LiveValues } from './live/live.draft';
import type { OpensValues } from './opens.draft';
import type { QuizValues } from './quiz/quiz.draft';

export interface CourseLessonValues extends Pick<Lesson, 'isDraft'>, OpensValues {
  id: string;
  title: string;
  minutes: string;
  isFree: boolean;
  text: string;
  url: string;
  /** Files and whatever else is taught. */
  items: readonly ItemValues[];
  quiz?: QuizValues | undefined;
  live?: LiveValues | undefined;
}

export interface CourseSectionValues {
  id: string;
  title: string;
  lessons: readonly CourseLessonValues[];
}

const emptyLesson = { title: '', minutes: '', isFree: false, text: '', url: '', items: [] } as const;

type Sections = readonly CourseSectionValues[];

/** Of one section. */
const mostLessons = quotas.lessonsOfSection;

export const isFull = ({ lessons }: Pick<CourseSectionValues, 'lessons'>): boolean =>
  lessons.length >= mostLessons;

const allLessons = (sections: Sections) => sections.flatMap(({ lessons }) => lessons);

export const withSection = (sections: Sections): CourseSectionValues[] => [
  ...sections,
  { id: freeId('s', sections), title: '', lessons: [] },
];

/** Adds a lesson at the end of a section; lesson ids are unique in the course. */
export function withLesson(
  sections: Sections,
  sectionId: string,
): { sections: CourseSectionValues[]; id: string } {
  const id = freeId('l', allLessons(sections));
  const lesson: CourseLessonValues = { ...emptyLesson, id };
  return { sections: inSection(sections, sectionId, (lessons) => [...lessons, lesson]), id };
}

/** Adds a copy of a lesson below it; hidden, so that it is not on sale before it was changed. Null where its section is full. */
export function withCopy(
  sections: Sections,
  lessonId: string,
): { sections: CourseSectionValues[]; id: string } | null {
  const section = sectionOf(sections, lessonId);
  const place = section?.lessons.findIndex(({ id }) => id === lessonId) ?? -1;
  const lesson = section?.lessons[place];
  if (!section || !lesson || isFull(section)) return null;
  const id = freeId('l', allLessons(sections));
  const copy: CourseLessonValues = { ...lesson, id, isDraft: true };
  return {
    sections: inSection(sections, section.id, (lessons) => lessons.toSpliced(place + 1, 0, copy)),
    id,
  };
}

/** Adds a lesson of an uploaded file, named by it. */
export function withFileLesson(
  sections: Sections,
  sectionId: string,
  file: MediaFile,
): CourseSectionValues[] {
  const id = freeId('l', allLessons(sections));
  const item = itemOfFile('i1', file);
  const lesson: CourseLessonValues = { ...emptyLesson, id, title: item.title, items: [item] };
  return inSection(sections, sectionId, (lessons) =>
    lessons.length < mostLessons ? [...lessons, lesson] : lessons,
  );
}

const sectionOf = (sections: Sections, lessonId: string): CourseSectionValues | undefined =>
  sections.find(({ lessons }) => lessons.some(({ id }) => id === lessonId));

/** Other sections stay the same objects: what draws them is not drawn again. */
const inSectionOf = (
  sections: Sections,
  lessonId: string,
  change: (lessons: readonly CourseLessonValues[]) => readonly CourseLessonValues[],
): CourseSectionValues[] => inSection(sections, sectionOf(sections, lessonId)?.id ?? '', change);

const inSection = (
  sections: Sections,
  sectionId: string,
  change: (lessons: readonly CourseLessonValues[]) => readonly CourseLessonValues[],
): CourseSectionValues[] =>
  sections.map((section) =>
    section.id === sectionId ? { ...section, lessons: change(section.lessons) } : section,
  );

export const renamed = (sections: Sections, sectionId: string, title: string): CourseSectionValues[] =>
  sections.map((section) => (section.id === sectionId ? { ...section, title } : section));

/** What of a lesson changes, or what follows from the lesson as it is now. */
export type LessonChange =
  | Partial<CourseLessonValues>
  | ((lesson: CourseLessonValues) => Partial<CourseLessonValues>);

export const changedLesson = (sections: Sections, id: string, changes: LessonChange): CourseSectionValues[] =>
  inSectionOf(sections, id, (lessons) =>
    lessons.map((lesson) =>
      lesson.id === id
        ? { ...lesson, ...(typeof changes === 'function' ? changes(lesson) : changes) }
        : lesson,
    ),
  );

/** Where a lesson stands. */
interface LessonPlace {
  sectionId: string;
  place: number;
}

/** Null for a lesson that is not there. */
export function placeOfLesson(sections: Sections, id: string): LessonPlace | null {
  const section = sectionOf(sections, id);
  return section
    ? { sectionId: section.id, place: section.lessons.findIndex((lesson) => lesson.id === id) }
    : null;
}

/** A lesson at another place, counted without it. It stays where it is if that section is not there, or full. */
export function lessonAt(sections: Sections, id: string, to: LessonPlace): CourseSectionValues[] {
  const home = sectionOf(sections, id);
  const lesson = home?.lessons.find((one) => one.id === id);
  const goal = sections.find((section) => section.id === to.sectionId);
  if (!lesson || !goal || (goal !== home && isFull(goal))) return [...sections];
  const without = inSectionOf(sections, id, (lessons) => lessons.filter((one) => one !== lesson));
  return inSection(without, goal.id, (lessons) =>
    lessons.toSpliced(Math.min(Math.max(0, to.place), lessons.length), 0, lesson),
  );
}

/** A lesson one place up or down; past the end of its section it goes over into the next. */
export function movedLesson(sections: Sections, id: string, by: -1 | 1): CourseSectionValues[] {
  const from = placeOfLesson(sections, id);
  const at = sections.findIndex((section) => section.id === from?.sectionId);
  const section = sections[at];
  if (!section || !from) return [...sections];
  const place = from.place + by;
  if (place >= 0 && place < section.lessons.length)
    return lessonAt(sections, id, { sectionId: section.id, place });
  const neighbour = sections[at + by];
  if (!neighbour) return [...sections];
  return lessonAt(sections, id, { sectionId: neighbour.id, place: by < 0 ? neighbour.lessons.length : 0 });
}

/** A section at another place, counted without it. */
export const sectionAt = (sections: Sections, id: string, place: number): CourseSectionValues[] =>
  placeItem(
    sections,
    sections.findIndex((section) => section.id === id),
    place,
  );

export const movedSection = (sections: Sections, id: string, by: -1 | 1): CourseSectionValues[] =>
  sectionAt(sections, id, sections.findIndex((section) => section.id === id) + by);

export const withoutLesson = (sections: Sections, id: string): CourseSectionValues[] =>
  inSectionOf(sections, id, (lessons) => lessons.filter((lesson) => lesson.id !== id));

/** Restores a removed lesson at its position, or at the end if its section was removed. */
export function withLessonBack(
  sections: Sections,
  lesson: CourseLessonValues,
  was: { sectionId: string; place: number },
): CourseSectionValues[] {
  const home = sections.find(({ id }) => id === was.sectionId) ?? sections.at(-1);
  if (!home) return [{ id: was.sectionId, title: '', lessons: [lesson] }];
  return inSection(sections, home.id, (lessons) => lessons.toSpliced(was.place, 0, lesson));
}
