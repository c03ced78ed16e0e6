import type { ProductChange } from '@haat/openapi';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../../../platform/database/database';
import { json, type Schema } from '../../../../platform/database/schema';
import type { WrittenFields } from '../product/product.fields';

export type VersionRow = Selectable<Schema['product_version']>;

interface Key {
  sellerId: string;
  productId: string;
}

export interface NewVersion extends Key {
  version: number;
  publishedAt: Date;
  /** An account; null where nobody wrote it down. */
  publishedBy: string | null;
  changes: ProductChange[];
  fields: WrittenFields;
  hasToldBuyers: boolean;
}

export async function insertVersion(trx: Tx, given: NewVersion): Promise<void> {
  await trx
    .insertInto('product_version')
    .values({
      seller_id: given.sellerId,
      product_id: given.productId,
      version: given.version,
      published_at: given.publishedAt,
      published_by: given.publishedBy,
      changes: json(given.changes),
      fields: json(given.fields),
      told_buyers: given.hasToldBuyers,
    })
    .execute();
}

/** Those that are kept, newest first, without what they say. */
export async function listVersions(
  db: Db,
  { sellerId, productId }: Key,
): Promise<Omit<VersionRow, 'seller_id' | 'product_id' | 'told_buyers'>[]> {
  return db
    .selectFrom('product_version')
    .select(['version', 'published_at', 'published_by', 'changes', 'fields'])
    .where('seller_id', '=', sellerId)
    .where('product_id', '=', productId)
    .orderBy('version', 'desc')
    .execute();
}

export async function findVersion(
  db: Db,
  { sellerId, productId, version }: Key & { version: number },
): Promise<VersionRow | undefined> {
  return db
    .selectFrom('product_version')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .where('product_id', '=', productId)
    .where('version', '=', version)
    .executeTakeFirst();
}

/** How many versions since a moment buyers were told of. */
export async function countTold(trx: Tx, { sellerId, productId }: Key, since: Date): Promise<number> {
  const { count } = await trx
    .selectFrom('product_version')
    .select((query) => query.fn.countAll<string>().as('count'))
    .where('seller_id', '=', sellerId)
    .where('product_id', '=', productId)
    .where('told_buyers', '=', true)
    .where('published_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Keeps the newest of a product and deletes what is older. */
export async function deleteOldVersions(trx: Tx, { sellerId, productId }: Key, limit: number): Promise<void> {
  await trx
    .deleteFrom('product_version')
    .where('seller_id', '=', sellerId)
    .where('product_id', '=', productId)
    .where('version', 'not in', (query) =>
      query
        .selectFrom('product_version')
        .select('version')
        .where('seller_id', '=', sellerId)
        .where('product_id', '=', productId)
        .orderBy('version', 'desc')
        .limit(limit),
    )
    .execute();
}
