import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { json, type Schema } from '../../../../platform/database/schema';
import type { TaxedSale } from './withholding.rules';

export type WithholdingRow = Selectable<Schema['withholding']>;

/** Sales of a creator by the ids of their orders, in the order they were paid, without those that were looked at before. */
export async function findTaxable(
  trx: Transaction<Schema>,
  sellerId: string,
  orders: readonly string[],
): Promise<(TaxedSale & { paidAt: Date })[]> {
  const { rows } = await sql<TaxedSale & { paidAt: Date }>`
    select o.id as "orderId", o.amount, coalesce(o.refunded, 0)::bigint as refunded, o.tax,
      o.seller_gstin is not null as "isUnderGstin", o.paid_at as "paidAt"
    from orders o
    where o.seller_id = ${sellerId} and o.id = any(${[...orders]}::text[]) and o.paid_at is not null
      and o.amount > coalesce(o.refunded, 0)
      and not exists (select 1 from withholding w where w.seller_id = o.seller_id and w.order_id = o.id)
    order by o.paid_at, o.id`.execute(trx);
  return rows;
}

/** Adds to what a creator's sales of a year come to; answers what they came to before. Nobody else adds until the transaction ends. */
export async function addToYear(
  trx: Transaction<Schema>,
  sellerId: string,
  year: string,
  amount: number,
): Promise<number> {
  const { rows } = await sql<{ amount: number }>`
    insert into sales_year as y (seller_id, year, amount) values (${sellerId}, ${year}, ${amount})
    on conflict (seller_id, year) do update set amount = y.amount + excluded.amount
    returning y.amount`.execute(trx);
  return (rows[0]?.amount ?? amount) - amount;
}

export async function insertWithheld(
  trx: Transaction<Schema>,
  rows: readonly WithholdingRow[],
): Promise<void> {
  if (rows.length === 0) return;
  await trx
    .insertInto('withholding')
    .values([...rows])
    .execute();
}

/** What was withheld from one sale, nobody else changing it. */
export async function lockWithheld(
  trx: Transaction<Schema>,
  sellerId: string,
  orderId: string,
): Promise<WithholdingRow[]> {
  return trx
    .selectFrom('withholding')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .where('order_id', '=', orderId)
    .orderBy('kind')
    .forUpdate()
    .execute();
}

export async function setGivenBack(
  trx: Transaction<Schema>,
  row: WithholdingRow,
  back: { gross: number; amount: number },
): Promise<void> {
  await trx
    .updateTable('withholding')
    .set({ gross_back: back.gross, amount_back: back.amount })
    .where('seller_id', '=', row.seller_id)
    .where('order_id', '=', row.order_id)
    .where('kind', '=', row.kind)
    .execute();
}

/** Sales that came of age while nobody knew what to withhold. */
export async function insertDeferredSales(
  trx: Transaction<Schema>,
  sellerId: string,
  orders: readonly string[],
): Promise<void> {
  await sql`
    insert into deferred_withholding (seller_id, order_id)
    select ${sellerId}::uuid, id from json_array_elements_text(${json(orders)}::text::json) as ids (id)
    on conflict (seller_id, order_id) do nothing`.execute(trx);
}

/** Takes out at most 500 of a creator's, so that nobody else calculates them. */
export async function takeDeferredSales(trx: Transaction<Schema>, sellerId: string): Promise<string[]> {
  const { rows } = await sql<{ order_id: string }>`
    delete from deferred_withholding u
    using (select order_id from deferred_withholding where seller_id = ${sellerId} order by order_id limit 500 for update) t
    where u.seller_id = ${sellerId} and u.order_id = t.order_id returning u.order_id`.execute(trx);
  return rows.map((row) => row.order_id);
}

/** The creators who have some, after one in order, at most 500. */
export async function findSellersWithDeferredSales(db: Kysely<Schema>, after: string): Promise<string[]> {
  const { rows } = await sql<{ seller_id: string }>`
    select distinct seller_id from deferred_withholding where seller_id > ${after}::uuid
    order by seller_id limit 500`.execute(db);
  return rows.map((row) => row.seller_id);
}
