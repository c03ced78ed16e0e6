import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database';
import { json, type Schema } from '../../../platform/database/schema';
import type { Place, ProductKey } from './holder.repository';

export type AnnouncementRow = Selectable<Schema['lesson_announcement']>;

export interface AnnouncementKey extends ProductKey {
  /** Of the product. */
  version: number;
}

/** Nothing where there is one of this version. */
export async function insertAnnouncement(
  db: Db,
  key: AnnouncementKey,
  { lessonIds, publishedAt, dueAt }: { lessonIds: readonly string[]; publishedAt: Date; dueAt: Date },
): Promise<void> {
  await db
    .insertInto('lesson_announcement')
    .values({
      seller_id: key.sellerId,
      product_id: key.productId,
      version: key.version,
      lesson_ids: json([...lessonIds]),
      published_at: publishedAt,
      due_at: dueAt,
      after_granted_at: null,
      after_grant_id: null,
      told_count: 0,
      ended_at: null,
    })
    .onConflict((conflict) => conflict.columns(['seller_id', 'product_id', 'version']).doNothing())
    .execute();
}

/** One whose time has come; null where there is none. */
export async function findDueAnnouncement(db: Db, now: Date): Promise<AnnouncementKey | null> {
  const row = await db
    .selectFrom('lesson_announcement')
    .select(['seller_id', 'product_id', 'version'])
    .where('ended_at', 'is', null)
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(1)
    .executeTakeFirst();
  return row ? { sellerId: row.seller_id, productId: row.product_id, version: row.version } : null;
}

/** Null where it has ended. */
export async function lockAnnouncement(trx: Tx, key: AnnouncementKey): Promise<AnnouncementRow | null> {
  const row = await trx
    .selectFrom('lesson_announcement')
    .selectAll()
    .where('seller_id', '=', key.sellerId)
    .where('product_id', '=', key.productId)
    .where('version', '=', key.version)
    .where('ended_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** How far it has come; with `endedAt` it is over. */
export async function saveAnnouncement(
  db: Db,
  { sellerId, productId, version }: AnnouncementKey,
  { after, told, endedAt }: { after: Place | null; told: number; endedAt: Date | null },
): Promise<void> {
  await db
    .updateTable('lesson_announcement')
    .set({
      after_granted_at: after?.grantedAt ?? null,
      after_grant_id: after?.grantId ?? null,
      told_count: sql`told_count + ${told}`,
      ended_at: endedAt,
    })
    .where('seller_id', '=', sellerId)
    .where('product_id', '=', productId)
    .where('version', '=', version)
    .execute();
}

export async function postponeAnnouncement(
  db: Db,
  { sellerId, productId, version }: AnnouncementKey,
  until: Date,
): Promise<void> {
  await db
    .updateTable('lesson_announcement')
    .set({ due_at: until })
    .where('seller_id', '=', sellerId)
    .where('product_id', '=', productId)
    .where('version', '=', version)
    .execute();
}

/** What buyers of a product were told of, or are being told, since a moment. */
export async function findAnnounced(
  db: Db,
  { sellerId, productId }: ProductKey,
  since: Date,
): Promise<Pick<AnnouncementRow, 'lesson_ids' | 'published_at'>[]> {
  return db
    .selectFrom('lesson_announcement')
    .select(['lesson_ids', 'published_at'])
    .where('seller_id', '=', sellerId)
    .where('product_id', '=', productId)
    .where('published_at', '>', since)
    .execute();
}

/** Deletes some that ended before a moment; whether there may be more. */
export async function deleteEndedAnnouncements(db: Db, before: Date, limit: number): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    delete from lesson_announcement where (seller_id, product_id, version) in (
      select seller_id, product_id, version from lesson_announcement where ended_at < ${before} limit ${limit})`.execute(
    db,
  );
  return Number(numAffectedRows) >= limit;
}
