import type { LessonContent } from '@haat/openapi';
import type { KindRules } from '../kind';
import { refuseNoAddress } from '../parts/content-faults';
import { inTurn } from '../parts/in-turn';
import {
  contentItems,
  filesIn,
  itemAccess,
  missingOfItems,
  normalisedItems,
  publicItem,
} from '../parts/items/items.rules';
import { publicFieldsOf } from '../parts/public-fields';

/** What a preview shows, besides its items. */
export const toPublicContent = (content: LessonContent) => ({
  ...publicFieldsOf('lesson', content),
  outcomes: content.outcomes ?? [],
  hasText: content.text !== undefined,
  hasLink: content.url !== undefined,
});

export const rules: KindRules<'lesson'> = {
  normalise(content) {
    refuseNoAddress(content.url, 'content.url');
    const { items = [], ...others } = content;
    return items.length === 0 ? others : { ...others, items: normalisedItems(items, contentItems) };
  },
  lessons: ({ minutes, text, url, items }, title) => ({
    sections: [
      {
        id: 'lesson',
        title,
        lessons: [
          {
            id: 'lesson',
            title,
            ...(minutes !== undefined && { minutes }),
            ...(text !== undefined && { text }),
            ...(url !== undefined && { url }),
            ...(items && { items }),
          },
        ],
      },
    ],
  }),
  filesIn: ({ items }) => filesIn(items, contentItems),
  missing: ({ text, url, items = [] }, { fileOf }) =>
    text === undefined && url === undefined && items.length === 0
      ? [{ field: 'content.text', phrase: 'Write the lesson, or add a file or a link' }]
      : missingOfItems(items, contentItems, fileOf),
  publicContent: async (content, context) => ({
    ...toPublicContent(content),
    ...(content.items && { items: await inTurn(content.items, (item) => publicItem(item, context)) }),
  }),
  async access({ minutes, text, url, items = [] }, context) {
    const { toHtml } = context;
    const length = minutes !== undefined && { minutes };
    return [
      ...(text === undefined
        ? []
        : [{ type: 'text', title: 'The lesson', html: await toHtml(text), ...length } as const]),
      ...(url === undefined ? [] : [{ type: 'link', title: 'Open the lesson', url, ...length } as const]),
      ...(await inTurn(items, (item) => itemAccess(item, context))).flat(),
    ];
  },
};
