import type { Tx } from '../../../../platform/database/database';

/** Adds to a seller's refunds of a day, and returns the total. */
export async function addToDay(
  trx: Tx,
  { sellerId, day, amount }: { sellerId: string; day: number; amount: number },
): Promise<number> {
  const row = await trx
    .insertInto('refund_day')
    .values({ seller_id: sellerId, day, amount })
    .onConflict((conflict) =>
      conflict.column('seller_id').doUpdateSet((eb) => ({
        day,
        amount: eb
          .case()
          .when('refund_day.day', '=', day)
          .then(eb('refund_day.amount', '+', amount))
          .else(amount)
          .end(),
      })),
    )
    .returning('amount')
    .executeTakeFirstOrThrow();
  return row.amount;
}
