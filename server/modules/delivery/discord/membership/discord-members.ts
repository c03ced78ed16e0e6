import { sql } from 'kysely';
import type { MemberDelivery } from '../../members/member.delivery';
import { countAttemptsAndMoves, type SeatTables, seatQueries } from '../../members/seat-queries';

/** Where Discord's seats are. */
export const discordSeats: SeatTables = {
  service: 'discord',
  seats: 'discord_member',
  account: 'discord_user_id',
  moves: 'discord_seat_move',
};

/** What the bot knows of the members of a server. It writes to nobody, and is not told who else is there. */
export const discordMembers: MemberDelivery = {
  ...seatQueries(discordSeats),
  async canAdmit(db, { sellerId, productId }) {
    const { rows } = await sql`
      select 1 from product p join discord_guild_ref r on r.guild_id = p.content->>'guildId' and r.seller_id = p.seller_id
      where p.seller_id = ${sellerId} and p.id = ${productId} and p.kind = 'discord'`.execute(db);
    return rows.length > 0;
  },
  countSharing: async (db, product, after) => ({
    ...(await countAttemptsAndMoves(db, discordSeats, product, after)),
    newcomers: 0,
  }),
};
