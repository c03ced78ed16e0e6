import type { CourseContent, Lesson, PublicLesson, QuizQuestion, ReceivedPart } from '@haat/openapi';
import type { KindRules, MissingContext, MissingField, PublicContentContext } from '../kind';
import { refuseDuplicates, refuseNoAddress } from '../parts/content-faults';
import { inTurn } from '../parts/in-turn';
import { freeItem } from '../parts/items/free-item';
import {
  filesIn,
  isPlayable,
  missingOfItems,
  normalisedItems,
  publicItem,
  videosIn,
} from '../parts/items/items.rules';
import { lessonAccess } from '../parts/learning/lesson-access';
import { lessonMinutes, sessionTime } from '../parts/live/session.rules';
import { refuseTooMuch } from './course.quotas';
import { lessonField, sectionField } from './field-names';
import { missingLive, withTidyLive } from './live/live.rules';

type Section = NonNullable<CourseContent['sections']>[number];

/** Whether there is something to learn from. */
export const isWritten = ({ text, url, items = [], quiz, live }: Lesson): boolean =>
  text !== undefined ||
  url !== undefined ||
  items.length > 0 ||
  live !== undefined ||
  (quiz?.questions.length ?? 0) > 0;

const lessonsOf = ({ sections = [] }: CourseContent): Lesson[] => sections.flatMap(({ lessons }) => lessons);

async function publicLesson(lesson: Lesson, context: PublicContentContext): Promise<PublicLesson> {
  const { id, title, isFree = false, text, url, items, quiz } = lesson;
  const minutes = lessonMinutes(lesson);
  const live = sessionTime(lesson, context.now);
  const shown = isFree ? freeItem : publicItem;
  return {
    id,
    title,
    isFree,
    ...(minutes !== undefined && { minutes }),
    ...(isFree && text !== undefined && { html: await context.toHtml(text) }),
    ...(isFree && url !== undefined && { url }),
    ...(quiz && { questions: quiz.questions.length }),
    ...(live && { live }),
    ...(items && { items: await inTurn(items, (item) => shown(item, context)) }),
  };
}

/** Sections and lessons without a name. */
const unnamedIn = ({ id, title, lessons }: Section, place: number): MissingField[] => [
  ...(title === ''
    ? [
        {
          field: `${sectionField(id)}.title`,
          phrase: 'Name section {number}',
          values: { number: place + 1 },
        } as const,
      ]
    : []),
  ...lessons.flatMap((lesson, at) =>
    lesson.title === ''
      ? [
          {
            field: `${lessonField(lesson.id)}.title`,
            phrase: 'Name lesson {number} of section {section}',
            values: { number: at + 1, section: place + 1 },
          } as const,
        ]
      : [],
  ),
];

const hasAnswer = ({ type, options = [], correct }: QuizQuestion): boolean =>
  type === 'choice' || type === 'several'
    ? correct.length > 0 && correct.every((answer) => options.includes(answer))
    : correct.length > 0 && (type === 'text' || correct.every((answer) => !Number.isNaN(Number(answer))));

/** A draft may be anything. */
function missingInLesson(lesson: Lesson, context: MissingContext<'course'>): MissingField[] {
  const { id, title, items = [], quiz, isDraft } = lesson;
  if (isDraft) return [];
  const at = lessonField(id);
  const questions = quiz?.questions ?? [];
  return [
    ...missingOfItems(items, `${at}.items`, context.fileOf),
    ...missingLive(lesson, context),
    ...(quiz && questions.length === 0
      ? [
          {
            field: `${at}.quiz`,
            phrase: 'Add a question to the quiz of “{title}”',
            values: { title },
          } as const,
        ]
      : []),
    ...questions.flatMap((question, place) =>
      question.text !== '' && hasAnswer(question)
        ? []
        : [
            {
              field: `${at}.quiz`,
              phrase: 'Complete question {number} of “{title}” and mark the right answer',
              values: { number: place + 1, title },
            } as const,
          ],
    ),
  ];
}

/** What is sold: sections without the lessons that are drafts. */
const soldSections = ({ sections = [] }: CourseContent): Section[] =>
  sections.map((section) => ({ ...section, lessons: section.lessons.filter(({ isDraft }) => !isDraft) }));

/** What a receipt can give at once. What opens later, or after something else, is on the page of the course. */
function openOnReceipt({ inOrder = false, ...content }: CourseContent): Section[] {
  const sections = soldSections(content);
  const [first] = sections.flatMap(({ lessons }) => lessons);
  return sections.map((section) => ({
    ...section,
    lessons: section.lessons.filter((lesson) => !lesson.opens && (!inOrder || lesson === first)),
  }));
}

/** Throws 422 refusals naming the item, or the field of a session. */
function withTidyLessons(content: CourseContent, existing: CourseContent): CourseContent {
  if (!lessonsOf(content).some(({ items, live }) => items || live)) return content;
  const withTidyItems = ({ items = [], ...lesson }: Lesson, at: string): Lesson =>
    items.length === 0 ? lesson : { ...lesson, items: normalisedItems(items, `${at}.items`) };
  const tidyLesson = (lesson: Lesson, at: string) => withTidyLive(withTidyItems(lesson, at), at, existing);
  return {
    ...content,
    sections: (content.sections ?? []).map((section, place) => ({
      ...section,
      lessons: section.lessons.map((lesson, number) =>
        tidyLesson(lesson, `content.sections.${place}.lessons.${number}`),
      ),
    })),
  };
}

export const rules: KindRules<'course'> = {
  normalise(content, { existing }) {
    refuseTooMuch(content);
    const things: { id: string; at: string }[] = [];
    for (const [index, { id, lessons }] of (content.sections ?? []).entries()) {
      const at = `content.sections.${index}`;
      things.push({ id, at });
      for (const [number, lesson] of lessons.entries()) {
        const place = `${at}.lessons.${number}`;
        things.push({ id: lesson.id, at: place });
        refuseNoAddress(lesson.url, `${place}.url`);
      }
    }
    refuseDuplicates(things);
    return withTidyLessons(content, existing);
  },
  filesIn: (content) =>
    (content.sections ?? []).flatMap(({ lessons }, section) =>
      lessons.flatMap(({ items }, at) => filesIn(items, `content.sections.${section}.lessons.${at}.items`)),
    ),
  freeFilesIn: (content) =>
    lessonsOf({ sections: soldSections(content) })
      .filter(({ isFree }) => isFree)
      .flatMap(({ items }) => filesIn(items?.filter(isPlayable), 'items')),
  lessonVideos: (content) =>
    lessonsOf({ sections: soldSections(content) })
      .map(({ items = [] }) => videosIn(items))
      .filter((videos) => videos.length > 0),
  missing({ sections = [] }, context) {
    const lessons = lessonsOf({ sections });
    return [
      ...(lessons.some((lesson) => !lesson.isDraft && isWritten(lesson))
        ? []
        : [{ field: 'content.sections', phrase: 'Add a lesson with text, a link or a file' } as const]),
      ...sections.flatMap(unnamedIn),
      ...lessons.flatMap((lesson) => missingInLesson(lesson, context)),
    ];
  },
  async publicContent(content, context) {
    const { outcomes = [], certificate = false } = content;
    const sections = soldSections(content);
    const lessons = lessonsOf({ sections });
    if (lessons.length === 0) return null;
    return {
      sections: await inTurn(sections, async ({ id, title, lessons }) => ({
        id,
        title,
        lessons: await inTurn(lessons, (lesson) => publicLesson(lesson, context)),
      })),
      outcomes,
      lessons: lessons.length,
      minutes: lessons.reduce((sum, lesson) => sum + (lessonMinutes(lesson) ?? 0), 0),
      ...(certificate && { certificate }),
      ...(context.lessonBytes !== undefined && { lessonBytes: context.lessonBytes }),
    };
  },
  lessons: (content) => content,
  async access(content, context) {
    const partsBySection = await inTurn(
      openOnReceipt(content),
      async ({ title, lessons }): Promise<ReceivedPart[]> => {
        const parts = (await inTurn(lessons, (lesson) => lessonAccess(lesson, context))).flat();
        return parts.length > 0 ? [{ type: 'heading', title }, ...parts] : [];
      },
    );
    return partsBySection.flat();
  },
};
