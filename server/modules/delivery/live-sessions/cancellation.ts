// A live session that its creator cancels: who had a seat is written down, and told once.

import { sessionDoor, sessionUid } from '@haat/kinds/parts/live/door';
import { currentOf } from '@haat/kinds/parts/live/series.rules';
import { kindOf } from '@haat/kinds/rules';
import type { SessionDate } from '@haat/openapi';
import type { Db, Tx } from '../../../platform/database/database';
import type { Deps } from '../../../platform/deps';
import { conflict } from '../../../platform/http/errors';
import { enqueue } from '../../../platform/jobs/jobs';
import { crashPoint } from '../../../platform/observability/crash-point';
import type { Sellable } from '../../catalog';
import type { Tellable } from '../../messaging';
import type { ProductKey } from '../lesson-messages/holder.repository';
import {
  type CancellationRow,
  findCancellation,
  insertCancellation,
  insertSeats,
  type NewSeat,
} from './cancellation.repository';
import {
  findGivers,
  findUnnotified,
  lockUnnotified,
  markNotified,
  type NoticeRecipient,
} from './cancellation-notices.repository';
import type { PlannedSession } from './planned-sessions';
import { findLeft, sessionsOrLast } from './session-changes';
import { deleteSession, deleteUntold, lockSessions } from './session-message.repository';
import type { SessionMessagesContext } from './session-messages';

type Product = Sellable['product'];

const minute = 60_000;
const toldAtOnce = 500;
const beginQueue = 'live-sessions.cancelled-begin';

const datesOf = (sessions: readonly PlannedSession[]): SessionDate[] =>
  sessions.map(({ lessonId: id, session: { startsAt, minutes } }) => ({ id, startsAt, minutes }));

/** The session that is on or comes next of one that can be cancelled: it was put on sale and was not all held. Null for any other. */
async function findCancellable(db: Db, product: Product, now: Date): Promise<SessionDate | null> {
  if (!kindOf(product).session || product.status === 'draft') return null;
  const known = await sessionsOrLast(db, product);
  const left = await findLeft(db, product, { known, at: now });
  return left.length > 0 ? currentOf(datesOf(left), now) : null;
}

/** Whether its creator may cancel it, also while it has no date. */
export const mayCancel = async (db: Db, product: Product, now: Date): Promise<boolean> =>
  (await findCancellable(db, product, now)) !== null;

/**
 * Writes down that a session is cancelled, and whoever has a seat. It is to be taken off sale in the same transaction, and the seats refunded after it.
 * @param waiting seats in gifts that were not delivered yet
 * @throws Refusal 409 for what is not held any more, or not yet on sale
 */
export async function cancelSession(
  trx: Tx,
  product: Product,
  { reason, now, waiting }: { reason: string; now: Date; waiting: readonly NewSeat[] },
): Promise<void> {
  const cancelled = await findCancellable(trx, product, now);
  if (!cancelled)
    throw conflict('not_cancellable', 'Only a live session that is on sale and not over can be cancelled');
  const key = { sellerId: product.seller_id, productId: product.id };
  const stored = [...(await lockSessions(trx, key)).values()];
  const { startsAt, minutes } = cancelled;
  await insertCancellation(trx, {
    seller_id: product.seller_id,
    product_id: product.id,
    reason,
    starts_at: new Date(startsAt),
    minutes,
    sequence: Math.max(0, ...stored.map(({ sequence }) => sequence)) + 1,
    at: now,
    ended_at: null,
  });
  for (const session of stored) {
    await deleteUntold(trx, session);
    await deleteSession(trx, session);
  }
  await insertSeats(trx, key, waiting, now);
  await enqueue(trx, { queue: beginQueue, payload: {}, dedupeKey: product.id });
}

interface Told {
  product: Product;
  /** As calendars have them, without those that were held. */
  sessions: readonly PlannedSession[];
  sellerName: string;
  cancellation: CancellationRow;
}

function noticeOf(
  { clock, config, webhookBase }: SessionMessagesContext,
  { product, sessions, sellerName, cancellation }: Told,
  seat: NoticeRecipient,
): Tellable {
  const origin = config.publicUrl ?? webhookBase();
  const { given_id: givenId } = seat;
  const path = sessionDoor(seat.grant_id);
  const { starts_at, minutes, reason } = cancellation;
  const sequence = cancellation.sequence + seat.session_sequence;
  const joinUrl = origin + path;
  const events = datesOf(sessions).map((date) => ({
    uid: sessionUid(seat.grant_id, date.id),
    sequence,
    startsAt: date.startsAt,
    minutes: date.minutes,
    joinUrl,
  }));
  return {
    template: 'sessionNews',
    about: 'cancelled',
    phone: seat.phone,
    email: seat.email,
    ...(seat.is_paid && seat.account_id !== null && { holderId: seat.account_id }),
    ...(givenId !== null && { isGiver: true as const }),
    key: `${givenId === null ? '' : 'giver '}${seat.grant_id} cancelled`,
    productTitle: product.title,
    sellerName,
    isPaid: seat.is_paid,
    at: clock.now().toISOString(),
    timeZone: sessions[0]?.timeZone ?? 'Asia/Kolkata',
    // Whoever gave the seat away has no door.
    url: givenId === null ? `${origin}${path}?from=link` : `${origin}/access/${givenId}`,
    amount: seat.amount,
    reason,
    event: {
      uid: seat.grant_id,
      sequence,
      startsAt: starts_at.toISOString(),
      minutes,
      joinUrl,
    },
    ...(events.length > 0 && { events }),
    language: seat.language ?? (product.language === 'hi' ? 'hi' : 'en'),
  };
}

/** Null where the account of its creator is gone. */
async function findTold(
  { catalog, database, identity }: SessionMessagesContext,
  key: ProductKey,
): Promise<Told | null> {
  const product = (await catalog.getSellable(key.productId))?.product;
  const cancellation = await findCancellation(database.db, key);
  if (!product || !cancellation) return null;
  const known = await sessionsOrLast(database.db, product);
  const sessions = await findLeft(database.db, product, { known, at: cancellation.at });
  return { product, sessions, cancellation, sellerName: (await identity.sellerName(key.sellerId)) ?? '' };
}

/** The messages and that they were written are one transaction: nobody is told twice. */
async function tellSome(context: SessionMessagesContext): Promise<'more' | undefined> {
  const { clock, database, notify } = context;
  const key = await findUnnotified(database.db);
  if (!key) return undefined;
  const told = await findTold(context, key);
  const count = await database.tx(async (trx) => {
    const seats = await lockUnnotified(trx, key, toldAtOnce);
    const all = [...seats, ...(await findGivers(trx, seats))];
    if (told)
      await notify.notifyMany(
        trx,
        all.flatMap((seat) => (seat.phone === '' ? [] : [noticeOf(context, told, seat)])),
      );
    await markNotified(trx, seats, clock.now());
    crashPoint('live-sessions.cancelled-told');
    return seats.length;
  });
  // Another server has the rest.
  return count === 0 ? undefined : 'more';
}

export function tellOfCancellations(context: SessionMessagesContext & Pick<Deps, 'jobs'>): void {
  context.jobs.every('live-sessions.cancelled', minute, () => tellSome(context));
  context.jobs.handle(beginQueue, async () => {
    while ((await tellSome(context)) === 'more');
  });
}
