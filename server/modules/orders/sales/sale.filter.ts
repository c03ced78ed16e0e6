import type { OrderStatus, ProductKind } from '@haat/openapi';
import { type RawBuilder, sql } from 'kysely';
import { matchesText } from './text-search';

export interface TransactionFilter {
  productId?: string | undefined;
  kind?: ProductKind | undefined;
  status?: OrderStatus | undefined;
  method?: string | undefined;
  /** The GST code of the State it was supplied to. */
  state?: string | undefined;
  /** From this instant on. */
  from?: Date | undefined;
  /** Up to and without this instant. */
  to?: Date | undefined;
  /** Beginnings of words of the buyer's name or e-mail, the beginning of an address, the beginning or end of the phone, or an order's id. */
  text?: string | undefined;
}

const unpaid: ReadonlySet<OrderStatus> = new Set([
  'created',
  'awaitingPayment',
  'pending',
  'failed',
  'dropped',
  'expired',
]);

export const isUnpaid = ({ status }: TransactionFilter): boolean =>
  status !== undefined && unpaid.has(status);

/** Sales are as old as their payment; what was never paid is as old as its order. */
export const timeOf = (filter: TransactionFilter): RawBuilder<unknown> =>
  isUnpaid(filter) ? sql`o.created_at` : sql`o.paid_at`;

/** As one condition on `orders o`, and on `product p` where a kind is asked for. */
export function matches(sellerId: string, filter: TransactionFilter): RawBuilder<unknown> {
  const of = filter.kind ? [sql`p.kind = ${filter.kind}`] : [];
  return sql.join([windowOf(sellerId, filter), ...narrowing(filter), ...of], sql` and `);
}

/** The same on `orders o` alone, for what is read order by order. */
export function matchesAlone(sellerId: string, filter: TransactionFilter): RawBuilder<unknown> {
  const ofKind = sql`select k.id from product k where k.seller_id = ${sellerId} and k.kind = ${filter.kind}`;
  const of = filter.kind ? [sql`o.product_id = any(array(${ofKind}))`] : [];
  return sql.join([windowOf(sellerId, filter), ...narrowing(filter), ...of], sql` and `);
}

/** Orders of which an index keeps this status in the order of time. */
const unsettled: ReadonlySet<OrderStatus> = new Set(['paid', 'refunding', 'refunded', 'disputed']);

/** Of a filter on `orders o`, what an index of time answers by itself: reading so many of these, newest first, is reading no more than so many. */
export function windowOf(sellerId: string, filter: TransactionFilter): RawBuilder<unknown> {
  const at = timeOf(filter);
  // What somebody was given was sold to whoever paid.
  const conditions = [
    sql`o.seller_id = ${sellerId}`,
    sql`${at} is not null`,
    sql`o.gift is distinct from 'received'`,
  ];
  if (filter.status && unsettled.has(filter.status))
    conditions.push(sql`o.status = ${sql.lit(filter.status)}`);
  if (filter.from) conditions.push(sql`${at} >= ${filter.from}`);
  if (filter.to) conditions.push(sql`${at} < ${filter.to}`);
  return sql.join(conditions, sql` and `);
}

function narrowing(filter: TransactionFilter): RawBuilder<unknown>[] {
  const conditions: RawBuilder<unknown>[] = [];
  if (filter.status) conditions.push(sql`o.status = ${sql.lit(filter.status)}`);
  if (filter.productId) conditions.push(sql`o.product_id = ${filter.productId}`);
  if (filter.method) conditions.push(sql`o.method = ${filter.method}`);
  if (filter.state) conditions.push(sql`o.buyer_state = ${filter.state}`);
  if (filter.text) conditions.push(matchesText(filter.text));
  return conditions;
}
