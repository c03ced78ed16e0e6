import type { KindDraft } from '../kind';
import { type PlainValues, plainDraft } from '../parts/editor/plain-fields';
import { toPublicContent } from './lesson.rules';

export type LessonValues = PlainValues<'lesson'>;

const plain = plainDraft('lesson');

/** One lesson, to be read or opened at its address. */
export const draft: KindDraft<LessonValues, 'lesson'> = {
  ...plain,
  write: (values, wrong, _, persisted) =>
    // Lacking both, it keeps both.
    plain.write(
      values,
      (field) => wrong(field) || (field === 'content.url' && wrong('content.text')),
      persisted,
    ),
  publicContent: toPublicContent,
};
