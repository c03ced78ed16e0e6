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

type PlanContext = Pick<Deps, 'clock' | 'database' | 'events'> & { catalog: Pick<Catalog, 'getSellable'> };

const isOver = ({ starts_at, minutes }: LiveSessionRow, now: Date): boolean =>
  endOf({ startsAt: starts_at.toISOString(), minutes }) <= now;

/** One session: its reminders, and where it was moved before it was over, that. */
async function planOne(
  trx: Tx,
  key: ProductKey,
  { planned, before, now }: { planned: PlannedSession; before: LiveSessionRow | undefined; now: Date },
): Promise<void> {
  const { lessonId, session } = planned;
  const starts_at = new Date(session.startsAt);
  const isMoved = before !== undefined && before.starts_at.getTime() !== starts_at.getTime();
  if (before && !isMoved && before.minutes === session.minutes) return;
  const sequence = before ? before.sequence + 1 : 0;
  const of = { seller_id: key.sellerId, product_id: key.productId, lesson_id: lessonId };
  await saveSession(trx, { ...of, starts_at, minutes: session.minutes, sequence });
  await deleteUntold(trx, of);
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
