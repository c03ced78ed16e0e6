import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database';
import type { Schema } from '../../../platform/database/schema';

export type EarningRow = Selectable<Schema['referral_earning']>;

export interface SaleOfReferred {
  id: string;
  seller_id: string;
  fee: number;
  refunded_fee: number | null;
  paid_at: Date | null;
}

export async function findSaleOf(db: Db, sellerId: string, orderId: string): Promise<SaleOfReferred | null> {
  const row = await db
    .selectFrom('orders')
    .select(['id', 'seller_id', 'fee', 'refunded_fee', 'paid_at'])
    .where('seller_id', '=', sellerId)
    .where('id', '=', orderId)
    .executeTakeFirst();
  return row ?? null;
}

/** Makes the earning's row when there is none, and holds it until the transaction ends; `isNew` says which. */
export async function holdEarning(trx: Tx, fresh: EarningRow): Promise<{ row: EarningRow; isNew: boolean }> {
  const made = await trx
    .insertInto('referral_earning')
    .values(fresh)
    .onConflict((conflict) => conflict.columns(['seller_id', 'order_id']).doNothing())
    .returningAll()
    .executeTakeFirst();
  if (made) return { row: made, isNew: true };
  const row = await trx
    .selectFrom('referral_earning')
    .selectAll()
    .where('seller_id', '=', fresh.seller_id)
    .where('order_id', '=', fresh.order_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { row, isNew: false };
}

export async function saveReversed(
  trx: Tx,
  { seller_id, order_id }: EarningRow,
  reversed: Pick<EarningRow, 'reversed_fee' | 'reversed'>,
): Promise<void> {
  await trx
    .updateTable('referral_earning')
    .set(reversed)
    .where('seller_id', '=', seller_id)
    .where('order_id', '=', order_id)
    .execute();
}

/** Earnings of a time whose sale has had more go back than they know; at most 500. */
export async function findBehind(db: Db, since: Date): Promise<{ sellerId: string; orderId: string }[]> {
  const { rows } = await sql<{ sellerId: string; orderId: string }>`
    select e.from_id as "sellerId", e.order_id as "orderId"
    from referral_earning e join orders o on o.seller_id = e.from_id and o.id = e.order_id
    where o.updated_at >= ${since} and coalesce(o.refunded_fee, 0) <> e.reversed_fee limit 500`.execute(db);
  return rows;
}

export interface ReferralSums {
  people: number;
  /** Paise, what went back taken off. */
  earned: number;
}

/** What an account's invitation has brought. */
export async function sumReferrals(db: Db, accountId: string): Promise<ReferralSums> {
  const { rows } = await sql<ReferralSums>`
    select (select count(*)::int from account p where p.referred_by = a.referral_code and a.referral_code <> '') as people,
      (select coalesce(sum(e.amount - e.reversed), 0)::bigint from referral_earning e where e.seller_id = a.id) as earned
    from account a where a.id = ${accountId}`.execute(db);
  return rows[0] ?? { people: 0, earned: 0 };
}

interface ReferralMonth {
  /** `2026-11` by Indian clocks. */
  month: string;
  people: number;
  sales: number;
  /** Paise, what went back taken off. */
  earned: number;
}

/** The newest months in which somebody came or something was earned. */
export async function referralsByMonth(db: Db, accountId: string, limit: number): Promise<ReferralMonth[]> {
  const monthOf = (column: 'e.at' | 'p.created_at') =>
    sql`to_char((${sql.ref(column)} at time zone 'UTC') + interval '330 minutes', 'YYYY-MM')`;
  const { rows } = await sql<ReferralMonth>`
    select month, sum(people)::int as people, sum(sales)::int as sales, sum(earned)::bigint as earned from (
      select ${monthOf('p.created_at')} as month, 1 as people, 0 as sales, 0 as earned
      from account a join account p on p.referred_by = a.referral_code
      where a.id = ${accountId} and a.referral_code <> ''
      union all
      select ${monthOf('e.at')}, 0, 1, e.amount - e.reversed from referral_earning e where e.seller_id = ${accountId}
    ) as told group by month order by month desc limit ${limit}`.execute(db);
  return rows;
}

export async function newestEarnings(db: Db, accountId: string, limit: number): Promise<EarningRow[]> {
  return db
    .selectFrom('referral_earning')
    .selectAll()
    .where('seller_id', '=', accountId)
    .orderBy('at', 'desc')
    .orderBy('order_id', 'desc')
    .limit(limit)
    .execute();
}
