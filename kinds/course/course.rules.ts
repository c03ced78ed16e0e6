import type { CourseContent, Lesson, PublicLesson, ReceivedPart } from '@haat/openapi';
import type { KindRules, MissingField, ToHtml } from '../kind';
import { refuseDuplicates, refuseNoAddress } from '../parts/content-faults';
import { inTurn } from '../parts/in-turn';
import { refuseTooMuch } from './course.quotas';
import { lessonField, sectionField } from './field-names';

type Section = NonNullable<CourseContent['sections']>[number];

/** Whether there is something to learn from. */
export const isWritten = ({ text, url }: Lesson): boolean => text !== undefined || url !== undefined;

async function publicLesson(
  { id, title, minutes, isFree = false, text, url }: Lesson,
  toHtml: ToHtml,
): Promise<PublicLesson> {
  return {
    id,
    title,
    isFree,
    ...(minutes !== undefined && { minutes }),
    ...(isFree && text !== undefined && { html: await toHtml(text) }),
    ...(isFree && url !== undefined && { url }),
  };
}

/** A lesson that has both is read first and opened then. */
async function lessonAccess({ title, minutes, text, url }: Lesson, toHtml: ToHtml): Promise<ReceivedPart[]> {
  const length = minutes !== undefined && { minutes };
  return [
    ...(text === undefined ? [] : [{ type: 'text', title, html: await toHtml(text), ...length } as const]),
    ...(url === undefined ? [] : [{ type: 'link', title, url, ...length } as const]),
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
    return content;
  },
  missing({ sections = [] }) {
    const lessons = sections.flatMap((section) => section.lessons);
    return [
      ...(lessons.some(isWritten)
        ? []
        : [{ field: 'content.sections', phrase: 'Add a lesson with text or a link' } as const]),
      ...sections.flatMap(unnamedIn),
    ];
  },
  async publicContent({ sections = [], outcomes = [] }, { toHtml }) {
    const lessons = sections.flatMap((section) => section.lessons);
    if (lessons.length === 0) return null;
    return {
      sections: await inTurn(sections, async ({ id, title, lessons }) => ({
        id,
        title,
        lessons: await inTurn(lessons, (lesson) => publicLesson(lesson, toHtml)),
      })),
      outcomes,
      lessons: lessons.length,
      minutes: lessons.reduce((sum, { minutes = 0 }) => sum + minutes, 0),
    };
  },
  async access({ sections = [] }, { toHtml }) {
    const partsBySection = await inTurn(sections, async ({ title, lessons }): Promise<ReceivedPart[]> => {
      const parts = (await inTurn(lessons, (lesson) => lessonAccess(lesson, toHtml))).flat();
      return parts.length > 0 ? [{ type: 'heading', title }, ...parts] : [];
    });
    return partsBySection.flat();
  },
};
