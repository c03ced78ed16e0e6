import type { CourseContent } from '@haat/openapi';
import { lessonBounds } from '@haat/openapi/bounds';
import type { FieldProblem, KindDraft } from '../kind';
import { itemOf, problemsOfItems, restoredItems, typedItem } from '../parts/editor/items/items.draft';
import { shownItem } from '../parts/editor/items/shown-item';
import { htmlOf } from '../parts/editor/markdown';
import {
  addressProblem,
  countProblem,
  isAddress,
  lines,
  shownCount,
  text,
  webAddress,
} from '../parts/editor/written';
import { lessonMinutes, sessionTime } from '../parts/live/session.rules';
import { isWritten } from './course.rules';
import { lessonField, lessonItems } from './field-names';
import { keptQuiz, keptSections } from './kept-sections';
import { liveOf, problemsOfLive, typedLive } from './live/live.draft';
import { opensValues, problemsOfOpens } from './opens.draft';
import { problemsOfQuiz, quizOf, restoredQuiz } from './quiz/quiz.draft';
import type { CourseLessonValues, CourseSectionValues } from './sections';

type Section = NonNullable<CourseContent['sections']>[number];
type Lesson = Section['lessons'][number];

export interface CourseValues {
  sections: readonly CourseSectionValues[];
  outcomes: readonly string[];
  /** Each lesson opens when those before it are done. Drafts that a device kept before do not say. */
  inOrder?: boolean;
  /** Whoever finishes gets a certificate. Likewise. */
  certificate?: boolean;
  /** Buyers get a message when a lesson opens by its time. Likewise. */
  openingMessages?: boolean;
}

const lessonOf = ({
  id,
  title,
  minutes,
  isFree = false,
  text = '',
  url = '',
  items = [],
  opens,
  quiz,
  live,
  isDraft,
}: Lesson): CourseLessonValues => ({
  id,
  title,
  minutes: shownCount(minutes),
  isFree,
  text,
  url,
  items: items.map(itemOf),
  ...opensValues(opens),
  ...(quiz && { quiz: quizOf(quiz) }),
  ...(live && { live: liveOf(live) }),
  ...(isDraft && { isDraft }),
});

/** Whether there is something to learn from. */
export const hasLesson = (lesson: CourseLessonValues): boolean => isWritten(typedLesson(lesson));

/** What there is of a lesson, without a wrong address. */
const typedLesson = (lesson: CourseLessonValues): Lesson => ({
  id: lesson.id,
  title: lesson.title.trim(),
  ...text('text', lesson.text),
  ...text('url', webAddress(lesson.url), !isAddress(lesson.url)),
  ...(lesson.items.length > 0 && { items: lesson.items.map(typedItem) }),
  ...keptQuiz(lesson, () => true, undefined),
  ...(lesson.live && { live: typedLive(lesson.live, lesson.items) }),
  ...(lesson.isDraft && { isDraft: true }),
});

/** A lesson that an older editor kept, which had its items, its quiz and when it opens as they are stored. */
function restoredLesson({
  opens,
  opensAt,
  ...kept
}: CourseLessonValues & Pick<Lesson, 'opens'> & { opensAt?: string }): CourseLessonValues {
  const { days, ...wall } = opensValues({ ...opens, ...(opensAt !== undefined && { at: opensAt }) });
  return {
    ...kept,
    items: restoredItems(kept.items),
    ...(kept.quiz && { quiz: restoredQuiz(kept.quiz) }),
    ...(kept.opensDay === undefined && wall),
    ...(opens?.days !== undefined && days !== undefined && { days }),
  };
}

/** Lessons in an order, in sections. */
export const draft: KindDraft<CourseValues, 'course'> = {
  empty: { sections: [], outcomes: [], inOrder: false, certificate: false, openingMessages: true },
  read: ({ sections = [], outcomes = [], inOrder = false, certificate = false, openingMessages = true }) => ({
    sections: sections.map((section) => ({ ...section, lessons: section.lessons.map(lessonOf) })),
    outcomes,
    inOrder,
    certificate,
    openingMessages,
  }),
  restore: ({ sections, ...kept }) => ({
    ...kept,
    sections: sections.map((section) => ({
      ...section,
      lessons: section.lessons.map(restoredLesson),
    })),
  }),
  problems: ({ sections }, _, now, persisted) => {
    const stored = new Map(persisted.sections?.flatMap(({ lessons }) => lessons.map((one) => [one.id, one])));
    return sections
      .flatMap(({ lessons }) => lessons)
      .flatMap(({ id, minutes, url, items, quiz, live, ...lesson }): FieldProblem[] => [
        ...problemsOfOpens(id, lesson),
        countProblem(
          `${lessonField(id)}.minutes`,
          minutes,
          lessonBounds.minutes.minimum,
          lessonBounds.minutes.maximum,
        ),
        addressProblem(`${lessonField(id)}.url`, url),
        ...problemsOfItems(items, lessonItems(id)),
        ...(quiz ? problemsOfQuiz(quiz, lessonField(id)) : []),
        ...(live
          ? problemsOfLive(live, { at: lessonField(id), items, now, persisted: stored.get(id)?.live })
          : []),
      ]);
  },
  write: ({ sections, outcomes, inOrder, certificate, openingMessages = true }, wrong, _, persisted) => ({
    sections: keptSections(sections, wrong, persisted.sections),
    ...lines('outcomes', outcomes),
    ...(inOrder && { inOrder }),
    ...(certificate && { certificate }),
    ...(!openingMessages && { openingMessages }),
  }),
  validContent: ({ sections }) => ({
    sections: sections.map(({ id, title, lessons }) => ({
      id,
      title: title.trim(),
      lessons: lessons.map(typedLesson),
    })),
  }),
  publicContent: ({ sections: written = [], outcomes = [], certificate = false }, _, now) => {
    const sections = written.map((section) => ({
      ...section,
      lessons: section.lessons.filter(({ isDraft }) => !isDraft),
    }));
    const all = sections.flatMap(({ lessons }) => lessons);
    return {
      sections: sections.map(({ id, title, lessons }) => ({
        id,
        title,
        lessons: lessons.map((lesson) => publicLesson(lesson, now)),
      })),
      outcomes,
      lessons: all.length,
      minutes: all.reduce((sum, lesson) => sum + (lessonMinutes(lesson) ?? 0), 0),
      ...(certificate && { certificate }),
    };
  },
};

/** A free lesson is shown whole, any other by its name and length. */
function publicLesson(lesson: Lesson, now: Date) {
  const { id, title, isFree = false, text, url, items, quiz } = lesson;
  const minutes = lessonMinutes(lesson);
  const live = sessionTime(lesson, now);
  return {
    id,
    title,
    isFree,
    ...(minutes !== undefined && { minutes }),
    ...(isFree && text !== undefined && { html: htmlOf(text) }),
    ...(isFree && url !== undefined && { url }),
    ...(quiz && { questions: quiz.questions.length }),
    ...(live && { live }),
    ...(items && { items: items.map((item) => shownItem(item, { isFree })) }),
  };
}
