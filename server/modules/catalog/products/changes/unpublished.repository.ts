import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/database/database';
import { json } from '../../../../platform/database/schema';
import type { Unpublished, WrittenFields } from '../product/product.fields';

interface Key {
  sellerId: string;
  productId: string;
}

/** What is changed of some products of a seller and not published, by the product's id. */
export async function findUnpublished(
  db: Db,
  sellerId: string,
  productIds: readonly string[],
): Promise<Map<string, Unpublished>> {
  if (productIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('unpublished_change')
    .select(['product_id', 'fields', 'version', 'updated_at'])
    .where('seller_id', '=', sellerId)
    .where('product_id', 'in', productIds)
    .execute();
  return new Map(rows.map(({ product_id: id, ...unpublished }) => [id, unpublished]));
}

/** Which of some products of a seller have changes that are not published. */
export async function findChanged(
  db: Db,
  sellerId: string,
  productIds: readonly string[],
): Promise<Set<string>> {
  if (productIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('unpublished_change')
    .select('product_id')
    .where('seller_id', '=', sellerId)
    .where('product_id', 'in', productIds)
    .where(sql<boolean>`fields::text <> '{}'`)
    .execute();
  return new Set(rows.map(({ product_id: id }) => id));
}

/** Keeps these changes in the place of those there are. The transaction holds the product's row. */
export async function saveUnpublished(
  trx: Tx,
  { sellerId, productId }: Key,
  { fields, version, at }: { fields: Partial<WrittenFields>; version: number; at: Date },
): Promise<Unpublished> {
  const change = { fields: json(fields), version, updated_at: at };
  return trx
    .insertInto('unpublished_change')
    .values({ seller_id: sellerId, product_id: productId, ...change })
    .onConflict((conflict) => conflict.columns(['seller_id', 'product_id']).doUpdateSet(change))
    .returning(['fields', 'version', 'updated_at'])
    .executeTakeFirstOrThrow();
}

/** The product was moved: its creator sees this version now, whatever is changed of it. */
export async function renumberUnpublished(
  trx: Tx,
  { sellerId, productId }: Key,
  version: number,
): Promise<void> {
  await trx
    .updateTable('unpublished_change')
    .set({ version })
    .where('seller_id', '=', sellerId)
    .where('product_id', '=', productId)
    .execute();
}

export async function deleteUnpublished(trx: Tx, { sellerId, productId }: Key): Promise<void> {
  await trx
    .deleteFrom('unpublished_change')
    .where('seller_id', '=', sellerId)
    .where('product_id', '=', productId)
    .execute();
}
