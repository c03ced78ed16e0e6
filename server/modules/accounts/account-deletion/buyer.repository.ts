import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database';
import type { Grants } from './grants';

/** Purchases that are wiped in one transaction. */
const atOnce = 100;

/** Asserts a value. */
const erased = '–';

/** Whose purchases, and up to when: whoever opens another account with the number begins anew. */
export interface FormerBuyer {
  /** E.164. */
  phones: readonly string[];
  before: Date;
}

interface Bought {
  seller_id: string;
  order_id: string;
  buyer_phone: string;
}

/**
 * Wipes what some purchases hold beyond what their sellers' books must: the e-mail, the answers to questions, the words of a wish to have
 * money back, the name under a review. Name and number stay with the sale, as they stand on its receipt. They leave the library.
 */
export async function erasePurchases(
  trx: Tx,
  { phones, before }: FormerBuyer,
  grants: Pick<Grants, 'forgetHolders'>,
): Promise<number> {
  const { rows } = await sql<Bought>`
    select seller_id, order_id, buyer_phone from purchase_ref
    where buyer_phone = any(${[...phones]}::text[]) and at < ${before}
    order by buyer_phone, order_id limit ${sql.lit(atOnce)} for update`.execute(trx);
  if (rows.length === 0) return 0;
  const theirs = sql`(select * from json_to_recordset(${JSON.stringify(rows)}::text::json)
    as b (seller_id uuid, order_id text, buyer_phone text))`;
  const same = (table: string) =>
    sql`${sql.ref(`${table}.seller_id`)} = b.seller_id and ${sql.ref(`${table}.order_id`)} = b.order_id`;
  await sql`update orders o set buyer_email = null, answers = '{}'::jsonb from ${theirs} b
    where o.seller_id = b.seller_id and o.id = b.order_id`.execute(trx);
  // Their words were those of the name and of the e-mail.
  await sql`delete from order_word w using ${theirs} b, orders o
    where ${same('w')} and o.seller_id = b.seller_id and o.id = b.order_id
      and w.word !~ '^[#~]' and strpos(lower(coalesce(o.buyer_name, '')), w.word) = 0`.execute(trx);
  await grants.forgetHolders(trx, rows);
  await sql`update subscription s set buyer_email = null, buyer_name = null from ${theirs} b
    where s.seller_id = b.seller_id and s.id = b.order_id`.execute(trx);
  // A refund that was granted repeats what its buyer wrote.
  await sql`update refund f set reason = null from ${theirs} b, refund_request q
    where ${same('f')} and ${same('q')} and f.reason = q.reason`.execute(trx);
  await sql`update order_event e set detail = e.detail - 'reason' from ${theirs} b, refund_request q
    where ${same('e')} and ${same('q')} and e.detail->>'reason' = q.reason`.execute(trx);
  await sql`update refund_request q set reason = ${erased} from ${theirs} b where ${same('q')}`.execute(trx);
  await sql`delete from payment_reminder f using ${theirs} b where ${same('f')}`.execute(trx);
  const isOver = sql`coalesce(g.delivered_at, g.cancelled_at) is not null`;
  // Whichever of the two leaves: one that is still to be delivered was paid for, and keeps its number until then.
  await sql`update gift g set message = null, giver_name = null,
      recipient_name = case when ${isOver} then null else g.recipient_name end,
      recipient_phone = case when ${isOver} then '' else g.recipient_phone end
    from ${theirs} b where g.seller_id = b.seller_id and b.order_id in (g.order_id, g.received_id)`.execute(
    trx,
  );
  // The author can no longer be found by number; the review stays.
  await sql`update review v set buyer_name = null, buyer_phone = 'gone ' || v.id from ${theirs} b, orders o
    where o.seller_id = b.seller_id and o.id = b.order_id
      and v.seller_id = o.seller_id and v.product_id = o.product_id and v.buyer_phone = b.buyer_phone`.execute(
    trx,
  );
  await sql`delete from review_ask a using ${theirs} b, orders o
    where o.seller_id = b.seller_id and o.id = b.order_id
      and a.seller_id = o.seller_id and a.product_id = o.product_id and a.buyer_phone = b.buyer_phone`.execute(
    trx,
  );
  await sql`delete from purchase_ref r using ${theirs} b
    where r.buyer_phone = b.buyer_phone and r.order_id = b.order_id`.execute(trx);
  return rows.length;
}

/** Unpaid orders are not in any books: all personal data is erased. */
export async function eraseUnpaid(trx: Tx, { phones, before }: FormerBuyer): Promise<number> {
  if (phones.length === 0) return 0;
  const { rows } = await sql<{ seller_id: string; id: string }>`
    with old as (
      select seller_id, id from orders
      where buyer_phone = any(${[...phones]}::text[]) and paid_at is null and created_at < ${before}
        and status in ('failed', 'dropped', 'expired') limit ${sql.lit(atOnce)}
    )
    update orders o set buyer_phone = '', buyer_email = null, buyer_name = null, buyer_address = null, bank_reference = null, answers = '{}'::jsonb
    from old where o.seller_id = old.seller_id and o.id = old.id
    returning o.seller_id, o.id`.execute(trx);
  if (rows.length === 0) return 0;
  const theirs = sql`(select * from json_to_recordset(${JSON.stringify(rows)}::text::json) as b (seller_id uuid, id text))`;
  await sql`update discount_use u set buyer_phone = '' from ${theirs} b
    where u.seller_id = b.seller_id and u.order_id = b.id`.execute(trx);
  await sql`update gift g set message = null, giver_name = null, recipient_name = null, recipient_phone = '' from ${theirs} b
    where g.seller_id = b.seller_id and g.order_id = b.id`.execute(trx);
  for (const table of ['order_word', 'payment_reminder'] as const)
    await sql`delete from ${sql.table(table)} t using ${theirs} b
      where t.seller_id = b.seller_id and t.order_id = b.id`.execute(trx);
  return rows.length;
}

/** Deletes places on waiting lists; the seats that were held for them are free again. */
export async function erasePlaces(trx: Tx, { phones, before }: FormerBuyer): Promise<number> {
  const { rows } = await sql<{ erased: number }>`
    with gone as (
      delete from waiting_place where phone = any(${[...phones]}::text[]) and joined_at < ${before}
      returning seller_id, product_id, status
    ), freed as (
      select seller_id, product_id, count(*)::int as seats from gone where status = 'offered' group by 1, 2
    ), stocked as (
      update stock_taken s set taken = greatest(s.taken - freed.seats, 0) from freed
      where s.seller_id = freed.seller_id and s.product_id = freed.product_id and s.price_id = 'seats'
    )
    select count(*)::int as erased from gone`.execute(trx);
  return rows[0]?.erased ?? 0;
}
