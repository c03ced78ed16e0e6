import type { Image, OrderStatus, ProductKind, Question } from '@haat/contract';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Db } from '../../platform/database';
import type { Schema } from '../../platform/schema';

export interface TransactionFilter {
  productId?: string | undefined;
  kind?: ProductKind | undefined;
  status?: OrderStatus | undefined;
  /** From this instant on. */
  from?: Date | undefined;
  /** Up to and without this instant. */
  to?: Date | undefined;
  /** Part of the buyer's name, phone or e-mail, or an order's id. */
  text?: string | undefined;
}

export interface SaleRow
  extends Pick<
    Selectable<Schema['orders']>,
    | 'id'
    | 'status'
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
  > {
  at: Date;
  kind: ProductKind;
  title: string;
  cover: Image | null;
  questions: Question[];
}

export interface SaleTotals {
  count: number;
  amount: number;
  fee: number;
  feeTax: number;
  refunded: number;
}

const unpaid: readonly OrderStatus[] = [
  'created',
  'awaitingPayment',
  'pending',
  'failed',
  'dropped',
  'expired',
];

/** Sales are as old as their payment; what was never paid is as old as its order. */
function timeOf(filter: TransactionFilter): RawBuilder<unknown> {
  return filter.status && unpaid.includes(filter.status) ? sql`o.created_at` : sql`o.paid_at`;
}

const pattern = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

function textMatches(text: string): RawBuilder<unknown> {
  const like = pattern(text);
  const digits = /^[\d ()+-]+$/.test(text) ? text.replace(/\D/g, '') : '';
  const byPhone = digits.length >= 3 ? sql`or o.buyer_phone like ${pattern(digits)}` : sql``;
  return sql`(o.buyer_name ilike ${like} or o.buyer_email ilike ${like} or o.id = ${text} ${byPhone})`;
}

function matches(sellerId: string, filter: TransactionFilter): RawBuilder<unknown> {
  const at = timeOf(filter);
  const conditions = [sql`o.seller_id = ${sellerId}`, sql`${at} is not null`];
  if (filter.status) conditions.push(sql`o.status = ${filter.status}`);
  if (filter.productId) conditions.push(sql`o.product_id = ${filter.productId}`);
  if (filter.kind) conditions.push(sql`p.kind = ${filter.kind}`);
  if (filter.from) conditions.push(sql`${at} >= ${filter.from}`);
  if (filter.to) conditions.push(sql`${at} < ${filter.to}`);
  if (filter.text) conditions.push(textMatches(filter.text));
  return sql.join(conditions, sql` and `);
}

const source = sql`orders o join product p on p.seller_id = o.seller_id and p.id = o.product_id`;
const columns = sql`o.id, o.status, o.amount, o.fee, o.fee_tax, o.refunded, o.refunded_fee, o.refunded_fee_tax, o.method, o.failure, o.buyer_phone, o.buyer_email,
  o.buyer_name, o.answers, o.product_id, p.kind, p.title, p.cover, p.questions`;

/** Newest first. */
export async function findSales(
  db: Db,
  sellerId: string,
  filter: TransactionFilter,
  page: { after: { at: Date; id: string } | null; limit: number },
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

/** Over everything the filter finds, in paise. What was refunded cost no fee in the end. */
export async function sumSales(db: Db, sellerId: string, filter: TransactionFilter): Promise<SaleTotals> {
  // Kinds are the product's, and only then is the product asked.
  const from = filter.kind ? source : sql`orders o`;
  const standing = sql`o.paid_at is not null and o.status <> 'refunded'`;
  const { rows } = await sql<SaleTotals>`
    select count(o.paid_at)::int as count,
      coalesce(sum(o.amount) filter (where o.paid_at is not null), 0)::bigint as amount,
      coalesce(sum(o.fee - coalesce(o.refunded_fee, 0)) filter (where ${standing}), 0)::bigint as fee,
      coalesce(sum(o.fee_tax - coalesce(o.refunded_fee_tax, 0)) filter (where ${standing}), 0)::bigint as "feeTax",
      coalesce(sum(case o.status when 'refunded' then o.amount else o.refunded end), 0)::bigint as refunded
    from ${from} where ${matches(sellerId, filter)}`.execute(db);
  return rows[0] ?? { count: 0, amount: 0, fee: 0, feeTax: 0, refunded: 0 };
}

export async function findSale(db: Db, sellerId: string, id: string): Promise<SaleRow | null> {
  const { rows } = await sql<SaleRow>`
    select ${columns}, coalesce(o.paid_at, o.created_at) as at from ${source}
    where o.seller_id = ${sellerId} and o.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

export type StoryRow = Pick<Selectable<Schema['order_event']>, 'at' | 'event' | 'detail'>;

/** What happened to an order, oldest first. */
export async function findStory(db: Db, sellerId: string, orderId: string): Promise<StoryRow[]> {
  return db
    .selectFrom('order_event')
    .select(['at', 'event', 'detail'])
    .where('seller_id', '=', sellerId)
    .where('order_id', '=', orderId)
    .orderBy('at')
    .orderBy('id')
    .execute();
}
