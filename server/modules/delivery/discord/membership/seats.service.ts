import { canOpen } from '@haat/machines/lifecycles/access';
import type { Moved, SeatView } from '../../members/seat.delivery';
import { countMoves, mostMoves } from '../../members/seat-queries';
import { deleteStatesOf } from '../consent-state.repository';
import { discordSeats } from './discord-members';
import { findGrant } from './grant.repository';
import { changeSeat, findSeat, lockSeatsOf } from './member.repository';
import { enqueueSync, type MembershipContext } from './membership.service';
import { insertMove } from './move.repository';

interface SeatOfGrant {
  sellerId: string;
  grantId: string;
}

/** The seat of a grant in the server that it opens; null as long as there is none. */
export async function seatOf(
  { database }: Pick<MembershipContext, 'database'>,
  { sellerId, grantId }: SeatOfGrant,
): Promise<SeatView | null> {
  const grant = await findGrant(database.db, sellerId, grantId);
  const guildId = grant?.content.guildId;
  const seat = guildId === undefined ? null : await findSeat(database.db, { sellerId, guildId }, grantId);
  return seat && { name: seat.name, isTaken: seat.discord_user_id !== null, status: seat.status };
}

/**
 * Takes the seat of a grant from the Discord account that has it, which loses what it was given, so that another account takes it by a link of its own.
 * Every other seat that its holder has by this account in the server goes with it: by none of them may the account come back.
 */
export async function moveSeat(
  { database, clock, jobs }: MembershipContext,
  of: SeatOfGrant,
): Promise<Moved> {
  const { sellerId, grantId } = of;
  const grant = await findGrant(database.db, sellerId, grantId);
  const guildId = grant?.content.guildId;
  if (!grant || guildId === undefined || !canOpen(grant.status)) return 'closed';
  const key = { sellerId, guildId };
  const { discord_user_id: userId = null } = (await findSeat(database.db, key, grantId)) ?? {};
  if (userId === null) return 'free';
  const { holder_phone: phone } = grant;
  const at = clock.now();
  const moved = await database.tx(async (trx): Promise<Moved> => {
    const seats = await lockSeatsOf(trx, key, userId);
    if (!seats.some(({ grant_id }) => grant_id === grantId)) return 'free';
    if ((await countMoves(trx, discordSeats, { ...of, now: at })) >= mostMoves) return 'tooOften';
    const theirs = seats.filter(
      (seat) => seat.grant_id === grantId || (phone !== '' && seat.holder_phone === phone),
    );
    for (const seat of theirs) {
      await insertMove(trx, seat, { userId, at });
      await changeSeat(trx, seat, at, {
        type: 'member.removed',
        discord_user_id: null,
        name: null,
        role_ids: [],
        is_added: false,
        left_at: at,
      });
    }
    await deleteStatesOf(
      trx,
      sellerId,
      theirs.map(({ grant_id }) => grant_id),
    );
    await enqueueSync(trx, [{ ...key, userId }], { priority: 0 });
    return 'moved';
  });
  jobs.kick();
  return moved;
}
