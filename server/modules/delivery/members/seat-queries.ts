import type { MembershipStatus } from '@haat/machines/lifecycles/membership';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database';
import type { MemberDelivery, MemberDetail, ProductRef } from './member.delivery';

/** Where a service stores the seats of grants, and who has them. */
export interface SeatTables {
  service: MemberDetail['type'];
  seats: 'telegram_member' | 'discord_member';
  /** The column of the account that has a seat. */
  account: 'telegram_user_id' | 'discord_user_id';
  moves: 'telegram_seat_move' | 'discord_seat_move';
}

/** A seat goes to another account this often within this time: enough for a lost phone, too little for sharing. */
export const mostMoves = 2;
export const movesWithinMs = 30 * 24 * 60 * 60_000;

/**
 * True for rows of `access_grant` under this name that were paid for, or given. Nobody proves a number before buying: free days, and what a discount
 * made free, may have been taken with the number of somebody else, so the account that has their seat says nothing of who holds it.
 */
const isPaidGrant = (alias: string) =>
  sql<boolean>`(${sql.ref(`${alias}.order_id`)} is null or ${sql.ref(`${alias}.source`)} = 'gift' or exists (
    select 1 from orders paid where paid.seller_id = ${sql.ref(`${alias}.seller_id`)} and paid.id = ${sql.ref(`${alias}.order_id`)} and paid.amount > 0))`;

/**
 * True for rows `g` of `access_grant` of the same phone whose seat whoever takes the one of `own` takes too: of the same order, subscription or price, so
 * that of two that were paid for one that ends removes nobody. A cheaper purchase with the number of somebody else takes nothing of theirs. What was
 * given without an order is joined by nobody who has not proved the number: all that it holds is theirs.
 */
export const isSeatedWith = sql<boolean>`(g.id <> own.id and g.holder_phone = own.holder_phone and own.holder_phone <> '' and ${isPaidGrant('own')}
  and (own.order_id is null or g.order_id = own.order_id or g.subscription_id = own.subscription_id or exists (
    select 1 from orders mine join orders other on other.seller_id = mine.seller_id and other.product_id = mine.product_id and other.price_id = mine.price_id
    where mine.seller_id = own.seller_id and mine.id = own.order_id and other.id = g.order_id and g.product_id = own.product_id)))`;

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
const detailsOf =
  ({ service, seats, moves }: SeatTables): MemberDelivery['details'] =>
  async (db, sellerId, grantIds) => {
    const { rows } = await sql<DetailRow>`
      select g.id as grant_id, m.name, m.status, m.joined_at, m.left_at, a.tries, a.last_try_at, v.moves, v.last_move_at
      from access_grant g cross join lateral (
        select m.* from ${sql.table(seats)} m
        where m.seller_id = g.seller_id and m.grant_id in (
          select g.id union all select f.id from access_grant f
          where f.seller_id = g.seller_id and f.subscription_id = g.subscription_id and f.product_id = g.product_id)
        order by (m.status = 'joined') desc, m.changed_at desc limit 1
      ) m cross join lateral (
        select count(*)::int as tries, max(last_at) as last_try_at from link_attempt
        where seller_id = m.seller_id and grant_id = m.grant_id
      ) a cross join lateral (
        select count(*)::int as moves, max(moved_at) as last_move_at from ${sql.table(moves)}
        where seller_id = m.seller_id and grant_id = m.grant_id
      ) v
      where g.seller_id = ${sellerId} and g.id = any(${[...grantIds]}::text[])`.execute(db);
    return new Map(
      rows.map(({ grant_id, name, status, joined_at, left_at, tries, last_try_at, ...row }) => [
        grant_id,
        {
          type: service,
          name: name || null,
          status,
          joinedAt: joined_at?.toISOString() ?? null,
          leftAt: left_at?.toISOString() ?? null,
          cameBy: null,
          linkTries: lastOf(tries, last_try_at),
          moves: lastOf(row.moves, row.last_move_at),
        },
      ]),
    );
  };

/** What is asked of seats the same way for every service. */
export function seatQueries(tables: SeatTables): Pick<MemberDelivery, 'details' | 'matches' | 'countJoined'> {
  const { seats, account } = tables;
  return {
    details: detailsOf(tables),
    matches: (pattern) => sql<boolean>`exists (
      select 1 from ${sql.table(seats)} m where m.seller_id = g.seller_id and m.grant_id = g.id and lower(m.name) like ${pattern})`,
    async countJoined(db, { sellerId, productId }) {
      const { rows } = await sql<{ count: number }>`
        select count(distinct m.${sql.ref(account)})::int as count
        from access_grant g join ${sql.table(seats)} m on m.seller_id = g.seller_id and m.grant_id = g.id
        where g.seller_id = ${sellerId} and g.product_id = ${productId} and m.status = 'joined'`.execute(db);
      return rows[0]?.count ?? 0;
    },
  };
}

/** Of the seats of a product: people who tried the invite of somebody else, and moves, after a moment. */
export async function countAttemptsAndMoves(
  db: Db,
  { moves, account }: Pick<SeatTables, 'moves' | 'account'>,
  { sellerId, productId }: ProductRef,
  after: Date,
): Promise<{ linkTries: number; moves: number }> {
  const { rows } = await sql<{ linkTries: number; moves: number }>`
    select
      (select count(distinct a.account_id)::int from link_attempt a
        join access_grant g on g.seller_id = a.seller_id and g.id = a.grant_id
        where a.seller_id = ${sellerId} and g.product_id = ${productId} and a.last_at > ${after}) as "linkTries",
      (select count(distinct (v.moved_at, v.${sql.ref(account)}))::int from ${sql.table(moves)} v join access_grant g on g.seller_id = v.seller_id and g.id = v.grant_id
        where v.seller_id = ${sellerId} and g.product_id = ${productId} and v.moved_at > ${after}) as moves`.execute(
    db,
  );
  return rows[0] ?? { linkTries: 0, moves: 0 };
}

/** How often the seat of a grant was moved lately. */
export async function countMoves(
  db: Db,
  { moves }: Pick<SeatTables, 'moves'>,
  { sellerId, grantId, now }: { sellerId: string; grantId: string; now: Date },
): Promise<number> {
  const after = new Date(now.getTime() - movesWithinMs);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(moves)}
    where seller_id = ${sellerId} and grant_id = ${grantId} and moved_at > ${after}`.execute(db);
  return rows[0]?.count ?? 0;
}
