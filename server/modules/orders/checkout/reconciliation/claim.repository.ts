import type { Kysely } from 'kysely';
import type { Tx } from '../../../../platform/database/database';
import type { Schema } from '../../../../platform/database/schema';

/** Remembers a claim, unless there are `most` others about the order; a known one stays as it is. False when there are too many. */
export async function recordClaim(
  trx: Tx,
  claim: { orderId: string; reference: string; at: Date },
  most: number,
): Promise<boolean> {
  const existing = await trx
    .selectFrom('payment_claim')
    .select('reference')
    .where('order_id', '=', claim.orderId)
    .execute();
  if (existing.some(({ reference }) => reference === claim.reference)) return true;
  if (existing.length >= most) return false;
  await trx
    .insertInto('payment_claim')
    .values({ order_id: claim.orderId, reference: claim.reference, at: claim.at, ended_at: null })
    .onConflict((conflict) => conflict.columns(['order_id', 'reference']).doNothing())
    .execute();
  return true;
}

/** Orders with claims, oldest first; at most 200. */
export async function findClaimed(db: Kysely<Schema>): Promise<{ orderId: string; since: Date }[]> {
  const rows = await db
    .selectFrom('payment_claim')
    .select(({ fn }) => ['order_id as orderId', fn.min('at').as('since')])
    .where('ended_at', 'is', null)
    .groupBy('order_id')
    .orderBy('since')
    .limit(200)
    .execute();
  return rows;
}

/** Number of ended claims: only one of several servers gets it. */
export async function endClaims(trx: Tx, orderId: string, at: Date): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('payment_claim')
    .set({ ended_at: at })
    .where('order_id', '=', orderId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
