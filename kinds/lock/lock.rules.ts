import type { KindRules } from '../kind';
import { inTurn } from '../parts/in-turn';
import {
  contentItems,
  filesIn,
  itemAccess,
  missingOfItems,
  normalisedItems,
  publicItem,
} from '../parts/items/items.rules';

export const rules: KindRules<'lock'> = {
  normalise: ({ items }) => (items === undefined ? {} : { items: normalisedItems(items, contentItems) }),
  filesIn: ({ items }) => filesIn(items, contentItems),
  missing: ({ items = [] }, { fileOf }) =>
    items.length === 0
      ? [{ field: contentItems, phrase: 'Add something that is locked' }]
      : missingOfItems(items, contentItems, fileOf),
  publicContent: async ({ items = [] }, context) =>
    items.length > 0 ? { items: await inTurn(items, (item) => publicItem(item, context)) } : null,
  access: async ({ items = [] }, context) =>
    (await inTurn(items, (item) => itemAccess(item, context))).flat(),
};
