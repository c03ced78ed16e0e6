import type { Image, ProductKind, Question } from '@haat/openapi';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../../platform/database/database';
import type { Schema } from '../../../platform/database/schema';
import { matches, type TransactionFilter, timeOf } from './sale.filter';
import type { Place } from './search/search-query.repository';

export interface SaleRow
  extends Pick<
    Selectable<Schema['orders']>,
    | 'id'
    | 'status'
    | 'quantity'
    | 'amount'
    | 'fee'
    | 'fee_tax'
    | 'refunded'
    | 'refunded_fee'
    | 'refunded_fee_tax'
    | 'method'
    | 'failure'
    | 'buyer_phone'
    | 'buyer_email'
    | 'buyer_name'
    | 'answers'
    | 'product_id'
    | 'gateway_payment_id'
    | 'bank_reference'
  > {
  at: Date;
  kind: ProductKind;
  title: string;
  cover: Image | null;
  questions: Question[];
}

const source = sql`orders o join product p on p.seller_id = o.seller_id and p.id = o.product_id`;
const columns = sql`o.id, o.status, o.quantity, o.amount, o.fee, o.fee_tax, o.refunded, o.refunded_fee, o.refunded_fee_tax, o.method, o.failure, o.buyer_phone, o.buyer_email,
  o.buyer_name, o.answers, o.product_id, o.gateway_payment_id, o.bank_reference, p.kind, p.title, p.cover, p.questions`;

/** Newest first. */
export async function findSales(
  db: Db,
  sellerId: string,
  filter: TransactionFilter,
  page: { after: Place | null; limit: number },
): Promise<SaleRow[]> {
  const at = timeOf(filter);
  const after = page.after
    ? sql`and (${at}, o.id) < (${page.after.at}::timestamptz, ${page.after.id})`
    : sql``;
  const { rows } = await sql<SaleRow>`
    select ${columns}, ${at} as at from ${source}
    where ${matches(sellerId, filter)} ${after}
    order by ${at} desc, o.id desc limit ${page.limit}`.execute(db);
  return rows;
}

/** Those that stand at some places, in the same order. */
export async function findSalesAt(db: Db, sellerId: string, places: readonly Place[]): Promise<SaleRow[]> {
  if (places.length === 0) return [];
  const ids = places.map(({ id }) => id);
  const { rows } = await sql<SaleRow>`
    select ${columns}, o.created_at as at from ${source}
    where o.seller_id = ${sellerId} and o.id = any(${ids}::text[])`.execute(db);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return places.flatMap(({ id, at }) => {
    const row = byId.get(id);
    return row ? [{ ...row, at }] : [];
  });
}

export async function findSale(db: Db, sellerId: string, id: string): Promise<SaleRow | null> {
  const { rows } = await sql<SaleRow>`
    select ${columns}, coalesce(o.paid_at, o.created_at) as at from ${source}
    where o.seller_id = ${sellerId} and o.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

export type TimelineRow = Pick<Selectable<Schema['order_event']>, 'at' | 'event' | 'detail'>;

/** What happened to an order, oldest first. */
export async function findTimeline(db: Db, sellerId: string, orderId: string): Promise<TimelineRow[]> {
  return db
    .selectFrom('order_event')
    .select(['at', 'event', 'detail'])
    .where('seller_id', '=', sellerId)
    .where('order_id', '=', orderId)
    .orderBy('at')
    .orderBy('id')
    .execute();
}

/** What took something off the price of an order, and how much, in paise. */
export async function findDiscount(
  db: Db,
  sellerId: string,
  orderId: string,
): Promise<{ code: string | null; label: string | null; amount: number } | null> {
  const { rows } = await sql<{ code: string | null; label: string | null; amount: number }>`
    select d.code, d.label, u.amount
    from discount_use u join discount d on d.seller_id = u.seller_id and d.id = u.discount_id
    where u.seller_id = ${sellerId} and u.order_id = ${orderId}`.execute(db);
  return rows[0] ?? null;
}
