import type { Db, Tx } from '../../../../platform/database/database';
import type { SubscriptionRow } from '../subscription.repository';

/** At most 100 for which time has come, those that wait longest first. */
export async function findDue(db: Db, now: Date): Promise<SubscriptionRow[]> {
  return db
    .selectFrom('subscription')
    .selectAll()
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(100)
    .execute();
}

/** Nothing of it is done before then. */
export async function putOff(
  trx: Tx,
  { seller_id, id }: Pick<SubscriptionRow, 'seller_id' | 'id'>,
  until: Date,
): Promise<void> {
  await trx
    .updateTable('subscription')
    .set({ due_at: until })
    .where('seller_id', '=', seller_id)
    .where('id', '=', id)
    .execute();
}
