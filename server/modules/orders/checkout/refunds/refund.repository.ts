import { open } from '@haat/machines/lifecycles/refund';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../../../platform/database/database';
import type { Schema } from '../../../../platform/database/schema';

export type RefundRow = Selectable<Schema['refund']>;

/** Every refund of an order, the first first. */
export async function findRefunds(db: Db, sellerId: string, orderId: string): Promise<RefundRow[]> {
  return db
    .selectFrom('refund')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .where('order_id', '=', orderId)
    .orderBy('number')
    .execute();
}

export const isOpen = ({ status }: RefundRow): boolean => open.has(status);

/** At most 5000 refunds that are older than a moment and that the gateway has not decided, the oldest first. */
export async function findUndecided(
  db: Db,
  before: Date,
): Promise<Pick<RefundRow, 'seller_id' | 'order_id' | 'number'>[]> {
  return db
    .selectFrom('refund')
    .select(['seller_id', 'order_id', 'number'])
    .where('status', 'in', [...open])
    .where('at', '<', before)
    .orderBy('at')
    .limit(5_000)
    .execute();
}

export async function insertRefund(trx: Tx, refund: RefundRow): Promise<void> {
  await trx.insertInto('refund').values(refund).execute();
}

export async function setRefundStatus(
  trx: Tx,
  refund: RefundRow,
  change: Pick<RefundRow, 'status' | 'ended_at'>,
): Promise<void> {
  await trx
    .updateTable('refund')
    .set(change)
    .where('seller_id', '=', refund.seller_id)
    .where('order_id', '=', refund.order_id)
    .where('number', '=', refund.number)
    .execute();
}
