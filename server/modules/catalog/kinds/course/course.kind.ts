import type { Lesson, Missing, PublicLesson, ReceivedPart } from '@haat/contract';
import { toSafeHtml } from '../../markdown';
import { refuseNoAddress, refuseTwins } from '../content.faults';
import type { Kind } from '../kind';

const isWritten = ({ text, url }: Lesson): boolean => text !== undefined || url !== undefined;

function shownLesson({ id, title, minutes, isFree = false, text, url }: Lesson): PublicLesson {
  return {
    id,
    title,
    isFree,
    ...(minutes !== undefined && { minutes }),
    ...(isFree && text !== undefined && { html: toSafeHtml(text) }),
    ...(isFree && url !== undefined && { url }),
  };
}

/** A lesson that has both is read first and opened then. */
function receivedLesson({ title, minutes, text, url }: Lesson): ReceivedPart[] {
  const length = minutes !== undefined && { minutes };
  return [
    ...(text === undefined ? [] : [{ type: 'text', title, html: toSafeHtml(text), ...length } as const]),
    ...(url === undefined ? [] : [{ type: 'link', title, url, ...length } as const]),
  ];
}

export const course: Kind<'course'> = {
  settle(content) {
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
      const at = `content.sections.${index}`;
      if (section.title === '') missing.push({ field: `${at}.title`, message: `Name section ${index + 1}` });
      for (const [number, { title }] of section.lessons.entries())
        if (title === '')
          missing.push({
            field: `${at}.lessons.${number}.title`,
            message: `Name lesson ${number + 1} of section ${index + 1}`,
          });
    }
    return missing;
  },
  shown({ sections = [], outcomes = [] }) {
    const lessons = sections.flatMap((section) => section.lessons);
    if (lessons.length === 0) return null;
    return {
      sections: sections.map(({ id, title, lessons }) => ({ id, title, lessons: lessons.map(shownLesson) })),
      outcomes,
      lessons: lessons.length,
      minutes: lessons.reduce((sum, { minutes = 0 }) => sum + minutes, 0),
    };
  },
  received: ({ sections = [] }) =>
    sections.flatMap(({ title, lessons }) => {
      const parts = lessons.flatMap(receivedLesson);
      return parts.length > 0 ? [{ type: 'heading', title } as const, ...parts] : [];
    }),
};
