import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database';

/** What is open around an account, as its rows say. */
export interface OpenRows {
  /** Sales with a pending payment, refund or receipt. */
  orders: number;
  refunds: number;
  /** Buyers who wait for an answer, and rounds that give money back. */
  requests: number;
  /**
   * Seats of cancelled sessions of which the refund was not asked of the gateway yet, or was refused by it and the buyer still has the seat, or
   * gave one away that was not delivered. All are deleted with the account, and nobody would refund them any more.
   */
  seats: number;
  disputes: number;
  /** What buyers have paid for runs on. */
  subscribers: number;
  /** When the last of them has had all of it. */
  subscribersUntil: Date | null;
  /** Active subscriptions of the user. */
  subscriptions: number;
  /** Products that can be bought, or could be again. */
  onSale: number;
}

/** Counts blockers of an account. */
export async function countOpen(db: Db, accountId: string, phones: readonly string[]): Promise<OpenRows> {
  const { rows } = await sql<OpenRows>`
    select
      (select count(*) from orders where seller_id = ${accountId} and status in ('pending', 'paid', 'refunding'))::int as orders,
      (select count(*) from refund where seller_id = ${accountId} and status in ('started', 'pending'))::int as refunds,
      ((select count(*) from refund_request where seller_id = ${accountId} and ended_at is null)
        + (select count(*) from refund_round where seller_id = ${accountId} and ended_at is null))::int as requests,
      (select count(*) from cancelled_seat s where s.seller_id = ${accountId} and s.settled_at is null and (s.refused is null
        or s.amount > 0 and exists (select 1 from orders o left join access_grant g on g.seller_id = s.seller_id and g.id = s.grant_id
          where o.seller_id = s.seller_id and o.id = s.order_id and o.amount > coalesce(o.refunded, 0)
            and (g.id is null or g.status not in ('ended', 'revoked')))))::int as seats,
      (select count(*) from dispute where seller_id = ${accountId} and status in ('opened', 'answered'))::int as disputes,
      s.subscribers, s."subscribersUntil",
      (select count(*) from purchase_ref r join subscription o on o.seller_id = r.seller_id and o.id = r.order_id
        where r.buyer_phone = any(${[...phones]}::text[]) and o.buyer_phone = r.buyer_phone
          and o.status not in ('cancelled', 'expired') and o.ends_at is not null)::int as subscriptions,
      (select count(*) from product where seller_id = ${accountId}
        and status in ('published', 'paused', 'blocked'))::int as "onSale"
    from (
      select count(*)::int as subscribers, max(ends_at) as "subscribersUntil" from subscription
      where seller_id = ${accountId} and status <> 'expired' and ends_at is not null
    ) s`.execute(db);
  const [found] = rows;
  if (!found) throw new Error('the count query returned no row');
  return found;
}

/** Whether there is a payable order, or a product on sale: */
export async function isPayable(db: Db, accountId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from orders where seller_id = ${accountId} and status in ('created', 'awaitingPayment', 'pending')
    union all
    select 1 from product where seller_id = ${accountId} and status in ('published', 'paused', 'blocked')
    limit 1`.execute(db);
  return rows.length > 0;
}

/** Products that can be bought, or could be again; at most 100. */
export async function findOnSale(db: Db, accountId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('product')
    .select('id')
    .where('seller_id', '=', accountId)
    .where('status', 'in', ['published', 'paused', 'blocked'])
    .orderBy('id')
    .limit(100)
    .execute();
  return rows.map(({ id }) => id);
}
