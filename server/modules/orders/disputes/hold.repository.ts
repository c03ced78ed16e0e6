import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database';
import type { Schema } from '../../../platform/database/schema';

export type HoldRow = Selectable<Schema['hold']>;

/** False when it was placed before. */
export async function insertHold(trx: Tx, hold: HoldRow): Promise<boolean> {
  const rows = await trx
    .insertInto('hold')
    .values(hold)
    .onConflict((conflict) => conflict.columns(['seller_id', 'id']).doNothing())
    .returning('id')
    .execute();
  return rows.length > 0;
}

/** The row, locked. */
export async function lockHold(trx: Tx, sellerId: string, id: string): Promise<HoldRow | null> {
  const row = await trx
    .selectFrom('hold')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** What a creator has held now, the newest first. */
export async function findHolds(db: Db, sellerId: string): Promise<HoldRow[]> {
  return db
    .selectFrom('hold')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .where('ended_at', 'is', null)
    .orderBy('at', 'desc')
    .orderBy('id')
    .execute();
}

/** What is held now of one order. */
export async function findHoldsOfOrder(db: Db, sellerId: string, orderId: string): Promise<HoldRow[]> {
  return (await findHolds(db, sellerId)).filter(({ order_id }) => order_id === orderId);
}

/** The dispute of an order whose money is held. */
export interface HeldDispute {
  sellerId: string;
  orderId: string;
  disputeId: string;
}

export async function rewordHold(
  trx: Tx,
  { sellerId, orderId, disputeId, whatToDo }: HeldDispute & { whatToDo: string },
): Promise<void> {
  await trx
    .updateTable('hold')
    .set({ what_to_do: whatToDo, act_by: null })
    .where('seller_id', '=', sellerId)
    .where('order_id', '=', orderId)
    .where('dispute_id', '=', disputeId)
    .where('ended_at', 'is', null)
    .execute();
}

/** What is held of everybody, the oldest first, at most 500. */
export async function findAllHolds(db: Db): Promise<HoldRow[]> {
  return db.selectFrom('hold').selectAll().where('ended_at', 'is', null).orderBy('at').limit(500).execute();
}

export async function endHold(
  trx: Tx,
  { seller_id, id }: HoldRow,
  end: { at: Date; by: string; reason: string },
): Promise<void> {
  await trx
    .updateTable('hold')
    .set({ ended_at: end.at, ended_by: end.by, end_reason: end.reason })
    .where('seller_id', '=', seller_id)
    .where('id', '=', id)
    .execute();
}
