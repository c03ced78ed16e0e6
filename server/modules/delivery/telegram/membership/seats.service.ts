import { canOpen } from '@haat/machines/lifecycles/access';
import { enqueue } from '../../../../platform/jobs/jobs';
import type { Moved, SeatView } from '../../members/seat.delivery';
import { countMoves, mostMoves } from '../../members/seat-queries';
import { changeSeat, findGrant, findSeats, lockSeatsOf, type Seat } from './member.repository';
import type { MembershipContext } from './membership.context';
import { insertMove } from './move.repository';
import { type SyncPayload, syncQueue } from './syncing.service';
import { telegramSeats } from './telegram-members';

interface SeatOfGrant {
  sellerId: string;
  grantId: string;
}

/** The seat of a grant in the chat that it opens; null as long as there is none. */
async function findSeat(
  { database }: Pick<MembershipContext, 'database'>,
  { sellerId, grantId }: SeatOfGrant,
) {
  const grant = await findGrant(database.db, sellerId, grantId);
  const seats = await findSeats(database.db, [{ seller_id: sellerId, id: grantId }]);
  return { grant, seat: seats.find(({ chat_id }) => chat_id === grant?.chat_id) };
}

export async function seatOf(
  context: Pick<MembershipContext, 'database'>,
  of: SeatOfGrant,
): Promise<SeatView | null> {
  const { seat } = await findSeat(context, of);
  return seat ? { name: seat.name, isTaken: seat.telegram_user_id !== null, status: seat.status } : null;
}

/**
 * Takes the seat of a grant from the Telegram account that has it, which is removed, so that another account takes it by a link of its own. Every other
 * seat that its holder has by this account in the chat goes with it: by none of them may the account come back.
 */
export async function moveSeat(context: MembershipContext, of: SeatOfGrant): Promise<Moved> {
  const { database, clock, jobs, telegram } = context;
  const { grant, seat } = await findSeat(context, of);
  if (!grant || grant.chat_id === null || !canOpen(grant.status)) return 'closed';
  const userId = seat?.telegram_user_id;
  if (!userId) return 'free';
  const key = { sellerId: of.sellerId, chatId: grant.chat_id };
  const at = clock.now();
  const moved = await database.tx(async (trx): Promise<Seat[] | Moved> => {
    const seats = await lockSeatsOf(trx, key, userId);
    if (!seats.some(({ grant_id }) => grant_id === of.grantId)) return 'free';
    if ((await countMoves(trx, telegramSeats, { ...of, now: at })) >= mostMoves) return 'tooOften';
    const theirs = seats.filter((one) => isOfHolder(one, of.grantId, grant.holder_phone));
    for (const one of theirs) {
      await insertMove(trx, key, { grantId: one.grant_id, userId, at });
      await changeSeat(trx, one, at, {
        type: 'member.removed',
        telegram_user_id: null,
        name: null,
        invite_link: null,
        left_at: at,
      });
    }
    await enqueue(trx, { queue: syncQueue, payload: { ...key, userId } satisfies SyncPayload, priority: 0 });
    return theirs;
  });
  if (typeof moved === 'string') return moved;
  jobs.kick();
  // Their requests are answered by nobody any more, whether or not the links can be revoked now.
  for (const { invite_link: link } of moved)
    if (link !== null) await telegram.revokeLink(key.chatId, link).catch(() => undefined);
  return 'moved';
}

const isOfHolder = (seat: Seat, grantId: string, phone: string): boolean =>
  seat.grant_id === grantId || (phone !== '' && seat.holder_phone === phone);
