// What of the sessions of a product is otherwise than its buyers know it.
import { endOf, isOver } from '@haat/kinds/parts/live/session.rules';
import type { Db } from '../../../platform/database/database';
import type { Sellable } from '../../catalog';
import { type PlannedSession, sessionsIn } from './planned-sessions';
import { type ChangeKey, findFieldsAt, findToldAt, findVersionBefore } from './session-change.repository';

type Product = Sellable['product'];

export interface SessionChange {
  what: 'moved' | 'length' | 'title' | 'added' | 'removed';
  /** As it is now; as it was where it was removed. */
  planned: PlannedSession;
}

/** Ms after which buyers are taken to know what was published, where nobody was told of a change. */
const knownAfter = 24 * 60 * 60_000;

/** What changed of one that stayed; the first of it that matters, since a calendar takes all. */
function changeOf(known: PlannedSession, planned: PlannedSession): SessionChange['what'] | null {
  const [before, after] = [known.session, planned.session];
  if (Date.parse(before.startsAt) !== Date.parse(after.startsAt)) return 'moved';
  if (before.minutes !== after.minutes) return 'length';
  return known.title === planned.title ? null : 'title';
}

/**
 * In the order in which they are held; nothing of sessions that are over. One that was over and is ahead now was moved: it could not be held, or is
 * held once more. Lessons that come and go are told of as lessons.
 */
function changesBetween(
  known: readonly PlannedSession[],
  current: readonly PlannedSession[],
  now: Date,
): SessionChange[] {
  const before = new Map(known.map((planned) => [planned.lessonId, planned]));
  const kept = new Set(current.map(({ lessonId }) => lessonId));
  const stayedOrAdded = current.flatMap((planned): SessionChange[] => {
    if (isOver(planned.session, now)) return [];
    const was = before.get(planned.lessonId);
    if (!was) return planned.isLesson ? [] : [{ what: 'added', planned }];
    const what = changeOf(was, planned);
    return what ? [{ what, planned }] : [];
  });
  const removed = known
    .filter(({ lessonId, isLesson, session }) => !kept.has(lessonId) && !isLesson && !isOver(session, now))
    .map((planned) => ({ what: 'removed' as const, planned }));
  return [...stayedOrAdded, ...removed].toSorted((one, other) => startOf(one) - startOf(other));
}

const startOf = ({ planned }: SessionChange): number => Date.parse(planned.session.startsAt);

/** From then on nobody needs to know of these. */
export const staleAfter = (changes: readonly SessionChange[]): Date =>
  new Date(Math.max(...changes.map(({ planned }) => endOf(planned.session).getTime())));

type Version = Awaited<ReturnType<typeof findVersionBefore>>;

/** Those of a version of a product; of one without a time those that buyers knew before it was taken out. */
async function sessionsKnown(db: Db, product: Product, version: Version): Promise<PlannedSession[]> {
  for (let one = version; one !== null; one = await findVersionBefore(db, product, one.version)) {
    const known = sessionsIn({ ...product, ...one });
    if (known.length > 0) return known;
  }
  return [];
}

/** The sessions of a product; where it has none at the moment, those that buyers knew last. */
export async function sessionsOrLast(db: Db, product: Product): Promise<PlannedSession[]> {
  const sessions = sessionsIn(product);
  return sessions.length > 0 ? sessions : sessionsKnown(db, product, await findVersionBefore(db, product));
}

/** Which of those whose time is over were not held then: it had been taken out. */
async function findPostponed(
  db: Db,
  product: Product,
  { known, now }: { known: readonly PlannedSession[]; now: Date },
): Promise<ReadonlySet<string>> {
  const postponed = new Set<string>();
  for (const { lessonId, session } of known) {
    if (!isOver(session, now)) continue;
    const key = { seller_id: product.seller_id, product_id: product.id, lesson_id: lessonId };
    const version = await findFieldsAt(db, key, endOf(session));
    const isHeld = !version || sessionsIn({ ...product, ...version }).length > 0;
    if (!isHeld) postponed.add(lessonId);
  }
  return postponed;
}

/** Those of the `known` that were not held by a moment: not over then, or put off before. */
export async function findLeft(
  db: Db,
  product: Product,
  { known, at }: { known: readonly PlannedSession[]; at: Date },
): Promise<PlannedSession[]> {
  const postponed = await findPostponed(db, product, { known, now: at });
  return known.filter(({ lessonId, session }) => !isOver(session, at) || postponed.has(lessonId));
}

interface Asked {
  key: ChangeKey;
  /** Of the message that tells of them. */
  sequence: number;
  /** Who had a seat then is told. */
  until: Date;
  now: Date;
}

/**
 * What buyers are to be told of: how the sessions are now, against how they were when buyers were told of a change last. Of a
 * series all together, under the key of its product; of a course those of one lesson.
 */
export async function findChanges(
  db: Db,
  product: Product,
  { key, sequence, until, now }: Asked,
): Promise<SessionChange[]> {
  const current = sessionsIn(product);
  const isLesson = current.some((planned) => planned.isLesson);
  const of = { ...key, lesson_id: isLesson ? key.lesson_id : '' };
  const told = await findToldAt(db, of, sequence);
  const since = new Date(Math.max(told?.getTime() ?? 0, until.getTime() - knownAfter));
  const known = await sessionsKnown(db, product, await findFieldsAt(db, key, since));
  return changesBetween(known, current, now).filter(
    ({ planned }) => !isLesson || planned.lessonId === key.lesson_id,
  );
}
