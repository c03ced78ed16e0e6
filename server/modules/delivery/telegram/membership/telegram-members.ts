import type { MembershipStatus } from '@haat/machines/lifecycles/membership';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database';
import { enqueue } from '../../../../platform/jobs/jobs';
import type { MemberDelivery, ProductRef, Sharing } from '../../members/member.delivery';
import type { CameBy } from '../updates/bot-event';
import { findGrant, findSeats, isOutsider } from './member.repository';
import { notify } from './membership.context';
import { type BotNotice, noticeQueue } from './notices';
import { type SyncPayload as Outsider, outsiderQueue } from './syncing.service';

interface DetailRow {
  grant_id: string;
  name: string | null;
  status: MembershipStatus;
  joined_at: Date | null;
  left_at: Date | null;
  tries: number;
  last_try_at: Date | null;
  moves: number;
  last_move_at: Date | null;
}

const lastOf = (count: number, at: Date | null) => (at ? { count, lastAt: at.toISOString() } : null);

/** Of a grant and of the other grants of its subscription, the seat that somebody is in by, or else the one that changed last. */
const details: MemberDelivery['details'] = async (db, sellerId, grantIds) => {
  const { rows } = await sql<DetailRow>`
    select g.id as grant_id, m.name, m.status, m.joined_at, m.left_at, a.tries, a.last_try_at, v.moves, v.last_move_at
    from access_grant g cross join lateral (
      select m.* from telegram_member m
      where m.seller_id = g.seller_id and m.grant_id in (
        select g.id union all select f.id from access_grant f
        where f.seller_id = g.seller_id and f.subscription_id = g.subscription_id and f.product_id = g.product_id)
      order by (m.status = 'joined') desc, m.changed_at desc limit 1
    ) m cross join lateral (
      select count(*)::int as tries, max(last_at) as last_try_at from telegram_link_attempt
      where seller_id = m.seller_id and grant_id = m.grant_id
    ) a cross join lateral (
      select count(*)::int as moves, max(moved_at) as last_move_at from telegram_seat_move
      where seller_id = m.seller_id and grant_id = m.grant_id
    ) v
    where g.seller_id = ${sellerId} and g.id = any(${[...grantIds]}::text[])`.execute(db);
  return new Map(
    rows.map(({ grant_id, name, status, joined_at, left_at, tries, last_try_at, moves, last_move_at }) => [
      grant_id,
      {
        type: 'telegram' as const,
        name: name || null,
        status,
        joinedAt: joined_at?.toISOString() ?? null,
        leftAt: left_at?.toISOString() ?? null,
        cameBy: null,
        linkTries: lastOf(tries, last_try_at),
        moves: lastOf(moves, last_move_at),
      },
    ]),
  );
};

const counted = async (db: Db, query: ReturnType<typeof sql<{ count: number }>>): Promise<number> =>
  (await query.execute(db)).rows[0]?.count ?? 0;

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

/** What the bot knows of the members of a channel or group. */
export const telegramMembers: MemberDelivery = {
  details,
  matches: (pattern) => sql<boolean>`exists (
    select 1 from telegram_member m where m.seller_id = g.seller_id and m.grant_id = g.id and lower(m.name) like ${pattern})`,
  countJoined: (db, { sellerId, productId }) =>
    counted(
      db,
      sql`
        select count(distinct m.telegram_user_id)::int as count
        from access_grant g join telegram_member m on m.seller_id = g.seller_id and m.grant_id = g.id
        where g.seller_id = ${sellerId} and g.product_id = ${productId} and m.status = 'joined'`,
    ),
  async canAdmit(db, { sellerId, productId }) {
    const { rows } = await sql`
      select 1 from product p join telegram_chat_ref c on c.chat_id = p.content->>'chatId' and c.seller_id = p.seller_id
      where p.seller_id = ${sellerId} and p.id = ${productId} and p.kind = 'telegram'`.execute(db);
    return rows.length > 0;
  },
  joinPath: (productId) => `/telegramPriviewlogin?id=${productId}`,
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
  countOutsiders: (db, product) => counted(db, sql`select count(*)::int as count ${outsiders(product)}`),
  async listOutsiders(db, product, { pattern, after, limit }) {
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
  async removeOutsider(trx, product, id) {
    const { rows } = await sql<{ chat_id: string }>`
      select c.chat_id ${outsiders(product)} and t.telegram_user_id = ${id}`.execute(trx);
    const chatId = rows[0]?.chat_id;
    if (chatId === undefined) return false;
    const payload: Outsider = { sellerId: product.sellerId, chatId, userId: id };
    await enqueue(trx, {
      queue: outsiderQueue,
      payload,
      priority: 0,
      dedupeKey: `${chatId} ${id}`,
    });
    return true;
  },
  isTriedByOthers: sql<boolean>`exists (
    select 1 from telegram_link_attempt a where a.seller_id = g.seller_id and a.grant_id = g.id)`,
  async countSharing(db, { sellerId, productId }, after) {
    const { rows } = await sql<Sharing>`
      select
        (select count(distinct a.telegram_user_id)::int from telegram_link_attempt a
          join access_grant g on g.seller_id = a.seller_id and g.id = a.grant_id
          where a.seller_id = ${sellerId} and g.product_id = ${productId} and a.last_at > ${after}) as "linkTries",
        (select count(*)::int from telegram_seat_move v join access_grant g on g.seller_id = v.seller_id and g.id = v.grant_id
          where v.seller_id = ${sellerId} and g.product_id = ${productId} and v.moved_at > ${after}) as moves,
        (select count(*)::int ${outsiders({ sellerId, productId })} and t.came_at > ${after}) as newcomers`.execute(
      db,
    );
    return rows[0] ?? { linkTries: 0, moves: 0, newcomers: 0 };
  },
};
