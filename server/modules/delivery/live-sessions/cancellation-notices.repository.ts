// Who is told that a session was cancelled.
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database';
import type { ProductKey } from '../lesson-messages/holder.repository';

/** Somebody who had a seat of a cancelled session, or paid for one that they gave. */
export interface NoticeRecipient {
  seller_id: string;
  product_id: string;
  grant_id: string;
  /** E.164; empty where nobody can be told, or they were told of another seat of theirs. */
  phone: string;
  email: string | null;
  /** In which they booked; null where that is not known. */
  language: 'en' | 'hi' | null;
  /** Of whoever proved the number; null where nobody did. */
  account_id: string | null;
  is_paid: boolean;
  /** Paise of all their seats. */
  amount: number;
  /** Added to the sequence of the session in calendars. */
  session_sequence: number;
  /** The order of whoever gave the seat away; null for the one who had it. */
  given_id: string | null;
}

/** A product of whose holders some were not told; null where there is none. */
export async function findUnnotified(db: Db): Promise<ProductKey | null> {
  const row = await db
    .selectFrom('cancelled_seat')
    .select(['seller_id', 'product_id'])
    .where('told_at', 'is', null)
    .orderBy('seller_id')
    .orderBy('product_id')
    .limit(1)
    .executeTakeFirst();
  return row ? { sellerId: row.seller_id, productId: row.product_id } : null;
}

/**
 * The next of a product who were not told, locked; those that another server tells are left to it. Recipients of gifts learn of no money, and of
 * nothing where they have nothing yet.
 */
export async function lockUnnotified(
  trx: Tx,
  { sellerId, productId }: ProductKey,
  limit: number,
): Promise<NoticeRecipient[]> {
  const { rows } = await sql<NoticeRecipient>`
    with untold as (
      select seller_id, product_id, grant_id from cancelled_seat
      where seller_id = ${sellerId} and product_id = ${productId} and told_at is null
      order by grant_id limit ${limit} for update skip locked),
    held as (
      select e.seller_id, e.grant_id, g.holder_phone, g.order_id, coalesce(g.session_sequence, 0) as session_sequence,
        row_number() over mine as place,
        sum(case when w.order_id is null then e.amount else 0 end) over (mine range between unbounded preceding and unbounded following) as amount
      from cancelled_seat e join access_grant g on g.seller_id = e.seller_id and g.id = e.grant_id
        left join gift w on w.seller_id = e.seller_id and w.order_id = e.order_id
      where e.seller_id = ${sellerId} and e.product_id = ${productId}
      window mine as (partition by g.holder_phone order by e.grant_id))
    select t.seller_id, t.product_id, t.grant_id, o.buyer_email as email, o.buyer_language as language,
      coalesce(o.amount > 0, false) as is_paid,
      (select n.account_id from account_phone n where n.phone = h.holder_phone) as account_id,
      coalesce(h.session_sequence, 0) as session_sequence, case when h.place = 1 then h.holder_phone else '' end as phone,
      coalesce(h.amount, 0)::bigint as amount, null as given_id
    from untold t left join held h on h.seller_id = t.seller_id and h.grant_id = t.grant_id
      left join orders o on o.seller_id = t.seller_id and o.id = h.order_id
    order by t.grant_id`.execute(trx);
  return rows;
}

const among = (seats: readonly NoticeRecipient[]) =>
  sql`(select * from unnest(${seats.map((one) => one.seller_id)}::uuid[], ${seats.map((one) => one.grant_id)}::text[]))`;

/** Those who had paid for some of these seats and given them away. */
export async function findGivers(trx: Tx, seats: readonly NoticeRecipient[]): Promise<NoticeRecipient[]> {
  const { rows } = await sql<NoticeRecipient>`
    select e.seller_id, e.product_id, e.grant_id, o.buyer_phone as phone, o.buyer_email as email, o.buyer_language as language, true as is_paid, e.amount,
      (select n.account_id from account_phone n where n.phone = o.buyer_phone) as account_id, 0 as session_sequence, o.id as given_id
    from cancelled_seat e join gift w on w.seller_id = e.seller_id and w.order_id = e.order_id
      join orders o on o.seller_id = w.seller_id and o.id = w.order_id
    where (e.seller_id, e.grant_id) in ${among(seats)} and e.amount > 0 and o.buyer_phone <> ''
    order by e.grant_id`.execute(trx);
  return rows;
}

export async function markNotified(trx: Tx, seats: readonly NoticeRecipient[], at: Date): Promise<void> {
  await sql`
    update cancelled_seat set told_at = ${at}::timestamptz where (seller_id, grant_id) in ${among(seats)}`.execute(
    trx,
  );
}
