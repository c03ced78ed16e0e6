import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database';
import type { Schema } from '../../../platform/database/schema';

export type DataExportRow = Selectable<Schema['data_export']>;

/** The one that was asked for last. */
export async function findDataExport(db: Db, sellerId: string): Promise<DataExportRow | undefined> {
  return db
    .selectFrom('data_export')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .orderBy('asked_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** In which an account is spoken to; English until it is chosen. */
export async function findLanguage(db: Db, accountId: string): Promise<DataExportRow['language']> {
  const row = await db
    .selectFrom('account')
    .select('language')
    .where('id', '=', accountId)
    .executeTakeFirst();
  return row?.language ?? 'en';
}

/** False when one is being packed already. */
export async function insertDataExport(trx: Tx, row: DataExportRow): Promise<boolean> {
  const made = await trx
    .insertInto('data_export')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (made.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

type Key = Pick<DataExportRow, 'seller_id' | 'id'>;

/** Claims the archiving of one until a moment; undefined when it is done, gone, or somebody else is at it. */
export async function claimDataExport(
  db: Db,
  { seller_id, id }: Key,
  { now, until }: { now: Date; until: Date },
): Promise<DataExportRow | undefined> {
  return db
    .updateTable('data_export')
    .set({ archiving_until: until })
    .where('seller_id', '=', seller_id)
    .where('id', '=', id)
    .where('ready_at', 'is', null)
    .where('failed_at', 'is', null)
    .where((eb) => eb.or([eb('archiving_until', 'is', null), eb('archiving_until', '<=', now)]))
    .returningAll()
    .executeTakeFirst();
}

/** Answers whether it is still wanted. */
export async function changeDataExport(
  db: Db,
  { seller_id, id }: Key,
  change: Partial<Omit<DataExportRow, 'seller_id' | 'id'>>,
): Promise<boolean> {
  const changed = await db
    .updateTable('data_export')
    .set(change)
    .where('seller_id', '=', seller_id)
    .where('id', '=', id)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

/** Pending exports without a worker; at most 20. */
export async function findStranded(db: Db, now: Date): Promise<Key[]> {
  return db
    .selectFrom('data_export')
    .select(['seller_id', 'id'])
    .where('ready_at', 'is', null)
    .where('failed_at', 'is', null)
    .where((eb) => eb.or([eb('archiving_until', 'is', null), eb('archiving_until', '<=', now)]))
    .limit(20)
    .execute();
}

/** Expired exports, at most 100; all of one account. */
export async function findEnded(db: Db, of: { before: Date } | { sellerId: string }): Promise<Key[]> {
  const all = db.selectFrom('data_export').select(['seller_id', 'id']);
  if ('sellerId' in of) return all.where('seller_id', '=', of.sellerId).execute();
  return all.where('ends_at', '<=', of.before).orderBy('ends_at').limit(100).execute();
}

export async function deleteDataExport(db: Db, { seller_id, id }: Key): Promise<void> {
  await db.deleteFrom('data_export').where('seller_id', '=', seller_id).where('id', '=', id).execute();
}
