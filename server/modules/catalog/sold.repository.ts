import type { OrderStatus } from '@haat/contract';
import { sql } from 'kysely';
import type { Db } from '../../platform/database';

/** Orders whose money the creator has. */
const standing: OrderStatus[] = ['paid', 'fulfilled', 'refunding', 'disputed'];

export interface Sold {
  sold: number;
  /** Paise that buyers paid, less what went back in parts. */
  earned: number;
}

/** What some products of a seller sold, in one query; products without a sale are left out. */
export async function soldByProduct(
  db: Db,
  sellerId: string,
  productIds: string[],
): Promise<Map<string, Sold>> {
  if (productIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('orders')
    .select([
      'product_id',
      sql<number>`count(*)::bigint`.as('sold'),
      sql<number>`sum(amount - coalesce(refunded, 0))::bigint`.as('earned'),
    ])
    .where('seller_id', '=', sellerId)
    .where('product_id', 'in', productIds)
    .where('status', 'in', standing)
    .groupBy('product_id')
    .execute();
  return new Map(rows.map(({ product_id, sold, earned }) => [product_id, { sold, earned }]));
}
