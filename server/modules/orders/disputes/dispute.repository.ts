import { open } from '@haat/machines/lifecycles/dispute';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database';
import type { Schema } from '../../../platform/database/schema';

export type DisputeRow = Selectable<Schema['dispute']>;
type Key = Pick<DisputeRow, 'seller_id' | 'provider' | 'id'>;

export const isOpen = ({ status }: Pick<DisputeRow, 'status'>): boolean => open.has(status);

/** The row, locked. */
export async function lockDispute(trx: Tx, key: Key): Promise<DisputeRow | null> {
  const row = await trx
    .selectFrom('dispute')
    .selectAll()
    .where('seller_id', '=', key.seller_id)
    .where('provider', '=', key.provider)
    .where('id', '=', key.id)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** A seller's own, whichever gateway it came from. */
export async function lockDisputeOfSeller(trx: Tx, sellerId: string, id: string): Promise<DisputeRow | null> {
  const row = await trx
    .selectFrom('dispute')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** False when it was known before. */
export async function insertDispute(trx: Tx, dispute: DisputeRow): Promise<boolean> {
  const rows = await trx
    .insertInto('dispute')
    .values(dispute)
    .onConflict((conflict) => conflict.columns(['seller_id', 'provider', 'id']).doNothing())
    .returning('id')
    .execute();
  return rows.length > 0;
}

export async function changeDispute(
  trx: Tx,
  key: Key,
  change: Partial<Omit<DisputeRow, keyof Key>>,
): Promise<void> {
  await trx
    .updateTable('dispute')
    .set(change)
    .where('seller_id', '=', key.seller_id)
    .where('provider', '=', key.provider)
    .where('id', '=', key.id)
    .execute();
}

export async function findOfOrder(db: Db | Tx, sellerId: string, orderId: string): Promise<DisputeRow[]> {
  return db
    .selectFrom('dispute')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .where('order_id', '=', orderId)
    .execute();
}

/** A seller's, the newest first. */
export async function findOfSeller(db: Db, sellerId: string): Promise<DisputeRow[]> {
  return db
    .selectFrom('dispute')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .orderBy('opened_at', 'desc')
    .orderBy('id')
    .execute();
}

/** Everybody's, at most 500: those that are open, first those that have to be answered first, or those that are over. */
export async function findDisputes(db: Db, which: 'open' | 'over'): Promise<DisputeRow[]> {
  return db
    .selectFrom('dispute')
    .selectAll()
    .where('ended_at', which === 'open' ? 'is' : 'is not', null)
    .orderBy(which === 'open' ? 'respond_by' : 'changed_at', which === 'open' ? 'asc' : 'desc')
    .limit(500)
    .execute();
}
