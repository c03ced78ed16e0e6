import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../../platform/database/database';
import { json } from '../../../../platform/database/schema';
import { isUnpaid, matches, type TransactionFilter } from '../sale.filter';
import { findChangedDays, type SalesIndex } from '../search/sales.index.repository';
import { type Spans, spansOf } from './sale.spans';
import { nothing, type SaleTotals, sums } from './sale.totals';

const combine = (one: SaleTotals, other: SaleTotals, sign = 1): SaleTotals => ({
  count: one.count + sign * other.count,
  amount: one.amount + sign * other.amount,
  fee: one.fee + sign * other.fee,
  feeTax: one.feeTax + sign * other.feeTax,
  refunded: one.refunded + sign * other.refunded,
});

/**
 * Over everything a filter without a text finds. Long times of a seller who sold much are put together from the sums of days and months; what has no sums (a
 * State, the newest days, days of which something changed since) is read sale by sale. Both ways come to the same.
 */
export async function sumSales(
  db: Db,
  sellerId: string,
  filter: TransactionFilter,
  index: SalesIndex | null,
): Promise<SaleTotals> {
  if (isUnpaid(filter)) return nothing;
  const { status, from, to } = filter;
  const isSummed = status === undefined || status === 'fulfilled' || status === 'refunded';
  if (!index?.firstDay || filter.state || !isSummed) return sumLive(db, sellerId, filter);
  const changed = await findChangedDays(db, sellerId, index);
  const spans = spansOf(
    { firstDay: index.firstDay, until: index.summedUntil, changed },
    from ?? null,
    to ?? null,
  );
  const [stored, live, unsettled] = await Promise.all([
    sumStored(db, sellerId, filter, spans),
    spans.live.length > 0 ? sumLive(db, sellerId, filter, spans.live) : nothing,
    // Sums know two sorts: returned and standing. Of the standing ones those that are simply paid are asked for.
    status === 'fulfilled' ? sumUnsettled(db, sellerId, filter, spans) : nothing,
  ]);
  return combine(combine(stored, live), unsettled, -1);
}

async function read(db: Db, query: RawBuilder<SaleTotals>): Promise<SaleTotals> {
  return (await query.execute(db)).rows[0] ?? nothing;
}

/** Sale by sale, within some spans of time where they are given. */
function sumLive(
  db: Db,
  sellerId: string,
  filter: TransactionFilter,
  within?: Spans['live'],
): Promise<SaleTotals> {
  // Kinds are the product's, and only then is the product asked.
  const product = filter.kind
    ? sql`join product p on p.seller_id = o.seller_id and p.id = o.product_id`
    : sql``;
  const found = matches(sellerId, filter);
  if (!within) return read(db, sql<SaleTotals>`select ${sums} from orders o ${product} where ${found}`);
  const times = json(within);
  return read(
    db,
    sql<SaleTotals>`
      select ${sums} from json_to_recordset(${times}::text::json) as s ("from" timestamptz, "to" timestamptz)
      -- A span at a time by the index of payments: "offset" keeps the planner from reading all sales once for all spans.
      cross join lateral (
        select * from orders n where n.seller_id = ${sellerId} and n.paid_at >= s."from"
          and n.paid_at < coalesce(s."to", 'infinity') offset 0
      ) o
      ${product} where ${found}`,
  );
}

/** Paid sales within the summed days that are being refunded or disputed: always few. */
function sumUnsettled(
  db: Db,
  sellerId: string,
  filter: TransactionFilter,
  { months, days }: Spans,
): Promise<SaleTotals> {
  const product = filter.kind
    ? sql`join product p on p.seller_id = o.seller_id and p.id = o.product_id`
    : sql``;
  const found = matches(sellerId, { ...filter, status: undefined });
  const day = sql`((o.paid_at at time zone 'UTC') + interval '5 hours 30 minutes')::date`;
  return read(
    db,
    sql<SaleTotals>`
      select ${sums} from orders o ${product} where ${found} and o.status in ('paid', 'refunding', 'disputed')
        and (${day} = any(${days}::date[]) or date_trunc('month', ${day})::date = any(${months}::date[]))`,
  );
}

function sumStored(
  db: Db,
  sellerId: string,
  filter: TransactionFilter,
  { months, days }: Spans,
): Promise<SaleTotals> {
  const { productId, kind, method, status } = filter;
  const conditions = [
    sql`s.seller_id = ${sellerId}`,
    sql`(s.span = 'month' and s.day = any(${months}::date[]) or s.span = 'day' and s.day = any(${days}::date[]))`,
  ];
  if (productId) conditions.push(sql`s.product_id = ${productId}`);
  if (method) conditions.push(sql`s.method = ${method}`);
  if (status) conditions.push(sql`s.is_returned = ${status === 'refunded'}`);
  if (kind)
    conditions.push(
      sql`s.product_id in (select p.id from product p where p.seller_id = ${sellerId} and p.kind = ${kind})`,
    );
  return read(
    db,
    sql<SaleTotals>`
      select coalesce(sum(s.orders), 0)::int as count, coalesce(sum(s.amount), 0)::bigint as amount,
        coalesce(sum(s.fee), 0)::bigint as fee, coalesce(sum(s.fee_tax), 0)::bigint as "feeTax",
        coalesce(sum(s.refunded), 0)::bigint as refunded
      from sale_sum s where ${sql.join(conditions, sql` and `)}`,
  );
}
