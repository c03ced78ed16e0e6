import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../../platform/database/schema';
import type { OrderRow } from '../order/order.repository';

/**
 * The products that were sold with the one of the order, as its story begins; a later order of a subscription gives what the first one
 * did. Null where nothing was written down.
 */
export async function findBundledProducts(
  db: Kysely<Schema>,
  {
    seller_id: sellerId,
    id,
    subscription_id: subscriptionId,
  }: Pick<OrderRow, 'seller_id' | 'id' | 'subscription_id'>,
): Promise<string[] | null> {
  const { rows } = await sql<{ holds: string[] }>`
    select detail->'holds' as holds from order_event
    where seller_id = ${sellerId} and order_id in (${id}, ${subscriptionId ?? id})
      and event in ('payment.opened', 'order.placed') and detail->'holds' is not null
    order by (order_id = ${id}) desc limit 1`.execute(db);
  return rows[0]?.holds ?? null;
}
