import { canOpen } from '@haat/machines/lifecycles/access';
import type { MembershipStatus } from '@haat/machines/lifecycles/membership';
import { enqueue } from '../../../../platform/jobs/jobs';
import { changeSeat, findGrant, findSeats, lockSeat, type MemberRow } from './member.repository';
import type { MembershipContext } from './membership.context';
import { countMoves, insertMove } from './move.repository';
import { type SyncPayload, syncQueue } from './syncing.service';

const day = 24 * 60 * 60_000;
/** A seat goes to another account this often within this time: enough for a lost phone, too little for sharing. */
const mostMoves = 2;
const movesWithinMs = 30 * day;

/** The seat of a grant as its holder sees it. */
export interface SeatView {
  /** As Telegram shows whoever has it; null as long as nobody has, or where they have no name there. */
  name: string | null;
  isTaken: boolean;
  status: MembershipStatus;
}

export type Moved =
  | 'moved'
  /** Nobody has the seat: whoever opens its link next takes it. */
  | 'free'
  | 'tooOften'
  /** There is no such grant, or its access is over. */
  | 'closed';

/** The seat of a grant in the chat that it opens; null as long as there is none. */
export async function seatOf(
  { database }: Pick<MembershipContext, 'database'>,
  sellerId: string,
  grantId: string,
): Promise<SeatView | null> {
  const grant = await findGrant(database.db, sellerId, grantId);
  const seats = await findSeats(database.db, [{ seller_id: sellerId, id: grantId }]);
  const seat = seats.find(({ chat_id }) => chat_id === grant?.chat_id);
  return seat ? { name: seat.name, isTaken: seat.telegram_user_id !== null, status: seat.status } : null;
}

/**
 * Takes the seat of a grant from the Telegram account that has it, which is removed, so that another account takes it by a link of its own. Who asks
 * for it has proved the phone of the grant.
 */
export async function moveSeat(
  context: MembershipContext,
  { sellerId, grantId }: { sellerId: string; grantId: string },
): Promise<Moved> {
  const { database, clock, jobs, telegram } = context;
  const grant = await findGrant(database.db, sellerId, grantId);
  if (!grant || grant.chat_id === null || !canOpen(grant.status)) return 'closed';
  const key = { sellerId, chatId: grant.chat_id };
  const at = clock.now();
  const taken = await database.tx(async (trx): Promise<MemberRow | Moved> => {
    const seat = await lockSeat(trx, key, grantId);
    if (!seat?.telegram_user_id) return 'free';
    if ((await countMoves(trx, sellerId, grantId, new Date(at.getTime() - movesWithinMs))) >= mostMoves)
      return 'tooOften';
    const userId = seat.telegram_user_id;
    await insertMove(trx, key, { grantId, userId, at });
    await changeSeat(trx, seat, at, {
      type: 'member.removed',
      telegram_user_id: null,
      name: null,
      invite_link: null,
      left_at: at,
    });
    await enqueue(trx, { queue: syncQueue, payload: { ...key, userId } satisfies SyncPayload, priority: 0 });
    return seat;
  });
  if (typeof taken === 'string') return taken;
  jobs.kick();
  // Its requests are answered by nobody any more, whether or not it can be revoked now.
  if (taken.invite_link !== null)
    await telegram.revokeLink(key.chatId, taken.invite_link).catch(() => undefined);
  return 'moved';
}
