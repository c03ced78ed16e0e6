import type { Deps } from '../../../platform/deps';

/** How many people paid a seller and were not refunded, each phone once. Reads every sale of theirs: keep what it answers. */
export function buyersSoFar({ database: { db } }: Pick<Deps, 'database'>) {
  return async (sellerId: string): Promise<number> => {
    const { count } = await db
      .selectFrom('orders')
      .select((eb) => eb.fn.count<string>('buyer_phone').distinct().as('count'))
      .where('seller_id', '=', sellerId)
      .where('status', '=', 'fulfilled')
      .where('amount', '>', 0)
      .executeTakeFirstOrThrow();
    return Number(count);
  };
}
