import type { KindRules } from '../kind';
import { refuseNoAddress } from '../parts/content-faults';

export const rules: KindRules<'lesson'> = {
  settle(content) {
    refuseNoAddress(content.url, 'content.url');
    return content;
  },
  missing: ({ text, url }) =>
    text === undefined && url === undefined
      ? [{ field: 'content.text', phrase: 'Write the lesson, or add a link to it' }]
      : [],
  shown: ({ minutes, outcomes = [], text, url }) => ({
    ...(minutes !== undefined && { minutes }),
    outcomes,
    hasText: text !== undefined,
    hasLink: url !== undefined,
  }),
  async received({ minutes, text, url }, { toHtml }) {
    const length = minutes !== undefined && { minutes };
    return [
      ...(text === undefined
        ? []
        : [{ type: 'text', title: 'The lesson', html: await toHtml(text), ...length } as const]),
      ...(url === undefined ? [] : [{ type: 'link', title: 'Open the lesson', url, ...length } as const]),
    ];
  },
};
