import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database';

/** Stands in the count of what is taken where a price has its id: what is held of a product over all its prices. */
export const seatsOfAll = 'seats';

/** Seats that orders hold. Until the first one is sold of a limited number, the orders themselves are counted. */
export async function countTaken(db: Db, sellerId: string, productId: string): Promise<number> {
  const { rows } = await sql<{ taken: number }>`
    select coalesce(
      (select taken from stock_taken
        where seller_id = ${sellerId} and product_id = ${productId} and price_id = ${seatsOfAll}),
      (select count(*)::int from orders
        where seller_id = ${sellerId} and product_id = ${productId}
          and holds_stock and (subscription_id is null or subscription_id = id))
    ) as taken`.execute(db);
  return rows[0]?.taken ?? 0;
}
