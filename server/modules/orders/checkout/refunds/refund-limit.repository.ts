import type { Tx } from '../../../../platform/database/database';

/** Adds to what a seller has given back on a day, and answers all of it. The row stays locked, so that of many at once each sees the others. */
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
