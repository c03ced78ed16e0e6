import type { CourseContent, Lesson } from '@haat/openapi';
import { type LessonProgress, nextMidnightAfter, opensAt, statesOf, taughtIn } from './learning.rules';

const day = 24 * 60 * 60_000;

/** A time from one instant, itself left out, to another. */
export interface Span {
  after: Date;
  until: Date;
}

/** A learner, and what they have done. */
export interface Learner {
  /** When the access was given. */
  startedAt: Date;
  progress: ReadonlyMap<string, LessonProgress>;
}

/** Whether buyers get a message when a lesson opens. */
export const hasOpeningMessages = ({ openingMessages = true }: CourseContent): boolean => openingMessages;

/**
 * The lessons that opened to a learner in a span because their time came. Not those that were open at the purchase, wait for other lessons, or are done.
 */
export const openedIn = (content: CourseContent, learner: Learner, { after, until }: Span): Lesson[] =>
  statesOf(content, { ...learner, now: until }).flatMap(({ lesson, status, opensAt: at }) =>
    status === 'open' && at !== null && at > after && at > learner.startedAt ? [lesson] : [],
  );

/** Those of some lessons that are open to a learner at a time, and not done. */
export const openOf = (
  content: CourseContent,
  learner: Learner,
  { lessonIds, now }: { lessonIds: ReadonlySet<string>; now: Date },
): Lesson[] =>
  statesOf(content, { ...learner, now }).flatMap(({ lesson, status }) =>
    status === 'open' && lessonIds.has(lesson.id) ? [lesson] : [],
  );

/** The lessons that buyers have in `content` and did not have before. */
export function addedLessons(before: CourseContent, content: CourseContent): Lesson[] {
  const had = new Set(taughtIn(before).map(({ lesson }) => lesson.id));
  return taughtIn(content).flatMap(({ lesson }) => (had.has(lesson.id) ? [] : [lesson]));
}

/** The next time at which a lesson may open to anybody; null where none opens by time any more. */
export function nextOpening(content: CourseContent, now: Date): Date | null {
  const times = taughtIn(content).flatMap(({ lesson: { opens = {} } }) => {
    const at = opens.at === undefined ? null : new Date(opens.at);
    if (at !== null && at > now) return [at];
    return opens.days === undefined ? [] : [nextMidnightAfter(now)];
  });
  return times.length === 0 ? null : new Date(Math.min(...times.map((at) => at.getTime())));
}

/**
 * Spans of purchases to which lessons may open in `span`: whoever bought at another time has none that opens then. Few, and apart from each
 * other.
 */
export function purchasesOf(content: CourseContent, span: Span): Span[] {
  const spans = taughtIn(content).flatMap(({ lesson: { opens } }): Span[] => {
    if (!opens) return [];
    const { days = 0 } = opens;
    const at = opens.at === undefined ? null : new Date(opens.at);
    if (at !== null && at > span.until) return [];
    // At its date it opens to all who have waited for it.
    const isAtDate = at !== null && at > span.after;
    if (!isAtDate && opens.days === undefined) return [];
    return [
      {
        after: isAtDate ? new Date(0) : new Date(span.after.getTime() - days * day - 1),
        until: opens.days === undefined ? span.until : new Date(span.until.getTime() - (days - 1) * day),
      },
    ];
  });
  return merged(spans);
}

function merged(spans: readonly Span[]): Span[] {
  const all: Span[] = [];
  for (const { after, until } of spans.toSorted((a, b) => a.after.getTime() - b.after.getTime())) {
    const last = all.at(-1);
    if (last && after <= last.until) last.until = until > last.until ? until : last.until;
    else all.push({ after, until });
  }
  return all;
}

/** Whether a lesson was open to a learner at a time, as far as its time goes. */
export const hasOpenedBy = ({ opens }: Lesson, startedAt: Date, at: Date): boolean => {
  const opening = opensAt(opens, startedAt);
  return opening === null || opening <= at;
};
