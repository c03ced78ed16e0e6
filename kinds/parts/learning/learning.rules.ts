import type { CourseContent, Lesson, LessonOpens, LiveSessionTime } from '@haat/openapi';
import { isRoomOpen, sessionTime } from '../live/session.rules';

export type LessonStatus = 'open' | 'done' | 'waiting' | 'locked';

/** What a buyer has done of a lesson. */
export interface LessonProgress {
  /** Seconds. */
  position: number;
  doneAt: Date | null;
  changedAt: Date;
  /** When they first went to its session. */
  attendedAt?: Date | null;
}

export interface LessonState {
  lesson: Lesson;
  sectionId: string;
  /** Counted through all sections, from 1. */
  number: number;
  status: LessonStatus;
  /** When it opens automatically; null for one without a time. */
  opensAt: Date | null;
  /** Null for one without a session. */
  live: LiveSessionTime | null;
  progress: LessonProgress | null;
}

const day = 24 * 60 * 60_000;
/** India has one time zone, without summer time: UTC+5:30. */
const offset = 5.5 * 60 * 60_000;

/** Midnight in India at the beginning of the day of an instant. */
const midnightOf = (at: Date): number => Math.floor((at.getTime() + offset) / day) * day - offset;

/** The first midnight in India after an instant. */
export const nextMidnightAfter = (at: Date): Date => new Date(midnightOf(at) + day);

/** When a lesson opens: so many midnights in India after the purchase, and not before its date. Null for one that is open at once. */
export function opensAt(opens: LessonOpens | undefined, startedAt: Date): Date | null {
  const times = [
    ...(opens?.days === undefined ? [] : [midnightOf(startedAt) + opens.days * day]),
    ...(opens?.at === undefined ? [] : [Date.parse(opens.at)]),
  ];
  return times.length === 0 ? null : new Date(Math.max(...times));
}

/** The lessons that buyers have. */
export const taughtIn = ({ sections = [] }: CourseContent): { sectionId: string; lesson: Lesson }[] =>
  sections.flatMap(({ id, lessons }) =>
    lessons.filter(({ isDraft }) => !isDraft).map((lesson) => ({ sectionId: id, lesson })),
  );

/** Whether there are lessons that buyers do not have, or not yet. */
export const holdsBack = ({ inOrder = false, sections = [] }: CourseContent): boolean =>
  inOrder || sections.some(({ lessons }) => lessons.some(({ isDraft, opens }) => isDraft || opens));

interface Learner {
  /** When the access was given. */
  startedAt: Date;
  now: Date;
  progress: ReadonlyMap<string, LessonProgress>;
}

/** Every lesson as it stands for one buyer. What is done stays open, whatever became of the course since. */
export function statesOf(content: CourseContent, { startedAt, now, progress }: Learner): LessonState[] {
  let isNext = true;
  return taughtIn(content).map(({ sectionId, lesson }, index) => {
    const of = progress.get(lesson.id) ?? null;
    const opening = opensAt(lesson.opens, startedAt);
    const isDone = (of?.doneAt ?? null) !== null;
    const isWaiting = opening !== null && opening > now;
    const open = isWaiting ? 'waiting' : content.inOrder && !isNext ? 'locked' : 'open';
    if (!isDone) isNext = false;
    return {
      lesson,
      sectionId,
      number: index + 1,
      status: isDone ? 'done' : open,
      opensAt: opening,
      live: sessionTime(lesson, now),
      progress: of,
    };
  });
}

/** Whether passing its quiz is what does a lesson. */
export const isDoneByQuiz = ({ quiz }: Lesson): boolean => (quiz?.questions.length ?? 0) > 0;

export const canLearn = ({ status }: Pick<LessonState, 'status'>): boolean =>
  status === 'open' || status === 'done';

/** Where the buyer goes on: where people meet now, else the open lesson after the one that was used last, else the first open one. A session that is still to come is nothing to go on with, unless nothing else is. Null when there is none. */
export function nextOf(states: readonly LessonState[]): LessonState | null {
  const allOpen = states.filter(({ status }) => status === 'open');
  const now = allOpen.find(({ live }) => live && isRoomOpen(live));
  if (now) return now;
  const ready = allOpen.filter(({ live }) => live?.status !== 'scheduled');
  const open = ready.length > 0 ? ready : allOpen;
  const used = states.filter(({ progress }) => progress !== null);
  const last = used.reduce<LessonState | null>(
    (latest, one) =>
      latest && (latest.progress?.changedAt ?? 0) >= (one.progress?.changedAt ?? 0) ? latest : one,
    null,
  );
  if (!last) return open[0] ?? null;
  return open.find(({ number }) => number >= last.number) ?? open[0] ?? null;
}

/** When the last of all lessons was done; null while one is not. */
export function finishedAt(states: readonly LessonState[]): Date | null {
  const times = states.map(({ progress }) => progress?.doneAt ?? null);
  if (times.length === 0 || times.includes(null)) return null;
  return new Date(Math.max(...times.map((at) => at?.getTime() ?? 0)));
}

/** Of a video or audio, how much has to be watched. */
const enough = 0.9;

/** Whether so many seconds of so many are all but the end of it. */
export const isWatched = (position: number, length: number | undefined): boolean =>
  length !== undefined && position >= length * enough;
