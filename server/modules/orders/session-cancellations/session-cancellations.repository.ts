import type { Db } from '../../../platform/database/database';

/** Who is told of what became of a product's refunds. */
export async function findCreator(
  db: Db,
  { sellerId, productId }: { sellerId: string; productId: string },
): Promise<{ title: string; email: string | null } | null> {
  const row = await db
    .selectFrom('product')
    .innerJoin('account', 'account.id', 'product.seller_id')
    .select(['product.title', 'account.email'])
    .where('product.seller_id', '=', sellerId)
    .where('product.id', '=', productId)
    .executeTakeFirst();
  return row ?? null;
}
