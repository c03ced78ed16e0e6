import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../../platform/database/database';
import { enqueue } from '../../../../platform/jobs/jobs';
import type { MemberDelivery, OutsiderDelivery, ProductRef } from '../../members/member.delivery';
import { countAttemptsAndMoves, type SeatTables, seatQueries } from '../../members/seat-queries';
import type { CameBy } from '../updates/bot-event';
import { findGrant, findSeats, isOutsider } from './member.repository';
import { notify } from './membership.context';
import { type BotNotice, noticeQueue } from './notices';
import { outsiderQueue, type SyncPayload } from './syncing.service';

/** Where Telegram's seats are. */
export const telegramSeats: SeatTables = {
  service: 'telegram',
  seats: 'telegram_member',
  account: 'telegram_user_id',
  moves: 'telegram_seat_move',
};

interface OutsiderRow {
  id: string;
  name: string;
  seen_at: Date;
  came_at: Date | null;
  came_by: CameBy | null;
}

/** In the chat of a product, without a seat there, and not to administer it. */
const outsiders = ({ sellerId, productId }: ProductRef) => sql`
  from product p
  join telegram_chat_ref c on c.chat_id = p.content->>'chatId' and c.seller_id = p.seller_id
  join telegram_presence t on t.seller_id = p.seller_id and t.chat_id = c.chat_id
  where p.seller_id = ${sellerId} and p.id = ${productId} and p.kind = 'telegram' and ${isOutsider}`;

async function countOutsiders(db: Db, product: ProductRef, only: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count ${outsiders(product)} and ${only}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Who is in a channel or group and came another way. */
const telegramOutsiders: OutsiderDelivery = {
  count: (db, product) => countOutsiders(db, product, sql`true`),
  async list(db, product, { pattern, after, limit }) {
    const at = sql`date_trunc('milliseconds', t.seen_at)`;
    const { rows } = await sql<OutsiderRow>`
      select t.telegram_user_id as id, t.name, t.seen_at, t.came_at, t.came_by ${outsiders(product)}
        ${pattern === null ? sql`` : sql`and lower(t.name) like ${pattern}`}
        ${after ? sql`and (${at}, t.telegram_user_id) < (${after.at}::timestamptz, ${after.id})` : sql``}
      order by ${at} desc, t.telegram_user_id desc limit ${limit}`.execute(db);
    return rows.map(({ id, name, seen_at, came_at, came_by }) => ({
      id,
      name: name || null,
      seenAt: seen_at,
      detail: {
        type: 'telegram',
        name: name || null,
        status: 'joined',
        joinedAt: came_at?.toISOString() ?? null,
        leftAt: null,
        cameBy: came_by,
        linkTries: null,
        moves: null,
      },
    }));
  },
  async remove(trx, product, id) {
    const { rows } = await sql<{ chat_id: string }>`
      select c.chat_id ${outsiders(product)} and t.telegram_user_id = ${id}`.execute(trx);
    const chatId = rows[0]?.chat_id;
    if (chatId === undefined) return false;
    const payload: SyncPayload = { sellerId: product.sellerId, chatId, userId: id };
    await enqueue(trx, {
      queue: outsiderQueue,
      payload,
      priority: 0,
      dedupeKey: `${chatId} ${id}`,
    });
    return true;
  },
};

/** What the bot knows of the members of a channel or group. */
export const telegramMembers: MemberDelivery = {
  ...seatQueries(telegramSeats),
  async canAdmit(db, { sellerId, productId }) {
    const { rows } = await sql`
      select 1 from product p join telegram_chat_ref c on c.chat_id = p.content->>'chatId' and c.seller_id = p.seller_id
      where p.seller_id = ${sellerId} and p.id = ${productId} and p.kind = 'telegram'`.execute(db);
    return rows.length > 0;
  },
  async sendInvite(trx, sellerId, grantId) {
    for (const { telegram_user_id: userId, language } of await findSeats(trx, [
      { seller_id: sellerId, id: grantId },
    ]))
      if (userId !== null)
        await enqueue(trx, {
          queue: noticeQueue,
          payload: { about: 'invite', userId, language, sellerId, grantId } satisfies BotNotice,
          priority: 0,
        });
  },
  async remindOfEnd(trx, { sellerId, grantId, endsAt, renewalPath }) {
    const grant = await findGrant(trx, sellerId, grantId);
    for (const seat of await findSeats(trx, [{ seller_id: sellerId, id: grantId }])) {
      const { telegram_user_id: userId, language, chat_id: chatId } = seat;
      if (!grant || userId === null || seat.status !== 'joined') continue;
      const to = { userId, language, sellerId, chatId, productId: grant.product_id };
      // Each period of a subscription has a grant, and all end together.
      await notify(trx, { about: 'ending', ...to, endsAt, renewalPath }, `${chatId} ${userId} ${endsAt}`);
    }
  },
  outsiders: telegramOutsiders,
  countSharing: async (db, product, after) => ({
    ...(await countAttemptsAndMoves(db, telegramSeats, product, after)),
    newcomers: await countOutsiders(db, product, sql`t.came_at > ${after}`),
  }),
};
