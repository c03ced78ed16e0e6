import type { KindRules } from '../kind';
import { inTurn } from '../parts/in-turn';
import { filesIn, itemAccess, missingOfItems, normalisedItems, publicItem } from '../parts/items/items.rules';

export const rules: KindRules<'lock'> = {
  normalise: ({ items }) => (items === undefined ? {} : { items: normalisedItems(items, 'content.items') }),
  filesIn: ({ items }) => filesIn(items, 'content.items'),
  missing: ({ items = [] }, { fileOf }) =>
    items.length === 0
      ? [{ field: 'content.items', phrase: 'Add something that is locked' }]
      : missingOfItems(items, 'content.items', fileOf),
  publicContent: async ({ items = [] }, context) =>
    items.length > 0 ? { items: await inTurn(items, (item) => publicItem(item, context)) } : null,
  access: async ({ items = [] }, context) =>
    (await inTurn(items, (item) => itemAccess(item, context))).flat(),
};
