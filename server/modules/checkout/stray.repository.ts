import { type Kysely, type Selectable, sql } from 'kysely';
import type { Tx } from '../../platform/database';
import type { Schema } from '../../platform/schema';

export type StrayRow = Selectable<Schema['stray_payment']>;

/** Remembers money that bought nothing; false when it is known already. */
export async function insertStray(trx: Tx, stray: Omit<StrayRow, 'status' | 'ended_at'>): Promise<boolean> {
  const rows = await trx
    .insertInto('stray_payment')
    .values({ ...stray, status: 'returning', ended_at: null })
    .onConflict((conflict) => conflict.columns(['provider', 'payment_id']).doNothing())
    .returning('payment_id')
    .execute();
  return rows.length > 0;
}

export async function findStray(
  db: Kysely<Schema>,
  provider: string,
  paymentId: string,
): Promise<StrayRow | null> {
  const row = await db
    .selectFrom('stray_payment')
    .selectAll()
    .where('provider', '=', provider)
    .where('payment_id', '=', paymentId)
    .executeTakeFirst();
  return row ?? null;
}

/** False when it has ended before. */
export async function endStray(
  trx: Tx,
  stray: StrayRow,
  end: { status: 'returned' | 'refused'; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('stray_payment')
    .set({ status: end.status, ended_at: end.at })
    .where('provider', '=', stray.provider)
    .where('payment_id', '=', stray.payment_id)
    .where('status', '=', 'returning')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** What the buyer reads beside the status, which stays as it is. */
export async function noteOnOrder(
  trx: Tx,
  order: { sellerId: string; id: string },
  failure: string,
): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ failure })
    .where('seller_id', '=', order.sellerId)
    .where('id', '=', order.id)
    .execute();
}

/** Whether one more of a limited price may be sold; nobody else sells one until the transaction ends. */
export async function hasStockLeft(
  trx: Tx,
  price: { sellerId: string; productId: string; priceId: string },
  stock: number,
): Promise<boolean> {
  const { rows } = await sql<{ taken: number }>`
    select taken from stock_taken where seller_id = ${price.sellerId} and product_id = ${price.productId}
      and price_id = ${price.priceId} for update`.execute(trx);
  return (rows[0]?.taken ?? 0) < stock;
}
