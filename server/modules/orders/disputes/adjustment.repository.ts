import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database';
import type { Schema } from '../../../platform/database/schema';

export type AdjustmentRow = Selectable<Schema['adjustment']>;

/** The one made with this key before; null after writing this one. */
export async function insertAdjustment(trx: Tx, row: AdjustmentRow): Promise<AdjustmentRow | null> {
  const written = await trx
    .insertInto('adjustment')
    .values(row)
    .onConflict((conflict) => conflict.columns(['seller_id', 'key']).doNothing())
    .returning('key')
    .execute();
  if (written.length > 0) return null;
  return trx
    .selectFrom('adjustment')
    .selectAll()
    .where('seller_id', '=', row.seller_id)
    .where('key', '=', row.key)
    .executeTakeFirstOrThrow();
}

/** A creator's, the newest first. */
export async function findAdjustments(db: Db, sellerId: string): Promise<AdjustmentRow[]> {
  return db
    .selectFrom('adjustment')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .orderBy('at', 'desc')
    .execute();
}
