import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database';
import { json } from '../../../platform/database/schema';
import { isOpenGrant, type ReviewKey } from './review.repository';

/** A place in the order in which access was given. */
export interface Place {
  at: Date;
  orderId: string;
}

const name = 'reviews.asked';

/** How far buyers have been asked; null before the first time. */
export async function findAskedUntil(db: Db): Promise<Place | null> {
  const row = await db.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirst();
  const cursor = row?.value as { at: string; orderId: string } | undefined;
  return cursor ? { at: new Date(cursor.at), orderId: cursor.orderId } : null;
}

export async function saveAskedUntil(trx: Tx, place: Place): Promise<void> {
  const value = json({ at: place.at.toISOString(), orderId: place.orderId });
  await trx
    .insertInto('setting')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

export interface GrantRow extends ReviewKey {
  order_id: string;
  granted_at: Date;
  /** It is held at set times itself. */
  is_held: boolean;
  /** When the last of these is over; null for everything else, and while no time is set. */
  held_until: Date | null;
  /** Access is open, there is an address, and nothing has been said yet. */
  is_asked: boolean;
}

/** All that was bought, once each. */
const given = sql`
  select o.seller_id, o.product_id, o.buyer_phone, g.order_id, g.granted_at, held.is_held is true as is_held, held.ends_at as held_until,
    exists (select 1 from access_grant w where w.seller_id = g.seller_id and w.order_id = g.order_id and ${isOpenGrant('w')})
      and o.buyer_email is not null and p.status in ('published', 'paused')
      and not exists (select 1 from session_cancellation c where c.seller_id = o.seller_id and c.product_id = o.product_id)
      and not exists (select 1 from review r where r.seller_id = g.seller_id and r.product_id = o.product_id
        and r.buyer_phone = o.buyer_phone) as is_asked
  from access_grant g
  join orders o on o.seller_id = g.seller_id and o.id = g.order_id
  join product p on p.seller_id = g.seller_id and p.id = o.product_id
  left join lateral (select true as is_held, max(l.starts_at + make_interval(mins => l.minutes)) filter (where l.minutes > 0) as ends_at
    from live_session l where l.seller_id = o.seller_id and l.product_id = o.product_id
    having bool_or(l.lesson_id = '')) held on true
  where g.order_line = 1`;

/** What was given after a place and until a moment, in the order it was given. */
export async function findGiven(db: Db, after: Place, until: Date, limit: number): Promise<GrantRow[]> {
  const { rows } = await sql<GrantRow>`
    ${given} and (g.granted_at, g.order_id) > (${after.at}::timestamptz, ${after.orderId}) and g.granted_at <= ${until}
    order by g.granted_at, g.order_id limit ${limit}`.execute(db);
  return rows;
}

/** What an order gave; null where it gave nothing. */
export async function findGivenBy(
  db: Db,
  { sellerId, orderId }: { sellerId: string; orderId: string },
): Promise<GrantRow | null> {
  const { rows } = await sql<GrantRow>`
    ${given} and g.seller_id = ${sellerId} and g.order_id = ${orderId}`.execute(db);
  return rows[0] ?? null;
}

/** False for somebody who was asked before. */
export async function noteAsked(trx: Tx, key: ReviewKey, at: Date): Promise<boolean> {
  const { seller_id, product_id, buyer_phone } = key;
  const rows = await trx
    .insertInto('review_ask')
    .values({ seller_id, product_id, buyer_phone, at })
    .onConflict((conflict) => conflict.columns(['seller_id', 'product_id', 'buyer_phone']).doNothing())
    .returning('at')
    .execute();
  return rows.length > 0;
}
