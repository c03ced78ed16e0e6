import type { CourseContent, Lesson } from '@haat/openapi';
import type { MissingContext, MissingField } from '../../kind';
import { invalid } from '../../parts/content-error';
import { isPlayable } from '../../parts/items/items.rules';
import { hasRecording, missingInSession, normalisedSession } from '../../parts/live/session.rules';
import { lessonField } from '../field-names';

const phrases = {
  startsAt: 'Choose when the session of “{title}” starts',
  past: 'The session of “{title}” is in the past. Choose a later time, or add its recording.',
  minutes: 'Enter how long the session of “{title}” takes',
  joinUrl: 'Add the join link of “{title}”',
} as const;

type OnSale = Pick<MissingContext<'course'>, 'onSale'>['onSale'];

/** Of the session that buyers have already. */
const startsAtOnSale = (onSale: OnSale, id: string): string | undefined =>
  onSale?.sections?.flatMap(({ lessons }) => lessons).find((one) => one.id === id && !one.isDraft)?.live
    ?.startsAt;

/** What the session of a lesson cannot be sold without. */
export function missingLive(
  { id, title, live }: Lesson,
  { now, onSale, hasOwnRooms }: Pick<MissingContext<'course'>, 'now' | 'onSale' | 'hasOwnRooms'>,
): MissingField[] {
  if (!live) return [];
  const faults = missingInSession(live, {
    now,
    hasRecording: hasRecording(live),
    startsAtOnSale: startsAtOnSale(onSale, id),
    hasOwnRooms,
  });
  return faults.map((fault) => ({
    field: `${lessonField(id)}.live.${fault === 'past' ? 'startsAt' : fault}`,
    phrase: phrases[fault],
    values: { title },
  }));
}

/** A lesson with its session as it is stored. Throws 422 refusals; `at` is the name of the lesson. */
export function withTidyLive(lesson: Lesson, at: string, existing: CourseContent): Lesson {
  const { live, items = [] } = lesson;
  if (!live) return lesson;
  const { recordingItemId } = live;
  const lessons = existing.sections?.flatMap((section) => section.lessons);
  const before = lessons?.find(({ id }) => id === lesson.id)?.live;
  if (recordingItemId !== undefined && !items.some((item) => item.id === recordingItemId && isPlayable(item)))
    throw invalid({ [`${at}.live.recordingItemId`]: 'Choose a video or audio of this lesson' });
  return { ...lesson, live: normalisedSession(live, `${at}.live`, before) };
}
