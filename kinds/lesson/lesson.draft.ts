import type { ContentItem } from '@haat/openapi';
import type { KindDraft } from '../kind';
import { shownItem } from '../parts/editor/items/shown-item';
import { type PlainValues, plainDraft } from '../parts/editor/plain-fields';
import { toPublicContent } from './lesson.rules';

export interface LessonValues extends PlainValues<'lesson'> {
  /** Files and whatever else is taught, as they are stored. */
  items?: readonly ContentItem[];
}

const plain = plainDraft('lesson');

/** One lesson, to be read or opened at its address. */
export const draft: KindDraft<LessonValues, 'lesson'> = {
  ...plain,
  read: (content) => ({ ...plain.read(content), ...(content.items && { items: content.items }) }),
  write: (values, wrong, _, persisted) => ({
    // Lacking both, it keeps both.
    ...plain.write(
      values,
      (field) => wrong(field) || (field === 'content.url' && wrong('content.text')),
      persisted,
    ),
    ...(values.items && values.items.length > 0 && { items: [...values.items] }),
  }),
  publicContent: (content) => ({
    ...toPublicContent(content),
    ...(content.items && { items: content.items.map((item) => shownItem(item)) }),
  }),
};
