import { open } from '@haat/machines/lifecycles/refund';
import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/database/database';
import type { Schema } from '../../../../platform/database/schema';
import { seatsOfAll } from '../../../catalog';

export type RefundRow = Selectable<Schema['refund']>;

/** Every refund of an order, the first first. */
export async function findRefunds(db: Db, sellerId: string, orderId: string): Promise<RefundRow[]> {
  return db
    .selectFrom('refund')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .where('order_id', '=', orderId)
    .orderBy('number')
    .execute();
}

export const isOpen = ({ status }: RefundRow): boolean => open.has(status);

/** At most 5000 refunds that are older than a moment and that the gateway has not decided, the oldest first. */
export async function findUndecided(
  db: Db,
  before: Date,
): Promise<Pick<RefundRow, 'seller_id' | 'order_id' | 'number'>[]> {
  return db
    .selectFrom('refund')
    .select(['seller_id', 'order_id', 'number'])
    .where('status', 'in', [...open])
    .where('at', '<', before)
    .orderBy('at')
    .limit(5_000)
    .execute();
}

export async function insertRefund(trx: Tx, refund: RefundRow): Promise<void> {
  await trx.insertInto('refund').values(refund).execute();
}

export async function setRefundStatus(
  trx: Tx,
  refund: RefundRow,
  change: Pick<RefundRow, 'status' | 'ended_at'>,
): Promise<void> {
  await trx
    .updateTable('refund')
    .set(change)
    .where('seller_id', '=', refund.seller_id)
    .where('order_id', '=', refund.order_id)
    .where('number', '=', refund.number)
    .execute();
}

/**
 * Of the items of an order that are refunded alone, the products of whose seats the order holds one: each once, before they are refunded. `heldBy`
 * are the orders by which they are held: of a gift also that of its recipient.
 */
export async function findSeatsOfItems(
  trx: Tx,
  { seller_id, id }: { seller_id: string; id: string },
  heldBy: readonly string[],
  accessIds: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ product_id: string }>`
    select distinct g.product_id from access_grant g join orders o on o.seller_id = g.seller_id and o.id = ${id}
    where g.seller_id = ${seller_id} and g.order_id = any(${[...heldBy]}::text[]) and g.id = any(${[...accessIds]}::text[])
      and o.holds_stock and (o.subscription_id is null or o.subscription_id = o.id) and g.product_id <> o.product_id
      and exists (select 1 from order_event e where e.seller_id = o.seller_id and e.order_id = o.id
        and e.event in ('payment.opened', 'order.placed') and e.detail->'holds' @> to_jsonb(g.product_id))
      and not exists (select 1 from order_event e where e.seller_id = o.seller_id and e.order_id = o.id
        and e.detail->'released' @> to_jsonb(g.product_id))
    order by g.product_id`.execute(trx);
  return rows.map(({ product_id }) => product_id);
}

/** Gives one seat of each of these products back. The story of the order has to say so (`released`), or it comes back once more. */
export async function releaseSeats(trx: Tx, sellerId: string, productIds: readonly string[]): Promise<void> {
  if (productIds.length === 0) return;
  await sql`
    update stock_taken s set taken = greatest(s.taken - 1, 0) from (
      select seller_id, product_id, price_id from stock_taken
      where seller_id = ${sellerId} and price_id = ${seatsOfAll} and product_id = any(${[...productIds]}::text[])
      order by product_id for update) k
    where s.seller_id = k.seller_id and s.product_id = k.product_id and s.price_id = k.price_id`.execute(trx);
}
