import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database';

/** What was sold to whom. */
export interface SoldTo {
  productTitle: string;
  buyer: { name: string | null; phone: string; email: string | null };
}

/** What the entries of a statement are about, by their references. */
export interface StatementSubjects {
  sales: ReadonlyMap<string, SoldTo>;
  /** Masked payout accounts by the ids of payouts. */
  payoutAccounts: ReadonlyMap<string, string>;
}

/** Of one seller alone: a referral refers to an order of somebody else, of which nothing is told. */
export async function findStatementSubjects(
  db: Db,
  sellerId: string,
  references: readonly string[],
): Promise<StatementSubjects> {
  const wanted = [...new Set(references)];
  if (wanted.length === 0) return { sales: new Map(), payoutAccounts: new Map() };
  const [orders, payouts] = await Promise.all([
    sql<{ id: string; title: string; name: string | null; phone: string; email: string | null }>`
      select o.id, p.title, o.buyer_name as name, o.buyer_phone as phone, o.buyer_email as email
      from orders o join product p on p.seller_id = o.seller_id and p.id = o.product_id
      where o.seller_id = ${sellerId} and o.id = any(${wanted}::text[])`.execute(db),
    sql<{ id: string; shown: string }>`
      select id, account_shown as shown from payout
      where seller_id = ${sellerId} and id = any(${wanted}::text[])`.execute(db),
  ]);
  return {
    sales: new Map(
      orders.rows.map(({ id, title, ...buyer }) => [id, { productTitle: title, buyer }] as const),
    ),
    payoutAccounts: new Map(payouts.rows.map(({ id, shown }) => [id, shown] as const)),
  };
}
