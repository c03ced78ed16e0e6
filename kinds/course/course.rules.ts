import type { CourseContent, Lesson, PublicLesson, ReceivedPart } from '@haat/openapi';
import type { AccessContext, KindRules, MissingContext, MissingField, PublicContentContext } from '../kind';
import { refuseDuplicates, refuseNoAddress } from '../parts/content-faults';
import { inTurn } from '../parts/in-turn';
import { freeItem } from '../parts/items/free-item';
import { filesIn, itemAccess, missingOfItems, normalisedItems, publicItem } from '../parts/items/items.rules';
import { refuseTooMuch } from './course.quotas';
import { lessonField, sectionField } from './field-names';

type Section = NonNullable<CourseContent['sections']>[number];

/** Whether there is something to learn from. */
export const isWritten = ({ text, url, items = [] }: Lesson): boolean =>
  text !== undefined || url !== undefined || items.length > 0;

const lessonsOf = ({ sections = [] }: CourseContent): Lesson[] => sections.flatMap(({ lessons }) => lessons);

async function publicLesson(
  { id, title, minutes, isFree = false, text, url, items }: Lesson,
  context: PublicContentContext,
): Promise<PublicLesson> {
  const shown = isFree ? freeItem : publicItem;
  return {
    id,
    title,
    isFree,
    ...(minutes !== undefined && { minutes }),
    ...(isFree && text !== undefined && { html: await context.toHtml(text) }),
    ...(isFree && url !== undefined && { url }),
    ...(items && { items: await inTurn(items, (item) => shown(item, context)) }),
  };
}

/** A lesson that has both is read first and opened then. */
async function lessonAccess(
  { title, minutes, text, url, items = [] }: Lesson,
  context: AccessContext,
): Promise<ReceivedPart[]> {
  const length = minutes !== undefined && { minutes };
  return [
    ...(text === undefined
      ? []
      : [{ type: 'text', title, html: await context.toHtml(text), ...length } as const]),
    ...(url === undefined ? [] : [{ type: 'link', title, url, ...length } as const]),
    ...(await inTurn(items, (item) => itemAccess(item, context))).flat(),
  ];
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

const missingInLesson = (
  { id, items = [] }: Lesson,
  fileOf: MissingContext<'course'>['fileOf'],
): MissingField[] => missingOfItems(items, `${lessonField(id)}.items`, fileOf);

/** Throws 422 refusals naming the item. */
function withTidyItems(content: CourseContent): CourseContent {
  if (!lessonsOf(content).some(({ items }) => items)) return content;
  const tidyLesson = ({ items = [], ...lesson }: Lesson, at: string): Lesson =>
    items.length === 0 ? lesson : { ...lesson, items: normalisedItems(items, `${at}.items`) };
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
  normalise(content) {
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
    return withTidyItems(content);
  },
  filesIn: (content) =>
    (content.sections ?? []).flatMap(({ lessons }, section) =>
      lessons.flatMap(({ items }, at) => filesIn(items, `content.sections.${section}.lessons.${at}.items`)),
    ),
  missing({ sections = [] }, { fileOf }) {
    const lessons = lessonsOf({ sections });
    return [
      ...(lessons.some(isWritten)
        ? []
        : [{ field: 'content.sections', phrase: 'Add a lesson with text or a link' } as const]),
      ...sections.flatMap(unnamedIn),
      ...lessons.flatMap((lesson) => missingInLesson(lesson, fileOf)),
    ];
  },
  async publicContent({ sections = [], outcomes = [] }, context) {
    const lessons = sections.flatMap((section) => section.lessons);
    if (lessons.length === 0) return null;
    return {
      sections: await inTurn(sections, async ({ id, title, lessons }) => ({
        id,
        title,
        lessons: await inTurn(lessons, (lesson) => publicLesson(lesson, context)),
      })),
      outcomes,
      lessons: lessons.length,
      minutes: lessons.reduce((sum, { minutes = 0 }) => sum + minutes, 0),
    };
  },
  async access({ sections = [] }, context) {
    const partsBySection = await inTurn(sections, async ({ title, lessons }): Promise<ReceivedPart[]> => {
      const parts = (await inTurn(lessons, (lesson) => lessonAccess(lesson, context))).flat();
      return parts.length > 0 ? [{ type: 'heading', title }, ...parts] : [];
    });
    return partsBySection.flat();
  },
};
