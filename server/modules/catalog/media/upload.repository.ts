import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database';
import type { Schema } from '../../../platform/database/schema';
import type { FilePart } from './media.tables';

type Table = Schema['upload'];
export type UploadRow = Selectable<Table>;
export type UploadKey = Pick<UploadRow, 'seller_id' | 'id'>;

const one = (db: Db | Tx, { seller_id, id }: UploadKey) =>
  db.selectFrom('upload').selectAll().where('seller_id', '=', seller_id).where('id', '=', id);

export async function findUpload(db: Db, key: UploadKey): Promise<UploadRow | null> {
  return (await one(db, key).executeTakeFirst()) ?? null;
}

/** Locked until the transaction ends. */
export async function lockUpload(trx: Tx, key: UploadKey): Promise<UploadRow | null> {
  return (await one(trx, key).forUpdate().executeTakeFirst()) ?? null;
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

export interface Unfinished {
  count: number;
  /** Each at least of `least` bytes. */
  bytes: number;
}

/** The pictures, or the other files, that an account has begun and not ended. */
export async function unfinishedUploads(
  db: Db | Tx,
  sellerId: string,
  { now, least, of }: { now: Date; least: number; of: 'pictures' | 'files' },
): Promise<Unfinished> {
  const row = await db
    .selectFrom('upload')
    .select([
      sql<number>`coalesce(sum(greatest(size, ${least}::bigint)), 0)::bigint`.as('bytes'),
      sql<number>`count(*)::integer`.as('count'),
    ])
    .where('seller_id', '=', sellerId)
    .where('picture_id', 'is', null)
    .where('media_id', 'is', null)
    .where('purpose', of === 'pictures' ? '=' : '<>', 'picture')
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return { count: row.count, bytes: Number(row.bytes) };
}

/** What an account has finished in the week that uploads are kept: how many files, and the bytes of those deleted or replaced whose contents are still there. */
export async function finishedUploads(
  trx: Tx,
  sellerId: string,
): Promise<{ count: number; removing: number }> {
  const row = await trx
    .selectFrom('upload')
    .leftJoin('media_removal', (join) =>
      join
        .onRef('media_removal.seller_id', '=', 'upload.seller_id')
        .onRef('media_removal.content_id', '=', 'upload.id'),
    )
    .select([
      sql<number>`count(*)::integer`.as('count'),
      sql<number>`coalesce(sum(upload.size) filter (where media_removal.content_id is not null), 0)::bigint`.as(
        'removing',
      ),
    ])
    .where('upload.seller_id', '=', sellerId)
    .where('upload.media_id', 'is not', null)
    .executeTakeFirstOrThrow();
  return { count: row.count, removing: Number(row.removing) };
}

export async function insertUpload(trx: Tx, row: UploadRow): Promise<void> {
  await trx.insertInto('upload').values(row).execute();
}

export interface NewPart extends FilePart {
  /** Where it begins. */
  offset: number;
}

/** Adds a piece where the file ends; null where it ends elsewhere by now, or is over. Of two at once one is added. */
export async function addPart(
  trx: Tx,
  key: UploadKey,
  { offset, name, size }: NewPart,
  { now, expiresAt }: { now: Date; expiresAt: Date },
): Promise<UploadRow | null> {
  const row = await trx
    .updateTable('upload')
    .set({ received: sql<number>`received + ${size}::bigint`, expires_at: expiresAt })
    .where('seller_id', '=', key.seller_id)
    .where('id', '=', key.id)
    .where('received', '=', offset)
    .where('expires_at', '>', now)
    .where('picture_id', 'is', null)
    .where('media_id', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (!row) return null;
  await trx
    .insertInto('upload_part')
    .values({ seller_id: key.seller_id, upload_id: key.id, start: offset, name, size })
    .execute();
  return row;
}

const parts = (db: Db | Tx, { seller_id, id }: UploadKey) =>
  db.selectFrom('upload_part').where('seller_id', '=', seller_id).where('upload_id', '=', id);

/** The pieces of an upload, in their order. */
export const findParts = (db: Db | Tx, key: UploadKey): Promise<FilePart[]> =>
  parts(db, key).select(['name', 'size']).orderBy('start').execute();

export async function countParts(db: Db, key: UploadKey): Promise<number> {
  const row = await parts(db, key)
    .select(sql<number>`count(*)::integer`.as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

export async function deleteParts(trx: Tx, { seller_id, id }: UploadKey): Promise<void> {
  await trx
    .deleteFrom('upload_part')
    .where('seller_id', '=', seller_id)
    .where('upload_id', '=', id)
    .execute();
}

/** Writes down what came of it. */
export async function finishUpload(
  trx: Tx,
  key: UploadKey,
  outcome: { picture_id: string } | { media_id: string },
): Promise<void> {
  await trx
    .updateTable('upload')
    .set(outcome)
    .where('seller_id', '=', key.seller_id)
    .where('id', '=', key.id)
    .execute();
}

/** Nothing is added to it from now on, and nobody finishes it. Null for one that is not there. */
export async function endUpload(trx: Tx, { seller_id, id }: UploadKey, now: Date): Promise<UploadRow | null> {
  const row = await trx
    .updateTable('upload')
    .set({ expires_at: now })
    .where('seller_id', '=', seller_id)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

export async function deleteUpload(trx: Tx, key: UploadKey): Promise<void> {
  await deleteParts(trx, key);
  await trx.deleteFrom('upload').where('seller_id', '=', key.seller_id).where('id', '=', key.id).execute();
}

/** Some abandoned uploads, and some that were finished and judged a while ago. */
export async function findExpired(db: Db, now: Date, atMost: number): Promise<UploadRow[]> {
  return db
    .selectFrom('upload')
    .selectAll()
    .where('expires_at', '<=', now)
    .where((where) =>
      where.or([
        where('media_id', 'is', null),
        where.not(
          where.exists(
            where
              .selectFrom('upload_part')
              .select('start')
              .whereRef('upload_part.seller_id', '=', 'upload.seller_id')
              .whereRef('upload_part.upload_id', '=', 'upload.id'),
          ),
        ),
      ]),
    )
    .orderBy('expires_at')
    .limit(atMost)
    .execute();
}

/** Of these uploads, those that wait for pieces. */
export async function findIncoming(db: Db, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('upload')
    .select('id')
    .where('id', 'in', ids)
    .where('media_id', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}
