import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database';
import type { OrderCountTable, VisitCountTable } from '../../platform/schema.insight';
import { changedSince, countedLive } from './count.query';
import type { Days, Kept, Reach, Span } from './day.spans';

export type OrderDimension = OrderCountTable['dimension'];

/** Orders of a day or of several, by a value of a dimension. Paise. */
export interface OrderCounts {
  checkouts: number;
  failed: number;
  sold: number;
  returned: number;
  amount: number;
  refunded: number;
}

/** Of a product, or under an empty id of all; by a value of a dimension; on a day. */
export type LiveOrders = OrderCounts & {
  product: string;
  dimension: OrderDimension;
  day: string;
  value: string;
};
export type DayOrders = OrderCounts & { day: string };
export type ValueOrders = OrderCounts & { dimension: OrderDimension; value: string };
export type ProductOrders = OrderCounts & { product: string };

const sums = sql`sum(c.checkouts)::bigint as checkouts, sum(c.failed)::bigint as failed, sum(c.sold)::bigint as sold,
  sum(c.returned)::bigint as returned, sum(c.amount)::bigint as amount, sum(c.refunded)::bigint as refunded`;
const columns = sql`product_id, dimension, day, value, checkouts, failed, sold, returned, amount, refunded`;

export async function findReach(db: Db, sellerId: string): Promise<Reach | null> {
  const { rows } = await sql<Reach>`
    select until, at from order_count_reach where seller_id = ${sellerId}`.execute(db);
  return rows[0] ?? null;
}

/** Begins the counts of a seller, with nothing in them, or takes them over as they are; locked either way. */
export async function lockReach(trx: Tx, sellerId: string): Promise<Reach> {
  const long = new Date(0);
  await sql`
    insert into order_count_reach (seller_id, until, at) values (${sellerId}, ${long}, ${long})
    on conflict (seller_id) do nothing`.execute(trx);
  const { rows } = await sql<Reach>`
    select until, at from order_count_reach where seller_id = ${sellerId} for update`.execute(trx);
  return rows[0] as Reach;
}

export async function findChanged(db: Db, sellerId: string, { at, until }: Reach): Promise<Set<string>> {
  const { rows } = await changedSince(sellerId, at, until).execute(db);
  return new Set(rows.map(({ day }) => day));
}

/** When the first order was placed; null without one. */
export async function firstOrderAt(db: Db, sellerId: string): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select min(created_at) as at from orders where seller_id = ${sellerId}`.execute(db);
  return rows[0]?.at ?? null;
}

/** Counts whole days anew from their orders: what stood there before is gone, so that it may be done as often as one likes. */
export async function countDays(trx: Tx, sellerId: string, spans: readonly Span[]): Promise<void> {
  for (const { from, to } of spans)
    await sql`
      delete from order_count c where c.seller_id = ${sellerId}
        and c.day >= ((${from}::timestamptz at time zone 'UTC') + interval '330 minutes')::date
        and c.day < ((${to}::timestamptz at time zone 'UTC') + interval '330 minutes')::date`.execute(trx);
  await sql`
    insert into order_count (seller_id, ${columns})
    select ${sellerId}::uuid, ${columns} from (${countedLive(sellerId, spans)}) c`.execute(trx);
}

export async function writeReach(trx: Tx, sellerId: string, { until, at }: Reach): Promise<void> {
  await sql`update order_count_reach set until = ${until}, at = ${at} where seller_id = ${sellerId}`.execute(
    trx,
  );
}

/** Orders counted as they are now. */
export async function countLive(db: Db, sellerId: string, spans: readonly Span[]): Promise<LiveOrders[]> {
  if (spans.length === 0) return [];
  const { rows } = await sql<LiveOrders>`
    select l.product_id as product, l.dimension, l.day::text as day, l.value, l.checkouts, l.failed, l.sold, l.returned, l.amount, l.refunded
    from (${countedLive(sellerId, spans)}) l`.execute(db);
  return rows;
}

const keptOf = (sellerId: string, { from, to, without }: Kept) =>
  sql`c.seller_id = ${sellerId} and c.day >= ${from}::date and c.day <= ${to}::date and c.day <> all(${without}::date[])`;

export async function keptByDay(
  db: Db,
  sellerId: string,
  productId: string,
  kept: Kept,
): Promise<DayOrders[]> {
  const { rows } = await sql<DayOrders>`
    select c.day::text as day, c.checkouts, c.failed, c.sold, c.returned, c.amount, c.refunded from order_count c
    where ${keptOf(sellerId, kept)} and c.product_id = ${productId} and c.dimension = 'all'`.execute(db);
  return rows;
}

export async function keptByValue(
  db: Db,
  sellerId: string,
  productId: string,
  dimensions: readonly OrderDimension[],
  kept: Kept,
): Promise<ValueOrders[]> {
  const { rows } = await sql<ValueOrders>`
    select c.dimension, c.value, ${sums} from order_count c
    where ${keptOf(sellerId, kept)} and c.product_id = ${productId} and c.dimension = any(${[...dimensions]}::text[])
    group by 1, 2`.execute(db);
  return rows;
}

/** Each product of a seller apart, or each of some. */
export async function keptByProduct(
  db: Db,
  sellerId: string,
  productIds: readonly string[] | null,
  kept: Kept,
): Promise<ProductOrders[]> {
  const wanted = productIds ? sql`c.product_id = any(${[...productIds]}::text[])` : sql`c.product_id <> ''`;
  const { rows } = await sql<ProductOrders>`
    select c.product_id as product, ${sums} from order_count c
    where ${keptOf(sellerId, kept)} and ${wanted} and c.dimension = 'all' group by 1`.execute(db);
  return rows;
}

export interface VisitCounts {
  visits: number;
  visitors: number;
}

export type DayVisits = VisitCounts & {
  day: string;
  /** People who came to the step where details are given. */
  opened: number;
};

export async function visitsByDay(
  db: Db,
  sellerId: string,
  productId: string,
  { from, to }: Days,
): Promise<DayVisits[]> {
  const { rows } = await sql<DayVisits>`
    select day::text as day, coalesce(sum(visits) filter (where dimension = 'all'), 0)::bigint as visits,
      coalesce(sum(visitors) filter (where dimension = 'all'), 0)::bigint as visitors,
      coalesce(sum(visitors) filter (where dimension = 'opened'), 0)::bigint as opened
    from (
      select day, dimension, visits, visitors from visit_count
      where seller_id = ${sellerId} and product_id = ${productId} and dimension in ('all', 'opened')
        and day >= ${from}::date and day <= ${to}::date
    ) v group by 1`.execute(db);
  return rows;
}

export type ValueVisits = VisitCounts & { dimension: VisitCountTable['dimension']; value: string };

export async function visitsByValue(
  db: Db,
  sellerId: string,
  productId: string,
  { from, to }: Days,
): Promise<ValueVisits[]> {
  const { rows } = await sql<ValueVisits>`
    select dimension, value, sum(visits)::bigint as visits, sum(visitors)::bigint as visitors from visit_count
    where seller_id = ${sellerId} and product_id = ${productId} and dimension in ('source', 'device')
      and day >= ${from}::date and day <= ${to}::date group by 1, 2`.execute(db);
  return rows;
}

/** The first day on which somebody came; null when nobody did. */
export async function firstVisitDay(db: Db, sellerId: string): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`
    select min(day)::text as day from visit_count where seller_id = ${sellerId} and product_id = '' and dimension = 'all'`.execute(
    db,
  );
  return rows[0]?.day ?? null;
}
