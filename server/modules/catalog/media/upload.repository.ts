import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database';
import { json, type Schema } from '../../../platform/database/schema';

type Table = Schema['upload'];
export type UploadRow = Selectable<Table>;
export type UploadKey = Pick<UploadRow, 'seller_id' | 'id'>;

const one = (db: Db | Tx, { seller_id, id }: UploadKey) =>
  db.selectFrom('upload').selectAll().where('seller_id', '=', seller_id).where('id', '=', id);

export async function findUpload(db: Db, key: UploadKey): Promise<UploadRow | null> {
  return (await one(db, key).executeTakeFirst()) ?? null;
}

export async function findUploadByKey(db: Db | Tx, sellerId: string, key: string): Promise<UploadRow | null> {
  const row = await db
    .selectFrom('upload')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .where('key', '=', key)
    .executeTakeFirst();
  return row ?? null;
}

/** One upload of an account is begun after the other, so that together they stay below what is allowed. */
export async function lockSeller(trx: Tx, sellerId: string): Promise<void> {
  await trx.selectFrom('account').select('id').where('id', '=', sellerId).forUpdate().execute();
}

/** Bytes of the files that an account has begun and not ended, each at least of so many. */
export async function unfinishedBytes(
  trx: Tx,
  sellerId: string,
  { now, least }: { now: Date; least: number },
): Promise<number> {
  const row = await trx
    .selectFrom('upload')
    .select(sql<number>`coalesce(sum(greatest(size, ${least}::bigint)), 0)::bigint`.as('bytes'))
    .where('seller_id', '=', sellerId)
    .where('picture_id', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return Number(row.bytes);
}

export async function insertUpload(trx: Tx, row: UploadRow): Promise<void> {
  await trx
    .insertInto('upload')
    .values({ ...row, parts: json(row.parts) })
    .execute();
}

export interface NewPart {
  name: string;
  size: number;
  /** Where it begins. */
  offset: number;
}

/** Adds a piece where the file ends; null where it ends elsewhere by now. Of two at once one is added. */
export async function addPart(
  db: Db,
  key: UploadKey,
  { offset, ...part }: NewPart,
  expiresAt: Date,
): Promise<UploadRow | null> {
  const row = await db
    .updateTable('upload')
    .set({
      received: sql<number>`received + ${part.size}::bigint`,
      parts: sql<string>`parts || ${json([part])}::jsonb`,
      expires_at: expiresAt,
    })
    .where('seller_id', '=', key.seller_id)
    .where('id', '=', key.id)
    .where('received', '=', offset)
    .where('picture_id', 'is', null)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Its pieces are no longer needed. */
export async function finishUpload(db: Db, key: UploadKey, pictureId: string): Promise<void> {
  await db
    .updateTable('upload')
    .set({ picture_id: pictureId, parts: json([]) })
    .where('seller_id', '=', key.seller_id)
    .where('id', '=', key.id)
    .execute();
}

export async function deleteUpload(db: Db, key: UploadKey): Promise<void> {
  await db.deleteFrom('upload').where('seller_id', '=', key.seller_id).where('id', '=', key.id).execute();
}

/** Some abandoned uploads. */
export async function findExpired(db: Db, now: Date, atMost: number): Promise<UploadKey[]> {
  return db
    .selectFrom('upload')
    .select(['seller_id', 'id'])
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(atMost)
    .execute();
}
