import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/database/database';
import { json } from '../../../../platform/database/schema';
import type { GuildKey } from '../connection/guild.repository';
import { ofGrant, type PaidContent, productOfGrant } from './grant.repository';
import type { MemberRow } from './member.repository';

/** What a Discord account was given for a seat that went to another one. */
export interface FormerSeat extends Pick<MemberRow, 'role_ids' | 'is_added'>, PaidContent {}

/** Notes that a Discord account has lost its seat, and what it had been given for it. */
export async function insertMove(
  trx: Tx,
  seat: Pick<MemberRow, 'seller_id' | 'grant_id' | 'guild_id' | 'role_ids' | 'is_added'>,
  { userId, at }: { userId: string; at: Date },
): Promise<void> {
  await trx
    .insertInto('discord_seat_move')
    .values({
      seller_id: seat.seller_id,
      grant_id: seat.grant_id,
      guild_id: seat.guild_id,
      discord_user_id: userId,
      role_ids: json(seat.role_ids),
      is_added: seat.is_added,
      moved_at: at,
      is_settled: false,
    })
    .execute();
}

/** The seats in a server that went from a Discord account to another one. */
export async function findFormerSeats(
  db: Db,
  { sellerId, guildId }: GuildKey,
  userId: string,
): Promise<FormerSeat[]> {
  const { rows } = await sql<FormerSeat>`
    select v.role_ids, v.is_added, ${ofGrant}
    from discord_seat_move v join access_grant g on g.seller_id = v.seller_id and g.id = v.grant_id ${productOfGrant}
    where v.seller_id = ${sellerId} and v.guild_id = ${guildId} and v.discord_user_id = ${userId}`.execute(
    db,
  );
  return rows;
}

/** Nothing is left to be taken from a Discord account for its former seats. */
export async function settleMoves(trx: Tx, { sellerId, guildId }: GuildKey, userId: string): Promise<void> {
  await sql`
    update discord_seat_move set is_settled = true
    where seller_id = ${sellerId} and guild_id = ${guildId} and discord_user_id = ${userId} and not is_settled`.execute(
    trx,
  );
}
