import type { KindDraft } from '../kind';
import {
  type ItemValues,
  itemOf,
  problemsOfItems,
  restoredItems,
  storedItems,
  typedItem,
} from '../parts/editor/items/items.draft';
import { shownItem } from '../parts/editor/items/shown-item';
import { type PlainValues, plainDraft } from '../parts/editor/plain-fields';
import { contentItems } from '../parts/items/items.rules';
import { toPublicContent } from './lesson.rules';

export interface LessonValues extends PlainValues<'lesson'> {
  /** Files and whatever else is taught. */
  items: readonly ItemValues[];
}

const plain = plainDraft('lesson');

/** One lesson: to be read, opened at its address, watched or downloaded. */
export const draft: KindDraft<LessonValues, 'lesson'> = {
  ...plain,
  empty: { ...plain.empty, items: [] },
  read: (content) => ({ ...plain.read(content), items: (content.items ?? []).map(itemOf) }),
  restore: (kept) => ({ ...kept, items: restoredItems(kept.items) }),
  problems: (values) => [...plain.problems(values), ...problemsOfItems(values.items, contentItems)],
  write: ({ items, ...values }, wrong, _, persisted) => {
    const stored = storedItems(items, contentItems, wrong, persisted.items);
    return {
      // Lacking both, it keeps both.
      ...plain.write(
        values,
        (field) => wrong(field) || (field === 'content.url' && wrong('content.text')),
        persisted,
      ),
      ...(stored.length > 0 && { items: stored }),
    };
  },
  validContent: ({ items, ...values }) => {
    const wrong = new Map(plain.problems(values));
    return {
      ...plain.write(values, (field) => wrong.get(field) !== undefined, {}),
      ...(items.length > 0 && { items: items.map(typedItem) }),
    };
  },
  publicContent: (content) => ({
    ...toPublicContent(content),
    ...(content.items && { items: content.items.map((item) => shownItem(item)) }),
  }),
};
