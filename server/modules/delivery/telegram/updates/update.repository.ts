import type { Db, Tx } from '../../../../platform/database/database';

/** Notes that updates were received; answers those that were not before. */
export async function insertUpdates(trx: Tx, ids: readonly number[], at: Date): Promise<ReadonlySet<number>> {
  const rows = await trx
    .insertInto('telegram_update')
    .values(ids.map((id) => ({ id, received_at: at })))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .execute();
  return new Set(rows.map(({ id }) => Number(id)));
}

/** Drops what was received before a moment. */
export async function deleteOldUpdates(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('telegram_update').where('received_at', '<', before).execute();
}
