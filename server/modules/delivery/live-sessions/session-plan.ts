// Writes down what is to be told of the sessions of a product that was published, and what of them changed.
import { remindersOf } from '@haat/kinds/parts/live/reminders.rules';
import { endOf, isOver, roomOpensAt } from '@haat/kinds/parts/live/session.rules';
import type { Tx } from '../../../platform/database/database';
import type { Deps } from '../../../platform/deps';
import type { Catalog, Sellable } from '../../catalog';
import type { ProductKey } from '../lesson-messages/holder.repository';
import { deleteAttendances } from './attendance.repository';
import { findCancellation } from './cancellation.repository';
import { type PlannedSession, sessionsIn } from './planned-sessions';
import { deleteUntoldChanges, isPlanned, saveSequence } from './session-change.repository';
import { findChanges, staleAfter } from './session-changes';
import {
  deleteUntold,
  insertMessages,
  type LiveSessionRow,
  lockSessions,
  type SessionKey,
  saveSession,
} from './session-message.repository';

type Product = Sellable['product'];

/** Ms within which a session that is put off is still the same one to those who came. */
const putOffWithin = 12 * 60 * 60_000;
/** Ms for which holders are told of a recording: later than that it is no news. */
const recordingToldFor = 30 * 24 * 60 * 60_000;

type PlanContext = Pick<Deps, 'clock' | 'database' | 'events'> & { catalog: Pick<Catalog, 'getSellable'> };

interface Planning {
  planned: PlannedSession;
  before: LiveSessionRow | undefined;
  /** Above that of every session of the product, so that calendars take what changes now. */
  sequence: number;
  now: Date;
}

/** Its room was open, and the time is moved away before it was held: nobody has attended it. `at`: its new time, where it has one. */
async function forgetEarly(
  trx: Tx,
  before: LiveSessionRow,
  { at, now }: { at: string | null; now: Date },
): Promise<void> {
  const was = { startsAt: before.starts_at.toISOString(), minutes: before.minutes };
  const isInRoom = at === was.startsAt || (at !== null && roomOpensAt({ startsAt: at }) <= now);
  const opened = roomOpensAt(was);
  if (isInRoom || opened > now || isOver(was, now)) return;
  // Some may have come before it was put off by a little; what was held on another day stays.
  await deleteAttendances(trx, before, new Date(opened.getTime() - putOffWithin));
}

/** One session that is new, or held at another time: its reminders. */
async function planTime(
  trx: Tx,
  of: SessionKey,
  { planned, before, sequence, now }: Planning,
): Promise<void> {
  const { session } = planned;
  const starts_at = new Date(session.startsAt);
  const recorded_at = before?.recorded_at ?? null;
  if (before) await forgetEarly(trx, before, { at: starts_at.toISOString(), now });
  await saveSession(trx, { ...of, starts_at, minutes: session.minutes, sequence, recorded_at });
  await deleteUntold(trx, of, 'reminders');
  const reminders = remindersOf(starts_at, now).map(({ about, dueAt, staleAt }) => ({
    about,
    due_at: dueAt,
    stale_at: staleAt,
    granted_until: null,
  }));
  await insertMessages(
    trx,
    reminders.map((message) => ({ ...of, sequence, starts_at, ...message })),
  );
}

/** Whoever has a seat is told of the recording once: from the end on, and not again when it is replaced. */
async function planRecording(
  trx: Tx,
  of: SessionKey,
  { planned, now }: Pick<Planning, 'planned' | 'now'>,
): Promise<void> {
  const row = (await lockSessions(trx, { sellerId: of.seller_id, productId: of.product_id })).get(
    of.lesson_id,
  );
  if (!row) return;
  // One that nobody was told of is planned anew, as it may have been moved or taken away.
  const isUntold = (await deleteUntold(trx, of, 'recorded')) > 0;
  const isNew = row.recorded_at === null || isUntold;
  const recorded_at = planned.isRecorded ? (row.recorded_at ?? now) : isUntold ? null : row.recorded_at;
  await saveSession(trx, { ...row, recorded_at });
  if (!planned.isRecorded || !isNew) return;
  const due_at = new Date(Math.max(now.getTime(), endOf(planned.session).getTime()));
  const { sequence, starts_at } = row;
  const stale_at = new Date(due_at.getTime() + recordingToldFor);
  await insertMessages(trx, [
    { ...of, sequence, starts_at, about: 'recorded', due_at, stale_at, granted_until: due_at },
  ]);
}

/** One whose time had been taken out is never the same: its reminders were deleted. */
const isSame = ({ planned: { session }, before }: Pick<Planning, 'planned' | 'before'>): boolean =>
  before?.starts_at.getTime() === Date.parse(session.startsAt) && before.minutes === session.minutes;

async function planOne(trx: Tx, key: ProductKey, planning: Planning): Promise<void> {
  const of = { seller_id: key.sellerId, product_id: key.productId, lesson_id: planning.planned.lessonId };
  if (!isSame(planning)) await planTime(trx, of, planning);
  await planRecording(trx, of, planning);
}

interface Changing {
  product: Product;
  sequence: number;
  now: Date;
}

/** One message of all that changed of a product that is a session, or of one lesson: to whoever has a seat by now. */
async function planChanges(trx: Tx, of: SessionKey, { product, sequence, now }: Changing): Promise<void> {
  const changes = await findChanges(trx, product, { key: of, sequence, until: now, now });
  await deleteUntoldChanges(trx, of);
  const [first] = changes;
  if (!first) return;
  const starts_at = new Date(first.planned.session.startsAt);
  const due = { due_at: now, stale_at: staleAfter(changes), granted_until: now };
  await insertMessages(trx, [{ ...of, sequence, starts_at, about: 'moved', ...due }]);
  const lessonIds = [of.lesson_id, ...changes.map(({ planned }) => planned.lessonId)];
  await saveSequence(trx, of, { lessonIds, sequence });
}

/** Of those that have no time any more nothing is told. They are kept: one that is given a time again goes on with its sequence. */
async function clearGone(
  trx: Tx,
  stored: readonly LiveSessionRow[],
  { sessions, now }: { sessions: readonly PlannedSession[]; now: Date },
): Promise<void> {
  const kept = new Set(sessions.map(({ lessonId }) => lessonId));
  for (const row of stored) {
    if (kept.has(row.lesson_id)) continue;
    const isUntold = (await deleteUntold(trx, row, 'recorded')) > 0;
    await forgetEarly(trx, row, { at: null, now });
    await deleteUntold(trx, row);
    await saveSession(trx, { ...row, minutes: 0, recorded_at: isUntold ? null : row.recorded_at });
  }
}

async function planSessions({ catalog, clock, database }: PlanContext, key: ProductKey): Promise<void> {
  const product = (await catalog.getSellable(key.productId))?.product;
  const sessions = product && product.status !== 'draft' ? sessionsIn(product) : [];
  const now = clock.now();
  await database.tx(async (trx) => {
    const stored = await lockSessions(trx, key);
    if (await findCancellation(trx, key)) return;
    const sequence = Math.max(-1, ...[...stored.values()].map((row) => row.sequence)) + 1;
    const isNews = sessions.some((planned) => !isSame({ planned, before: stored.get(planned.lessonId) }));
    for (const planned of sessions)
      await planOne(trx, key, { planned, before: stored.get(planned.lessonId), sequence, now });
    await clearGone(trx, [...stored.values()], { sessions, now });
    if (!product || stored.size === 0) return;
    for (const lesson_id of new Set(sessions.map(({ isLesson, lessonId }) => (isLesson ? lessonId : '')))) {
      const of = { seller_id: key.sellerId, product_id: key.productId, lesson_id };
      // Run again, it plans nothing anew.
      if (isNews || !(await isPlanned(trx, of))) await planChanges(trx, of, { product, sequence, now });
    }
  });
}

export function planOnPublishing(context: PlanContext): void {
  context.events.on('product.published', {
    key: 'live-sessions.published',
    handle: (key) => planSessions(context, key),
  });
}
