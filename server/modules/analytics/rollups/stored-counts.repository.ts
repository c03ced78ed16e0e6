import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/database';
import type { OrderDimension } from '../analytics.tables';
import { stepIn } from './count.query';
import {
  countColumns as counts,
  type DayOrders,
  type HourOrders,
  type PriceOrders,
  type ProductOrders,
  type ValueOrders,
} from './count.repository';
import type { StoredSpan } from './day.spans';

const sums = sql`sum(c.checkouts)::bigint as checkouts, sum(c.failed)::bigint as failed, sum(c.sold)::bigint as sold,
  sum(c.returned)::bigint as returned, sum(c.amount)::bigint as amount, sum(c.refunded)::bigint as refunded`;
/** Days that are added up and, after them, hours, each as the step it is of. */
function storedCountsOf(sellerId: string, { days, hours }: StoredSpan) {
  const parts: RawBuilder<unknown>[] = [];
  if (days)
    parts.push(sql`
      select product_id, dimension, day, null::timestamptz as hour, value, ${counts} from order_count
      where seller_id = ${sellerId} and day >= ${days.from}::date and day <= ${days.to}::date and day <> all(${days.without}::date[])`);
  if (hours)
    parts.push(sql`
      select product_id, dimension, ${stepIn.day(sql`hour`)} as day, hour, value, ${counts} from order_count_hour
      where seller_id = ${sellerId} and hour >= ${hours.from} and hour < ${hours.to} and hour <> all(${hours.without}::timestamptz[])`);
  return parts.length > 0 ? sql`(${sql.join(parts, sql` union all `)}) c` : null;
}

export async function storedByDay(
  db: Db,
  sellerId: string,
  productId: string,
  stored: StoredSpan,
): Promise<DayOrders[]> {
  const from = storedCountsOf(sellerId, stored);
  if (!from) return [];
  const { rows } = await sql<DayOrders>`
    select c.day::text as day, ${counts} from ${from} where c.product_id = ${productId} and c.dimension = 'all'`.execute(
    db,
  );
  return rows;
}

/** All products together, by the hour. */
export async function storedByHour(db: Db, sellerId: string, { hours }: StoredSpan): Promise<HourOrders[]> {
  const from = storedCountsOf(sellerId, { days: null, hours });
  if (!from) return [];
  const { rows } = await sql<HourOrders>`
    select c.hour, ${counts} from ${from} where c.product_id = '' and c.dimension = 'all'`.execute(db);
  return rows;
}

export async function storedByValue(
  db: Db,
  sellerId: string,
  productId: string,
  dimensions: readonly OrderDimension[],
  stored: StoredSpan,
): Promise<ValueOrders[]> {
  const from = storedCountsOf(sellerId, stored);
  if (!from) return [];
  const { rows } = await sql<ValueOrders>`
    select c.dimension, c.value, ${sums} from ${from}
    where c.product_id = ${productId} and c.dimension = any(${[...dimensions]}::text[]) group by 1, 2`.execute(
    db,
  );
  return rows;
}

/** Each product of a seller apart, or each of some. */
export async function storedByProduct(
  db: Db,
  sellerId: string,
  productIds: readonly string[] | null,
  stored: StoredSpan,
): Promise<ProductOrders[]> {
  const from = storedCountsOf(sellerId, stored);
  if (!from) return [];
  const wanted = productIds ? sql`c.product_id = any(${[...productIds]}::text[])` : sql`c.product_id <> ''`;
  const { rows } = await sql<ProductOrders>`
    select c.product_id as product, ${sums} from ${from} where ${wanted} and c.dimension = 'all' group by 1`.execute(
    db,
  );
  return rows;
}

/** Each price of each product apart. */
export async function storedByPrice(db: Db, sellerId: string, stored: StoredSpan): Promise<PriceOrders[]> {
  const from = storedCountsOf(sellerId, stored);
  if (!from) return [];
  const { rows } = await sql<PriceOrders>`
    select c.product_id as product, c.value, ${sums} from ${from}
    where c.product_id <> '' and c.dimension = 'price' group by 1, 2`.execute(db);
  return rows;
}
