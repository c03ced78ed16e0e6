import type { LessonContent } from '@haat/openapi';
import type { KindRules } from '../kind';
import { refuseNoAddress } from '../parts/content-faults';
import { publicFieldsOf } from '../parts/public-fields';

/** What a preview shows. */
export const toPublicContent = (content: LessonContent) => ({
  ...publicFieldsOf('lesson', content),
  outcomes: content.outcomes ?? [],
  hasText: content.text !== undefined,
  hasLink: content.url !== undefined,
});

export const rules: KindRules<'lesson'> = {
  normalise(content) {
    refuseNoAddress(content.url, 'content.url');
    return content;
  },
  missing: ({ text, url }) =>
    text === undefined && url === undefined
      ? [{ field: 'content.text', phrase: 'Write the lesson, or add a link to it' }]
      : [],
  publicContent: toPublicContent,
  async access({ minutes, text, url }, { toHtml }) {
    const length = minutes !== undefined && { minutes };
    return [
      ...(text === undefined
        ? []
        : [{ type: 'text', title: 'The lesson', html: await toHtml(text), ...length } as const]),
      ...(url === undefined ? [] : [{ type: 'link', title: 'Open the lesson', url, ...length } as const]),
    ];
  },
};
