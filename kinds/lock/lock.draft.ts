import type { KindDraft } from '../kind';
import {
  type ItemValues,
  itemOf,
  problemsOfItems,
  storedItems,
  typedItem,
} from '../parts/editor/items/items.draft';
import { shownItem } from '../parts/editor/items/shown-item';
import { contentItems } from '../parts/items/items.rules';

export interface LockValues {
  items: readonly ItemValues[];
}

/** Files, texts, links and places hidden until payment. */
export const draft: KindDraft<LockValues, 'lock'> = {
  empty: { items: [] },
  read: ({ items = [] }) => ({ items: items.map(itemOf) }),
  problems: ({ items }) => problemsOfItems(items, contentItems),
  write: ({ items }, wrong, _, persisted) => ({
    items: storedItems(items, contentItems, wrong, persisted.items),
  }),
  validContent: ({ items }) => ({ items: items.map(typedItem) }),
  publicContent: ({ items = [] }) => ({
    items: items.map((item) => shownItem(item)),
  }),
};
