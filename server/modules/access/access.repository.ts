import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../../platform/schema';

/**
 * The CTEs that let a buyer in and put the order in the library of that phone, once, for the row of the CTE `gate`: it has
 * `seller_id`, `order_id`, `product_id`, `buyer_phone` and `at`.
 */
export const grantParts = (gate: string): string => `
  granted as (
    insert into access_grant (seller_id, order_id, product_id, buyer_phone, granted_at)
    select seller_id, order_id, product_id, buyer_phone, at from ${gate}
    on conflict (seller_id, order_id) do nothing
  ), bought as (
    insert into purchase_ref (buyer_phone, order_id, seller_id, at)
    select buyer_phone, order_id, seller_id, at from ${gate}
    on conflict (buyer_phone, order_id) do nothing
  )`;

/** Ends what was granted; the first reason stands. */
export async function endGrant(
  trx: Transaction<Schema>,
  end: { sellerId: string; orderId: string; reason: string; at: Date },
): Promise<void> {
  await trx
    .updateTable('access_grant')
    .set({ ended_at: end.at, end_reason: end.reason })
    .where('seller_id', '=', end.sellerId)
    .where('order_id', '=', end.orderId)
    .where('ended_at', 'is', null)
    .execute();
}

/** Ends what orders granted for as long as the same reason holds: `resumeGrants` gives it back. */
export async function suspendGrants(
  trx: Transaction<Schema>,
  {
    sellerId,
    orderIds,
    reason,
    at,
  }: { sellerId: string; orderIds: readonly string[]; reason: string; at: Date },
): Promise<void> {
  for (const orderId of orderIds) await endGrant(trx, { sellerId, orderId, reason, at });
}

export async function resumeGrants(
  trx: Transaction<Schema>,
  { sellerId, orderIds, reason }: { sellerId: string; orderIds: readonly string[]; reason: string },
): Promise<void> {
  await trx
    .updateTable('access_grant')
    .set({ ended_at: null, end_reason: null })
    .where('seller_id', '=', sellerId)
    .where('order_id', 'in', orderIds)
    .where('end_reason', '=', reason)
    .execute();
}

/** True while the buyer may see what the order bought. */
export async function isGranted(db: Kysely<Schema>, sellerId: string, orderId: string): Promise<boolean> {
  const row = await db
    .selectFrom('access_grant')
    .select('order_id')
    .where('seller_id', '=', sellerId)
    .where('order_id', '=', orderId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}
