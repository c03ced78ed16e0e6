import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../../platform/database/database';

/** Stands in the count of what is taken where a price has its id: what is held of a product over all its prices. */
export const seatsOfAll = 'seats';

/** The product whose seats are counted: its id, or the column of a statement that has the ids of several. */
interface Counted {
  sellerId: string;
  productId: string | RawBuilder<string>;
}

/**
 * How many seats of a product are held, as the orders themselves tell: those that sold it, and those that sold it with others, whose story says what
 * they were sold with, and what of it was refunded alone; and those that are offered to whoever waited for one.
 */
export const seatsTaken = ({ sellerId, productId }: Counted) => sql<number>`(
  (select count(*)::int from waiting_place w where w.seller_id = ${sellerId} and w.product_id = ${productId} and w.status = 'offered')
  + (select coalesce(sum(o.quantity), 0)::int from orders o
  where o.seller_id = ${sellerId} and o.holds_stock and (o.subscription_id is null or o.subscription_id = o.id) and (
    o.product_id = ${productId} or (
      o.product_id in (select c.id from product c where c.seller_id = ${sellerId}
        and c.content @> jsonb_build_object('items', jsonb_build_array(jsonb_build_object('productId', ${productId}::text))))
      and exists (select 1 from order_event e where e.seller_id = o.seller_id and e.order_id = o.id
        and e.event in ('payment.opened', 'order.placed') and e.detail->'holds' @> to_jsonb(${productId}::text))
      and not exists (select 1 from order_event e where e.seller_id = o.seller_id and e.order_id = o.id
        and e.detail->'released' @> to_jsonb(${productId}::text))))))`;

/** How many wait for a seat: the next ones that are free are theirs, and nobody else may take them. */
export const seatsAwaited = ({ sellerId, productId }: Counted) => sql<number>`(
  select count(*)::int from waiting_place w
  where w.seller_id = ${sellerId} and w.product_id = ${productId} and w.status = 'waiting')`;

/**
 * Seats that are held, and those that are awaited, of each product by its id, in one statement. Until the first one is sold of a limited number, the
 * orders themselves are counted.
 */
export async function countTaken(
  db: Db,
  sellerId: string,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (productIds.length === 0) return new Map();
  const productId = sql<string>`counted.id`;
  const { rows } = await sql<{ id: string; taken: number }>`
    select counted.id, coalesce(
      (select taken from stock_taken
        where seller_id = ${sellerId} and product_id = ${productId} and price_id = ${seatsOfAll}),
      ${seatsTaken({ sellerId, productId })}
    ) + ${seatsAwaited({ sellerId, productId })} as taken
    from unnest(${[...new Set(productIds)]}::text[]) as counted(id)`.execute(db);
  return new Map(rows.map(({ id, taken }) => [id, taken]));
}
