import type { OrderStatus } from '@haat/contract';
import { sql } from 'kysely';
import type { Db } from '../../platform/database';
import { indiaMinutes, type Step } from './calendar.rules';

/** Orders whose money the creator has. A refunded sale leaves the day it was made. */
const standing: OrderStatus[] = ['paid', 'fulfilled', 'refunding', 'disputed'];
const week = 7 * 24 * 60 * 60 * 1000;
/** What buyers paid, less what went back in parts. */
const earned = sql<number>`sum(orders.amount - coalesce(orders.refunded, 0))::bigint`;
const formats: Record<Step, string> = { hour: 'YYYY-MM-DD"T"HH24', day: 'YYYY-MM-DD', month: 'YYYY-MM' };

/** Paid orders since a moment. No gateway confirms a payment a week late, so the index by age narrows the search. */
const paidSince = (db: Db, sellerId: string, from: Date | null) => {
  const orders = db
    .selectFrom('orders')
    .where('orders.seller_id', '=', sellerId)
    .where('orders.status', 'in', standing);
  if (from === null) return orders;
  return orders
    .where('orders.created_at', '>=', new Date(from.getTime() - week))
    .where('orders.paid_at', '>=', from);
};

export interface StepEarnings {
  key: string;
  /** Paise. */
  earnings: number;
  sales: number;
}

/** Earnings by step of India's clocks; `from` null is from the beginning. */
export async function earningsBySteps(
  db: Db,
  sellerId: string,
  from: Date | null,
  step: Step,
): Promise<StepEarnings[]> {
  const key = sql<string>`to_char(orders.paid_at at time zone 'UTC' + interval '${sql.raw(String(indiaMinutes))} minutes', ${sql.lit(formats[step])})`;
  return paidSince(db, sellerId, from)
    .select([key.as('key'), earned.as('earnings'), sql<number>`count(*)::bigint`.as('sales')])
    .groupBy(key)
    .execute();
}

/** Visits by day of India's calendar. */
export async function visitsByDay(
  db: Db,
  sellerId: string,
  fromDay: string | null,
): Promise<{ day: string; visits: number }[]> {
  let query = db
    .selectFrom('visit_day')
    .select([sql<string>`day::text`.as('day'), sql<number>`sum(visits)::bigint`.as('visits')])
    .where('seller_id', '=', sellerId);
  if (fromDay !== null) query = query.where('day', '>=', fromDay);
  return query.groupBy('day').execute();
}

/** The products that earned most since a moment. */
export async function bestSelling(db: Db, sellerId: string, from: Date | null) {
  return paidSince(db, sellerId, from)
    .innerJoin('product', (join) =>
      join.onRef('product.seller_id', '=', 'orders.seller_id').onRef('product.id', '=', 'orders.product_id'),
    )
    .select([
      'product.id',
      'product.kind',
      'product.title',
      'product.cover',
      sql<number>`count(*)::bigint`.as('sold'),
      earned.as('earned'),
    ])
    .groupBy(['product.seller_id', 'product.id'])
    .orderBy('earned', 'desc')
    .limit(5)
    .execute();
}

/** How far a creator has come. */
export async function milestones(db: Db, sellerId: string) {
  const products = db.selectFrom('product').where('product.seller_id', '=', sellerId);
  return db
    .selectNoFrom((eb) => [
      eb.exists(products.select('id')).as('hasPage'),
      eb.exists(products.select('id').where('published_at', 'is not', null)).as('hasPublished'),
      eb
        .exists(
          db.selectFrom('visit_day').select('day').where('seller_id', '=', sellerId).where('visits', '>', 0),
        )
        .as('hasVisit'),
      eb.exists(paidSince(db, sellerId, null).select('orders.id')).as('hasSale'),
    ])
    .executeTakeFirstOrThrow();
}

/** The newest orders, paid or not, but for those nobody has begun to pay. */
export async function latestOrders(db: Db, sellerId: string, limit: number) {
  return db
    .selectFrom('orders')
    .innerJoin('product', (join) =>
      join.onRef('product.seller_id', '=', 'orders.seller_id').onRef('product.id', '=', 'orders.product_id'),
    )
    .select([
      'orders.id',
      'orders.created_at',
      'orders.status',
      'orders.amount',
      'orders.fee',
      'orders.fee_tax',
      'orders.refunded',
      'orders.refunded_fee',
      'orders.refunded_fee_tax',
      'orders.method',
      'orders.buyer_phone',
      'orders.buyer_email',
      'orders.buyer_name',
      'product.id as product_id',
      'product.kind',
      'product.title',
      'product.cover',
    ])
    .where('orders.seller_id', '=', sellerId)
    .where('orders.status', '!=', 'created')
    .orderBy('orders.created_at', 'desc')
    .orderBy('orders.id', 'desc')
    .limit(limit)
    .execute();
}
