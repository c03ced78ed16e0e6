import { openStatuses } from '@haat/machines/lifecycles/access';
import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database';
import type { Schema } from '../../../platform/database/schema';

export type StampedCopyRow = Selectable<Schema['stamped_copy']>;
export type StampedCopyKey = Pick<StampedCopyRow, 'seller_id' | 'grant_id' | 'media_id' | 'version'>;

/** The bytes of a copy that is stored, whose use is written down once a day; null for none. */
export async function readCopy(db: Db, key: StampedCopyKey, now: Date): Promise<number | null> {
  const row = await at(db, key);
  if (!row || row.size === null) return null;
  if (now.getTime() - row.used_at.getTime() > dayMs)
    await db.updateTable('stamped_copy').set({ used_at: now }).where(matching(key)).execute();
  return row.size;
}

const dayMs = 24 * 60 * 60_000;

/** Before its first byte is stored, so that what a crash leaves is found. */
export async function beginCopy(db: Db, key: StampedCopyKey, contentId: string, now: Date): Promise<void> {
  const row = { ...key, content_id: contentId, size: null, made_at: now, used_at: now };
  await db
    .insertInto('stamped_copy')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['seller_id', 'grant_id', 'media_id', 'version'])
        .doUpdateSet({ size: null, made_at: now, used_at: now }),
    )
    .execute();
}

/** False where a sweep was quicker: then it is not kept. */
export async function finishCopy(db: Db, key: StampedCopyKey, size: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('stamped_copy')
    .set({ size })
    .where(matching(key))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

const matching = ({ seller_id, grant_id, media_id, version }: StampedCopyKey) =>
  sql<boolean>`(seller_id, grant_id, media_id, version) = (${seller_id}::uuid, ${grant_id}::text, ${media_id}::text, ${version}::text)`;

const at = (db: Db | Tx, key: StampedCopyKey) =>
  db.selectFrom('stamped_copy').selectAll().where(matching(key)).executeTakeFirst();

export interface Limits {
  /** Not used since. */
  unusedSince: Date;
  /** Begun before, and not finished. */
  begunBefore: Date;
  atMost: number;
}

/**
 * Nobody may have it any more, or nobody wants it: access has ended, the holder is erased, the file or what is stamped is another. One that is being
 * made keeps its row, by which its bytes are found should the server die.
 */
const isDue = ({ unusedSince, begunBefore }: Limits) => sql<boolean>`(
  (c.size is null and c.made_at < ${begunBefore}::timestamptz)
  or c.size is not null and (c.used_at < ${unusedSince}::timestamptz
  or not exists (
    select from access_grant g where g.seller_id = c.seller_id and g.id = c.grant_id
      and g.holder_phone <> '' and g.status = any(${[...openStatuses]}::text[]))
  or not exists (
    select from media_file f where f.seller_id = c.seller_id and f.id = c.media_id and f.content_id = c.content_id)
  or exists (
    select from stamped_copy later where later.seller_id = c.seller_id and later.grant_id = c.grant_id
      and later.media_id = c.media_id and later.version <> c.version and later.size is not null
      and later.made_at > c.made_at and later.made_at < ${begunBefore}::timestamptz)))`;

export async function findDueCopies(db: Db, limits: Limits): Promise<StampedCopyKey[]> {
  const { rows } = await sql<StampedCopyKey>`
    select c.seller_id, c.grant_id, c.media_id, c.version from stamped_copy c
    where ${isDue(limits)} limit ${limits.atMost}`.execute(db);
  return rows;
}

/** Locked until the transaction ends; null where it is not due any more. */
export async function lockDueCopy(trx: Tx, key: StampedCopyKey, limits: Limits): Promise<boolean> {
  const { rows } = await sql`
    select from stamped_copy c where ${matching(key)} and ${isDue(limits)} for update of c`.execute(trx);
  return rows.length > 0;
}

export async function deleteCopy(trx: Tx, key: StampedCopyKey): Promise<void> {
  await trx.deleteFrom('stamped_copy').where(matching(key)).execute();
}
