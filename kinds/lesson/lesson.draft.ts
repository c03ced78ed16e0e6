import type { KindDraft } from '../kind';
import { type PlainOwn, plainDraft } from '../parts/editor/plain-fields';
import { shownOf } from './lesson.rules';

export type LessonOwn = PlainOwn<'lesson'>;

const plain = plainDraft('lesson');

/** One lesson, to be read or opened at its address. */
export const draft: KindDraft<LessonOwn, 'lesson'> = {
  ...plain,
  write: (own, wrong, _, had) =>
    // Lacking both, it keeps both.
    plain.write(own, (field) => wrong(field) || (field === 'content.url' && wrong('content.text')), had),
  shown: shownOf,
};
