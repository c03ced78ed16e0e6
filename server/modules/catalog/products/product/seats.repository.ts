import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database';
import { json } from '../../../../platform/database/schema';

/** Stands in the count of what is taken where a price has its id: what is held of a product over all its prices. */
export const seatsOfAll = 'seats';

/**
 * How many seats of a product are held, as the orders themselves tell: those that sold it, and those that sold it with others, whose story says what
 * they were sold with, and what of it was refunded alone; and those that are offered to whoever waited for one.
 */
export const seatsTaken = ({ sellerId, productId }: { sellerId: string; productId: string }) => sql<number>`(
  (select count(*)::int from waiting_place w where w.seller_id = ${sellerId} and w.product_id = ${productId} and w.status = 'offered')
  + (select coalesce(sum(o.quantity), 0)::int from orders o
  where o.seller_id = ${sellerId} and o.holds_stock and (o.subscription_id is null or o.subscription_id = o.id) and (
    o.product_id = ${productId} or (
      o.product_id in (select c.id from product c where c.seller_id = ${sellerId} and c.content @> ${json({ items: [{ productId }] })}::jsonb)
      and exists (select 1 from order_event e where e.seller_id = o.seller_id and e.order_id = o.id
        and e.event in ('payment.opened', 'order.placed') and e.detail->'holds' @> ${json([productId])}::jsonb)
      and not exists (select 1 from order_event e where e.seller_id = o.seller_id and e.order_id = o.id
        and e.detail->'released' @> ${json([productId])}::jsonb)))))`;

/** How many wait for a seat: the next ones that are free are theirs, and nobody else may take them. */
export const seatsAwaited = ({
  sellerId,
  productId,
}: {
  sellerId: string;
  productId: string;
}) => sql<number>`(
  select count(*)::int from waiting_place w
  where w.seller_id = ${sellerId} and w.product_id = ${productId} and w.status = 'waiting')`;

/** Seats that are held, and those that are awaited. Until the first one is sold of a limited number, the orders themselves are counted. */
export async function countTaken(db: Db, sellerId: string, productId: string): Promise<number> {
  const { rows } = await sql<{ taken: number }>`
    select coalesce(
      (select taken from stock_taken
        where seller_id = ${sellerId} and product_id = ${productId} and price_id = ${seatsOfAll}),
      ${seatsTaken({ sellerId, productId })}
    ) + ${seatsAwaited({ sellerId, productId })} as taken`.execute(db);
  return rows[0]?.taken ?? 0;
}
