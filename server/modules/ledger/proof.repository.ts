import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/schema';

export interface Finding {
  problem: 'unbalanced' | 'snapshotOff' | 'waitingOff' | 'saleMissing' | 'refundOff';
  sellerId: string;
  /** The transaction, account or order concerned. */
  subject: string;
  /** Paise it is off by, where there is such a thing. */
  by: number;
}

/**
 * Proves the books from the entries alone: every transaction at zero, every balance what its entries say, what waits for settlement equal to
 * the pending account, a sale for every paid order, and as much gone back as the orders say. At most 20 findings of each sort; none in good books.
 */
export async function readFindings(db: Kysely<Schema>): Promise<Finding[]> {
  const { rows } = await sql<{ problem: Finding['problem']; seller_id: string; subject: string; by: number }>`
    (select 'unbalanced' as problem, seller_id, tx_id::text as subject, sum(amount)::bigint as by
      from ledger_entry group by seller_id, tx_id, currency having sum(amount) <> 0 limit 20)
    union all
    (select 'snapshotOff', seller_id, account, sum(amount)::bigint from (
        select seller_id, account, currency, amount from balance_snapshot
        union all
        select e.seller_id, e.account, e.currency, e.amount from unrolled_entry u
          join ledger_entry e on e.seller_id = u.seller_id and e.tx_id = u.tx_id and e.line = u.line
        union all
        select seller_id, account, currency, -amount from ledger_entry
      ) parts group by seller_id, account, currency having sum(amount) <> 0 limit 20)
    union all
    (select 'waitingOff', seller_id, 'creator.pending', sum(amount)::bigint from (
        select seller_id, amount from unsettled_sale
        union all
        select seller_id, -amount from ledger_entry where account = 'creator.pending'
      ) parts group by seller_id having sum(amount) <> 0 limit 20)
    union all
    (select 'saleMissing', o.seller_id, o.id, o.amount from orders o
      where o.status in ('paid', 'fulfilled', 'refunding', 'refunded', 'disputed') and o.amount > 0
        and not exists (select 1 from ledger_tx t where t.seller_id = o.seller_id and t.type = 'sale' and t.reference = o.id)
      limit 20)
    union all
    (select 'refundOff', seller_id, subject, sum(amount)::bigint from (
        select seller_id, id as subject, refunded as amount from orders where refunded is not null
        union all
        select seller_id, reference, -amount from ledger_entry where account = 'gateway' and type = 'refund'
      ) parts group by seller_id, subject having sum(amount) <> 0 limit 20)`.execute(db);
  return rows.map(({ seller_id, ...row }) => ({ ...row, sellerId: seller_id }));
}
