import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../../platform/database/schema';
import { platformAccountId } from '../../../../platform/money/platform-account';

export interface Finding {
  problem:
    | 'unbalanced'
    | 'snapshotOff'
    | 'waitingOff'
    | 'heldOff'
    | 'taxOff'
    | 'unmatchedOff'
    | 'incomingOff'
    | 'payoutOff'
    | 'adjustmentOff'
    | 'logOff'
    | 'saleMissing'
    | 'refundOff';
  sellerId: string;
  /** The transaction, account or order concerned. */
  subject: string;
  /** Paise it is off by, where there is such a thing. */
  by: number;
}

/**
 * Proves the books from the entries alone: every transaction at zero, every balance what its entries say, what waits for settlement equal to
 * the pending account, what is held equal to the holds there are, tax to what was withheld, what buyers
 * get back to the payments that bought nothing, the bank to what the gateway paid out and what payouts took out of it, what is on its way to the payouts that
 * are, adjustments to their reasons and those to the operator's log, a sale for every paid order, and as much gone back as the orders say. At most 20 findings of each sort; none in good books.
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
    (select 'heldOff', seller_id, 'creator.held', sum(amount)::bigint from (
        select seller_id, amount from hold where ended_at is null
        union all
        select seller_id, -amount from ledger_entry where account = 'creator.held'
      ) parts group by seller_id having sum(amount) <> 0 limit 20)
    union all
    (select 'taxOff', seller_id, account, sum(amount)::bigint from (
        select seller_id, 'platform.' || kind as account, amount - amount_back as amount from withholding
        union all
        select seller_id, account, -amount from ledger_entry where account in ('platform.tds', 'platform.tcs')
      ) parts group by seller_id, account having sum(amount) <> 0 limit 20)
    union all
    (select 'unmatchedOff', seller_id, payment, sum(amount)::bigint from (
        select seller_id, reference as payment, amount from ledger_entry where account = 'buyer.returning'
        union all
        select t.seller_id, t.reference, -s.amount from ledger_tx t
          join unmatched_payment s on s.provider || ':' || s.payment_id = t.reference
        where t.type = 'stray' and s.status not in ('returned', 'settled')
      ) parts group by seller_id, payment having sum(amount) <> 0 limit 20)
    union all
    (select 'incomingOff', seller_id, 'bank', sum(amount)::bigint from (
        select ${platformAccountId}::uuid as seller_id, amount from gateway_settlement where status = 'paid'
        union all
        select seller_id, amount from ledger_entry
          where seller_id = ${platformAccountId}::uuid and account = 'bank' and type <> 'stray'
      ) parts group by seller_id having sum(amount) <> 0 limit 20)
    union all
    (select 'payoutOff', seller_id, payout || ' ' || account, sum(amount)::bigint from (
        select seller_id, account, reference as payout, amount from ledger_entry
          where account = 'creator.inTransit' or (account = 'bank' and seller_id <> ${platformAccountId}::uuid)
        union all
        select seller_id, case when status = 'paid' then 'bank' else 'creator.inTransit' end, id, -amount from payout
          where status in ('requested', 'sent', 'paid')
      ) parts group by seller_id, account, payout having sum(amount) <> 0 limit 20)
    union all
    (select 'adjustmentOff', seller_id, subject, sum(amount)::bigint from (
        select seller_id, key as subject, amount from adjustment
        union all
        select seller_id, reference, amount from ledger_entry where account = 'platform.adjustment'
      ) parts group by seller_id, subject having sum(amount) <> 0 limit 20)
    union all
    (select 'logOff', seller_id, subject, sum(amount)::bigint from (
        -- What somebody let go of who has left stands with the leaving: no operator decided it.
        select a.seller_id, a.key as subject, a.amount from adjustment a where not exists (
          select 1 from account_deletion l where l.seller_id = a.seller_id and l.status in ('erasing', 'erased')
            and a.key = 'leaving ' || a.seller_id and l.forfeited = -a.amount)
        union all
        select creator_id, subject, (before->>'available')::bigint - (after->>'available')::bigint
          from operator_action where action = 'adjust'
      ) parts group by seller_id, subject having sum(amount) <> 0 limit 20)
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
