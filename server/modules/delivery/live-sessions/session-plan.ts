// Writes down what is to be told of the sessions of a product that was published, and that one was moved.
import { remindersOf } from '@haat/kinds/parts/live/reminders.rules';
import { endOf } from '@haat/kinds/parts/live/session.rules';
import type { Tx } from '../../../platform/database/database';
import type { Deps } from '../../../platform/deps';
import type { Catalog } from '../../catalog';
import type { ProductKey } from '../lesson-messages/holder.repository';
import { findCancellation } from './cancellation.repository';
import { type PlannedSession, sessionsIn } from './planned-sessions';
import {
  deleteSession,
  deleteUntold,
  insertMessages,
  type LiveSessionRow,
  lockSessions,
  saveSession,
} from './session-message.repository';

type SessionKey = Pick<LiveSessionRow, 'seller_id' | 'product_id' | 'lesson_id'>;

/** Ms for which holders are told of a recording: later than that it is no news. */
const recordingToldFor = 30 * 24 * 60 * 60_000;

type PlanContext = Pick<Deps, 'clock' | 'database' | 'events'> & { catalog: Pick<Catalog, 'getSellable'> };

const isOver = ({ starts_at, minutes }: LiveSessionRow, now: Date): boolean =>
  endOf({ startsAt: starts_at.toISOString(), minutes }) <= now;

interface Planning {
  planned: PlannedSession;
  before: LiveSessionRow | undefined;
  now: Date;
}

/** One session: its reminders, and where it was moved before it was over, that. */
async function planTime(trx: Tx, of: SessionKey, { planned, before, now }: Planning): Promise<void> {
  const { session } = planned;
  const starts_at = new Date(session.startsAt);
  const isMoved = before !== undefined && before.starts_at.getTime() !== starts_at.getTime();
  const sequence = before ? before.sequence + 1 : 0;
  const recorded_at = before?.recorded_at ?? null;
  await saveSession(trx, { ...of, starts_at, minutes: session.minutes, sequence, recorded_at });
  await deleteUntold(trx, of, 'unrecorded');
  const reminders = remindersOf(starts_at, now).map(({ about, dueAt, staleAt }) => ({
    about,
    due_at: dueAt,
    stale_at: staleAt,
    granted_until: null,
  }));
  const moved =
    isMoved && !isOver(before, now) && starts_at > now
      ? [{ about: 'moved' as const, due_at: now, stale_at: starts_at, granted_until: now }]
      : [];
  await insertMessages(
    trx,
    [...moved, ...reminders].map((message) => ({ ...of, sequence, starts_at, ...message })),
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

async function planOne(trx: Tx, key: ProductKey, planning: Planning): Promise<void> {
  const { planned, before } = planning;
  const { lessonId, session } = planned;
  const of = { seller_id: key.sellerId, product_id: key.productId, lesson_id: lessonId };
  const isSame =
    before?.starts_at.getTime() === Date.parse(session.startsAt) && before.minutes === session.minutes;
  if (!isSame) await planTime(trx, of, planning);
  await planRecording(trx, of, planning);
}

async function planSessions({ catalog, clock, database }: PlanContext, key: ProductKey): Promise<void> {
  const product = (await catalog.getSellable(key.productId))?.product;
  const sessions = product && product.status !== 'draft' ? sessionsIn(product) : [];
  const now = clock.now();
  await database.tx(async (trx) => {
    const stored = await lockSessions(trx, key);
    if (await findCancellation(trx, key)) return;
    for (const planned of sessions)
      await planOne(trx, key, { planned, before: stored.get(planned.lessonId), now });
    const kept = new Set(sessions.map(({ lessonId }) => lessonId));
    for (const row of stored.values()) {
      if (kept.has(row.lesson_id)) continue;
      await deleteSession(trx, row);
      await deleteUntold(trx, row);
    }
  });
}

export function planOnPublishing(context: PlanContext): void {
  context.events.on('product.published', {
    key: 'live-sessions.published',
    handle: (key) => planSessions(context, key),
  });
}
