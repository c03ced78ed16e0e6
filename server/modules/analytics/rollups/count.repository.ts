import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database';
import type { OrderDimension, VisitCountTable } from '../analytics.tables';
import { type CountedStep, changedSince, countedLive, stepIn } from './count.query';
import type { Days, Reach, Span } from './day.spans';

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
/** In an hour of India's clocks, as the moment it begins. */
export type HourOrders = OrderCounts & { hour: Date };
export type ValueOrders = OrderCounts & { dimension: OrderDimension; value: string };
export type ProductOrders = OrderCounts & { product: string };
/** By the id of a price. */
export type PriceOrders = ProductOrders & { value: string };

export const countColumns = sql`checkouts, failed, sold, returned, amount, refunded`;

/** Where what is added up is kept, by its step. */
const storedSteps: Record<CountedStep, { table: RawBuilder<unknown>; step: RawBuilder<unknown> }> = {
  day: { table: sql.table('order_count'), step: sql.ref('day') },
  hour: { table: sql.table('order_count_hour'), step: sql.ref('hour') },
};

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

/** The hours, before that to which is added up, of which an order has changed since. */
export async function findChanged(db: Db, sellerId: string, { at, until }: Reach): Promise<Date[]> {
  const { rows } = await changedSince(sellerId, at, until).execute(db);
  return rows.map(({ hour }) => hour);
}

/** When the first order was placed; null without one. */
export async function firstOrderAt(db: Db, sellerId: string): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select min(created_at) as at from orders where seller_id = ${sellerId}`.execute(db);
  return rows[0]?.at ?? null;
}

/** Counts whole steps anew from their orders: what stood there before is gone, so that it may be done as often as one likes. */
export async function countSteps(
  trx: Tx,
  sellerId: string,
  of: CountedStep,
  spans: readonly Span[],
): Promise<void> {
  if (spans.length === 0) return;
  const { table, step } = storedSteps[of];
  for (const { from, to } of spans)
    await sql`
      delete from ${table} where seller_id = ${sellerId}
        and ${step} >= ${stepIn[of](sql`${from}::timestamptz`)} and ${step} < ${stepIn[of](sql`${to}::timestamptz`)}`.execute(
      trx,
    );
  await sql`
    insert into ${table} (seller_id, product_id, dimension, ${step}, value, ${countColumns})
    select ${sellerId}::uuid, product_id, dimension, step, value, ${countColumns} from (${countedLive(sellerId, of, spans)}) c`.execute(
    trx,
  );
}

/** Forgets the hours before one: their days are added up. */
export async function dropHours(trx: Tx, sellerId: string, before: Date): Promise<void> {
  await sql`delete from order_count_hour where seller_id = ${sellerId} and hour < ${before}`.execute(trx);
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
    select l.product_id as product, l.dimension, l.step::text as day, l.value, ${countColumns}
    from (${countedLive(sellerId, 'day', spans)}) l`.execute(db);
  return rows;
}

/** All products together, by the hour. */
export async function countLiveHours(
  db: Db,
  sellerId: string,
  spans: readonly Span[],
): Promise<HourOrders[]> {
  if (spans.length === 0) return [];
  const { rows } = await sql<HourOrders>`
    select l.step as hour, ${countColumns} from (${countedLive(sellerId, 'hour', spans)}) l
    where l.product_id = '' and l.dimension = 'all'`.execute(db);
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
