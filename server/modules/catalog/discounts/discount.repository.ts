import type { ProductKind } from '@haat/openapi';
import { type Selectable, sql } from 'kysely';
import { lockAccount } from '../../../platform/database/account.lock';
import type { Position } from '../../../platform/database/cursor';
import type { Db, Tx } from '../../../platform/database/database';
import type { Schema } from '../../../platform/database/schema';

export type DiscountRow = Selectable<Schema['discount']>;
export type DiscountUse = Selectable<Schema['discount_use']>;

/** A discount as a list shows it. */
export interface ListedDiscount extends DiscountRow {
  product_title: string | null;
  product_kind: ProductKind | null;
}

const shown = (db: Db, sellerId: string) =>
  db
    .selectFrom('discount as d')
    .leftJoin('product as p', (join) =>
      join.onRef('p.seller_id', '=', 'd.seller_id').onRef('p.id', '=', 'd.product_id'),
    )
    .selectAll('d')
    .select(['p.title as product_title', 'p.kind as product_kind'])
    .where('d.seller_id', '=', sellerId);

/** Newest first; of a product those that hold for it. */
export async function listDiscounts(
  db: Db,
  sellerId: string,
  filter: { productId?: string | undefined; after?: Position | undefined; limit: number },
): Promise<ListedDiscount[]> {
  const { productId, after, limit } = filter;
  let query = shown(db, sellerId);
  if (productId)
    query = query.where((eb) => eb.or([eb('d.product_id', '=', productId), eb('d.product_id', 'is', null)]));
  if (after)
    query = query.where((eb) => eb(eb.refTuple('d.created_at', 'd.id'), '<', eb.tuple(after.at, after.id)));
  return query.orderBy('d.created_at', 'desc').orderBy('d.id', 'desc').limit(limit).execute();
}

export async function findDiscount(db: Db, sellerId: string, id: string): Promise<ListedDiscount | null> {
  return (await shown(db, sellerId).where('d.id', '=', id).executeTakeFirst()) ?? null;
}

export async function findByCode(db: Db, sellerId: string, code: string): Promise<DiscountRow | null> {
  const row = await db
    .selectFrom('discount')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .where('code', '=', code)
    .executeTakeFirst();
  return row ?? null;
}

/** Those of a seller that need no code and are not turned off. */
export function findAutomatic(db: Db, sellerId: string): Promise<DiscountRow[]> {
  return db
    .selectFrom('discount')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .where('code', 'is', null)
    .where('status', '<>', 'disabled')
    .limit(100)
    .execute();
}

/** As it stands; its row locked until the transaction ends. */
export async function lockDiscount(trx: Tx, sellerId: string, id: string): Promise<DiscountRow | null> {
  const row = await trx
    .selectFrom('discount')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** How many the seller has; nobody adds one until the transaction ends. */
export async function countDiscounts(trx: Tx, sellerId: string): Promise<number> {
  await lockAccount(trx, sellerId);
  const { count } = await trx
    .selectFrom('discount')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('seller_id', '=', sellerId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertDiscount(trx: Tx, row: DiscountRow): Promise<void> {
  await trx.insertInto('discount').values(row).execute();
}

export async function writeDiscount(
  trx: Tx,
  { seller_id, id }: Pick<DiscountRow, 'seller_id' | 'id'>,
  change: Partial<DiscountRow>,
): Promise<void> {
  await trx
    .updateTable('discount')
    .set(change)
    .where('seller_id', '=', seller_id)
    .where('id', '=', id)
    .execute();
}

/** Takes it away unless an order was ever placed with it; false then. */
export async function deleteUnused(trx: Tx, sellerId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('discount')
    .where('seller_id', '=', sellerId)
    .where('id', '=', id)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('discount_use')
            .select(sql`1`.as('one'))
            .where('seller_id', '=', sellerId)
            .where('discount_id', '=', id),
        ),
      ),
    )
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** At most 100 whose time has come to be another status, oldest first. */
export function findDue(db: Db, now: Date): Promise<Pick<DiscountRow, 'seller_id' | 'id'>[]> {
  return db
    .selectFrom('discount')
    .select(['seller_id', 'id'])
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(100)
    .execute();
}

export async function isOwnProduct(db: Db, sellerId: string, productId: string): Promise<boolean> {
  const row = await db
    .selectFrom('product')
    .select('id')
    .where('seller_id', '=', sellerId)
    .where('id', '=', productId)
    .executeTakeFirst();
  return row !== undefined;
}
