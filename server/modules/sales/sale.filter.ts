import type { OrderStatus, ProductKind } from '@haat/contract';
import { type RawBuilder, sql } from 'kysely';
import { search } from './sale.words';

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
  /** Beginnings of words of the buyer's name or e-mail, the beginning or end of the phone, or an order's id. */
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

/** As one condition on `orders o`, and on `product p` where a kind is asked for. `wordsUntil` is how far the index of words has come. */
export function matches(
  sellerId: string,
  filter: TransactionFilter,
  wordsUntil: Date | null,
): RawBuilder<unknown> {
  const at = timeOf(filter);
  const conditions = [sql`o.seller_id = ${sellerId}`, sql`${at} is not null`];
  if (filter.status) conditions.push(sql`o.status = ${sql.lit(filter.status)}`);
  if (filter.productId) conditions.push(sql`o.product_id = ${filter.productId}`);
  if (filter.kind) conditions.push(sql`p.kind = ${filter.kind}`);
  if (filter.method) conditions.push(sql`o.method = ${filter.method}`);
  if (filter.state) conditions.push(sql`o.buyer_state = ${filter.state}`);
  if (filter.from) conditions.push(sql`${at} >= ${filter.from}`);
  if (filter.to) conditions.push(sql`${at} < ${filter.to}`);
  if (filter.text) conditions.push(search(sellerId, filter.text, wordsUntil));
  return sql.join(conditions, sql` and `);
}
