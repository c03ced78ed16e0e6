import {
  type AccessEventType,
  type AccessState,
  type AccessStatus,
  transition,
} from '@haat/machines/lifecycles/access';
import type { SubscriptionStatus } from '@haat/machines/lifecycles/subscription';
import type { Outbox } from '../../../platform/events/events';
import { enqueueMany } from '../../../platform/jobs/jobs';
import { deleteCertificates } from '../certificates/certificate.repository';
import { forgetNames as forgetDiscordNames } from '../discord/membership/member.repository';
import { deleteWatched } from '../engagement/watch.repository';
import { eraseNotes } from '../notes/note.repository';
import { eraseAskers } from '../questions/question.repository';
import { forgetNames } from '../telegram/membership/member.repository';
import { type AccessEvent, jobsOfMove } from './access.events';
import {
  type GrantChange,
  type GrantRow,
  lockDue,
  lockGiven,
  lockGrants,
  saveGrants,
  type Which,
} from './grant.repository';

/** A grant that has just been moved, in the transaction that moved it. */
export interface GrantMove {
  grant: Pick<
    GrantRow,
    'seller_id' | 'id' | 'product_id' | 'holder_phone' | 'order_id' | 'subscription_id' | 'ends_at'
  >;
  from: AccessStatus;
  to: AccessStatus;
  /** The last of the events that brought it there. */
  by: AccessEventType;
  at: Date;
}

export interface GrantEvents {
  /** What happens to each, in this order; what the chart of a grant refuses leaves that grant as it is. */
  events: readonly AccessEventType[];
  at: Date;
  /** When they end from now on; left out where that stays. Those that are revoked keep theirs. */
  endsAt?: Date | null;
  /** Their phone is written nowhere any more. */
  isForgotten?: boolean;
}

/**
 * Moves grants of a seller along their chart, under their locks: two statements, however many they are. Nothing else but a payment, which begins
 * them (`grantParts`), writes their status. Said twice it is done once.
 */
export async function moveGrants(
  outbox: Outbox,
  sellerId: string,
  which: Which,
  change: GrantEvents,
): Promise<GrantMove[]> {
  return write(outbox, await lockGrants(outbox.trx, sellerId, which), change);
}

/** Ends those whose own time is over; answers at most `limit` of them. */
export async function endDueGrants(outbox: Outbox, at: Date, limit: number): Promise<GrantMove[]> {
  return write(outbox, await lockDue(outbox.trx, at, limit), { events: ['access.ended'], at });
}

/** What was given to phones (E.164) of an account that is gone, without an order whose links could open it; answers how many, at most `limit`. */
export async function eraseHolder(
  outbox: Outbox,
  of: { phones: readonly string[]; before: Date },
  at: Date,
  limit: number,
): Promise<number> {
  const rows = await lockGiven(outbox.trx, of, limit);
  await write(outbox, rows, { events: ['holder.erased'], at, isForgotten: true });
  await forgetNames(outbox.trx, rows);
  await forgetDiscordNames(outbox.trx, rows);
  await deleteCertificates(outbox.trx, rows);
  await eraseNotes(outbox.trx, rows);
  await eraseAskers(outbox.trx, rows);
  await deleteWatched(outbox.trx, rows);
  return rows.length;
}

/** The one place where the moves of grants are known: each is an event, in the same transaction. */
async function write(
  { trx, events }: Outbox,
  rows: readonly GrantRow[],
  input: GrantEvents,
): Promise<GrantMove[]> {
  const changes = rows.map((row) => ({ row, change: changeOf(row, input) }));
  await saveGrants(
    trx,
    changes.flatMap(({ change }) => change ?? []),
  );
  const moves = changes.flatMap(({ row, change }) =>
    change && change.status !== row.status
      ? [
          {
            grant: { ...row, ends_at: change.ends_at },
            from: row.status,
            to: change.status,
            by: change.changed_by,
            at: change.changed_at,
          },
        ]
      : [],
  );
  await enqueueMany(
    trx,
    moves.flatMap((move) => jobsOfMove(events, move, eventOf(move))),
  );
  return moves;
}

const eventOf = ({ grant, by }: GrantMove): AccessEvent => ({
  sellerId: grant.seller_id,
  grantId: grant.id,
  productId: grant.product_id,
  orderId: grant.order_id,
  subscriptionId: grant.subscription_id,
  by,
});

/** Null where nothing changes. */
function changeOf(
  row: GrantRow,
  { events, at, endsAt, isForgotten = false }: GrantEvents,
): GrantChange | null {
  const { seller_id, id, status, changed_at, changed_by } = row;
  const ends_at = endsAt === undefined || status === 'revoked' ? row.ends_at : endsAt;
  const isLate = ends_at !== null && ends_at <= at;
  let state: AccessState = row;
  let by: AccessEventType | null = null;
  for (const event of events) {
    const next = transition(state, event, { isLate });
    if (!next) continue;
    state = next;
    by = event;
  }
  const holder_phone = isForgotten ? '' : row.holder_phone;
  if (!by && holder_phone === row.holder_phone && ends_at?.getTime() === row.ends_at?.getTime()) return null;
  const last = by ? { changed_at: at, changed_by: by } : { changed_at, changed_by };
  return { seller_id, id, holder_phone, status: state.status, holds: state.holds, ends_at, ...last };
}

/** What the status of a subscription says to its grants. */
const eventsOf: Readonly<Record<SubscriptionStatus, GrantEvents['events']>> = {
  trialing: ['pause.ended', 'period.paid'],
  active: ['pause.ended', 'period.paid'],
  cancelled: ['pause.ended', 'period.paid'],
  // What was paid for has run out, and the bank is being asked.
  pastDue: ['pause.ended', 'period.ended'],
  grace: ['pause.ended', 'period.ended'],
  paused: ['pause.began'],
  expired: ['pause.ended', 'access.ended'],
};

/** Brings the grants of a subscription in accordance with it, as it is being written. */
export const followSubscription = (
  outbox: Outbox,
  row: { seller_id: string; id: string; status: SubscriptionStatus; ends_at: Date | null; updated_at: Date },
): Promise<GrantMove[]> =>
  moveGrants(
    outbox,
    row.seller_id,
    { subscriptionId: row.id },
    { events: eventsOf[row.status], at: row.updated_at, endsAt: row.ends_at },
  );
