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

/** The parts that the buyer of an order had already, by their titles, and what they took off (paise); null where nothing was reckoned. */
export async function findOwnedOf(
  db: Kysely<Schema>,
  { seller_id: sellerId, id }: Pick<OrderRow, 'seller_id' | 'id'>,
): Promise<{ titles: string[]; amount: number } | null> {
  const { rows } = await sql<{ titles: string[] | null; amount: number }>`
    select (e.detail->'owned'->>'amount')::bigint as amount, (
      select json_agg(p.title order by p.title) from json_array_elements_text((e.detail->'owned'->'productIds')::json) as w (id)
      join product p on p.seller_id = e.seller_id and p.id = w.id) as titles
    from order_event e
    where e.seller_id = ${sellerId} and e.order_id = ${id} and e.event in ('payment.opened', 'order.placed') and e.detail->'owned' is not null
    limit 1`.execute(db);
  const [row] = rows;
  return row ? { titles: row.titles ?? [], amount: Number(row.amount) } : null;
}
