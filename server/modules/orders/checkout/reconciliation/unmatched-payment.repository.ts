import type { Kysely, Selectable } from 'kysely';
import type { Tx } from '../../../../platform/database/database';
import type { Schema } from '../../../../platform/database/schema';

export type UnmatchedPaymentRow = Selectable<Schema['unmatched_payment']>;

/** Stores an unmatched payment; false if it is already known. */
export async function insertUnmatchedPayment(
  trx: Tx,
  unmatched: Omit<UnmatchedPaymentRow, 'status' | 'ended_at'>,
): Promise<boolean> {
  const rows = await trx
    .insertInto('unmatched_payment')
    .values({ ...unmatched, status: 'returning', ended_at: null })
    .onConflict((conflict) => conflict.columns(['provider', 'payment_id']).doNothing())
    .returning('payment_id')
    .execute();
  return rows.length > 0;
}

export async function findUnmatchedPayment(
  db: Kysely<Schema>,
  provider: string,
  paymentId: string,
): Promise<UnmatchedPaymentRow | null> {
  const row = await db
    .selectFrom('unmatched_payment')
    .selectAll()
    .where('provider', '=', provider)
    .where('payment_id', '=', paymentId)
    .executeTakeFirst();
  return row ?? null;
}

/** False when it has ended before. */
export async function endUnmatchedPayment(
  trx: Tx,
  unmatched: UnmatchedPaymentRow,
  end: { status: 'returned' | 'refused' | 'settled'; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('unmatched_payment')
    .set({ status: end.status, ended_at: end.at })
    .where('provider', '=', unmatched.provider)
    .where('payment_id', '=', unmatched.payment_id)
    .where('status', 'not in', ['returned', 'settled'])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Manually settled ones, newest first; or those that are not refunded automatically */
export async function findStuckUnmatchedPayments(
  db: Kysely<Schema>,
  which: { isSettled: boolean; since: Date; most: number },
): Promise<(UnmatchedPaymentRow & { seller_id: string })[]> {
  const { isSettled, since, most } = which;
  return db
    .selectFrom('unmatched_payment as s')
    .innerJoin('order_ref as o', 'o.id', 's.order_id')
    .selectAll('s')
    .select('o.seller_id')
    .where((eb) =>
      isSettled
        ? eb('s.status', '=', 'settled')
        : eb.or([
            eb('s.status', '=', 'refused'),
            eb.and([eb('s.status', '=', 'returning'), eb('s.at', '<', since)]),
          ]),
    )
    .orderBy('s.at', isSettled ? 'desc' : 'asc')
    .limit(most)
    .execute();
}

/** Note for the buyer next to the unchanged status. */
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
