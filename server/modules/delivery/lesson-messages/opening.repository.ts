import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database';
import type { Schema } from '../../../platform/database/schema';
import type { Place, ProductKey } from './holder.repository';

export type OpeningRow = Selectable<Schema['lesson_opening']>;

/** One whose time has come; null where there is none. */
export async function findDueOpening(db: Db, now: Date): Promise<ProductKey | null> {
  const row = await db
    .selectFrom('lesson_opening')
    .select(['seller_id', 'product_id'])
    .where('next_at', '<=', now)
    .orderBy('next_at')
    .limit(1)
    .executeTakeFirst();
  return row ? { sellerId: row.seller_id, productId: row.product_id } : null;
}

/** Null where it is not due any more. */
export async function lockOpening(
  trx: Tx,
  { sellerId, productId }: ProductKey,
  now: Date,
): Promise<OpeningRow | null> {
  const row = await trx
    .selectFrom('lesson_opening')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .where('product_id', '=', productId)
    .where('next_at', '<=', now)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** What opens next, of a product that is published: what is due already stays due. */
export async function saveNextOpening(
  db: Db,
  { sellerId, productId }: ProductKey,
  { nextAt, toldUntil }: { nextAt: Date; toldUntil: Date },
): Promise<void> {
  await sql`
    insert into lesson_opening (seller_id, product_id, next_at, told_until) values (${sellerId}, ${productId}, ${nextAt}, ${toldUntil})
    on conflict (seller_id, product_id) do update set next_at = least(lesson_opening.next_at, excluded.next_at)`.execute(
    db,
  );
}

/** So far those who have access were told of what opened until then; the rest follow. */
export async function saveTelling(
  trx: Tx,
  { seller_id, product_id }: OpeningRow,
  { until, after }: { until: Date; after: Place | null },
): Promise<void> {
  await trx
    .updateTable('lesson_opening')
    .set({
      telling_until: until,
      after_granted_at: after?.grantedAt ?? null,
      after_grant_id: after?.grantId ?? null,
    })
    .where('seller_id', '=', seller_id)
    .where('product_id', '=', product_id)
    .execute();
}

/** Everybody was told of what opened until then. */
export async function endTelling(
  trx: Tx,
  { seller_id, product_id }: OpeningRow,
  { until, nextAt }: { until: Date; nextAt: Date },
): Promise<void> {
  await trx
    .updateTable('lesson_opening')
    .set({
      next_at: nextAt,
      told_until: until,
      telling_until: null,
      after_granted_at: null,
      after_grant_id: null,
    })
    .where('seller_id', '=', seller_id)
    .where('product_id', '=', product_id)
    .execute();
}

export async function deleteOpening(db: Db, { sellerId, productId }: ProductKey): Promise<void> {
  await db
    .deleteFrom('lesson_opening')
    .where('seller_id', '=', sellerId)
    .where('product_id', '=', productId)
    .execute();
}

/** Others go first: what was due is looked at again later. */
export async function postponeOpening(
  db: Db,
  { sellerId, productId }: ProductKey,
  until: Date,
): Promise<void> {
  await db
    .updateTable('lesson_opening')
    .set({ next_at: until })
    .where('seller_id', '=', sellerId)
    .where('product_id', '=', productId)
    .execute();
}
