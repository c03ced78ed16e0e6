import type { Lesson, Missing, PublicLesson, ReceivedPart } from '@haat/openapi';
import type { KindRules, ToHtml } from '../kind';
import { refuseNoAddress, refuseTwins } from '../parts/content-faults';
import { inTurn } from '../parts/in-turn';
import { refuseTooMuch } from './course.quotas';
import { lessonField, sectionField } from './field-names';

const isWritten = ({ text, url }: Lesson): boolean => text !== undefined || url !== undefined;

async function shownLesson(
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
async function receivedLesson(
  { title, minutes, text, url }: Lesson,
  toHtml: ToHtml,
): Promise<ReceivedPart[]> {
  const length = minutes !== undefined && { minutes };
  return [
    ...(text === undefined ? [] : [{ type: 'text', title, html: await toHtml(text), ...length } as const]),
    ...(url === undefined ? [] : [{ type: 'link', title, url, ...length } as const]),
  ];
}

export const rules: KindRules<'course'> = {
  settle(content) {
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
    refuseTwins(things);
    return content;
  },
  missing({ sections = [] }) {
    const missing: Missing[] = [];
    const lessons = sections.flatMap((section) => section.lessons);
    if (!lessons.some(isWritten))
      missing.push({
        field: 'content.sections',
        message: 'Add a section with at least one lesson that has a text or a link',
      });
    for (const [index, section] of sections.entries()) {
      if (section.title === '')
        missing.push({ field: `${sectionField(section.id)}.title`, message: `Name section ${index + 1}` });
      for (const [number, { id, title }] of section.lessons.entries())
        if (title === '')
          missing.push({
            field: `${lessonField(id)}.title`,
            message: `Name lesson ${number + 1} of section ${index + 1}`,
          });
    }
    return missing;
  },
  async shown({ sections = [], outcomes = [] }, { toHtml }) {
    const lessons = sections.flatMap((section) => section.lessons);
    if (lessons.length === 0) return null;
    return {
      sections: await inTurn(sections, async ({ id, title, lessons }) => ({
        id,
        title,
        lessons: await inTurn(lessons, (lesson) => shownLesson(lesson, toHtml)),
      })),
      outcomes,
      lessons: lessons.length,
      minutes: lessons.reduce((sum, { minutes = 0 }) => sum + minutes, 0),
    };
  },
  async received({ sections = [] }, { toHtml }) {
    const received = await inTurn(sections, async ({ title, lessons }): Promise<ReceivedPart[]> => {
      const parts = (await inTurn(lessons, (lesson) => receivedLesson(lesson, toHtml))).flat();
      return parts.length > 0 ? [{ type: 'heading', title }, ...parts] : [];
    });
    return received.flat();
  },
};
