import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/database/database';
import { json, type Schema } from '../../../../platform/database/schema';
import type { SubscriptionTerms } from '../../subscriptions/subscription.tables';
import type { OrderRow } from '../order/order.repository';
import type { GiftInput } from './gift.rules';

export type GiftRow = Selectable<Schema['gift']>;

interface GiftKey {
  seller_id: string;
  order_id: string;
}

export async function insertGift(
  trx: Tx,
  order: { sellerId: string; orderId: string },
  { recipientPhone, recipientName, giverName, message, deliverAt }: GiftInput,
  terms: SubscriptionTerms | null,
): Promise<void> {
  await trx
    .insertInto('gift')
    .values({
      seller_id: order.sellerId,
      order_id: order.orderId,
      recipient_phone: recipientPhone,
      recipient_name: recipientName,
      giver_name: giverName,
      message,
      terms: terms && json(terms),
      deliver_at: deliverAt,
      due_at: null,
      received_id: null,
      delivered_at: null,
      cancelled_at: null,
    })
    .execute();
}

/** Its order is paid: from now on it is due. */
export async function setDue(db: Db, { seller_id, order_id }: GiftKey, now: Date): Promise<void> {
  await sql`
    update gift set due_at = greatest(deliver_at, ${now}::timestamptz)
    where seller_id = ${seller_id} and order_id = ${order_id} and due_at is null`.execute(db);
}

/** Those of all sellers that are to be delivered, after one of them where some were left before; the oldest first. */
export async function findDueGifts(
  db: Db,
  { now, after, limit }: { now: Date; after: { at: Date; orderId: string } | null; limit: number },
): Promise<(GiftKey & { due_at: Date })[]> {
  const from = after ? sql`and (due_at, order_id) > (${after.at}::timestamptz, ${after.orderId})` : sql``;
  const { rows } = await sql<GiftKey & { due_at: Date }>`
    select seller_id, order_id, due_at from gift
    where due_at <= ${now} and delivered_at is null and cancelled_at is null ${from}
    order by due_at, order_id limit ${sql.lit(limit)}`.execute(db);
  return rows;
}

/** Locked until the transaction ends; null where it is no gift. */
export async function lockGift(trx: Tx, { seller_id, order_id }: GiftKey): Promise<GiftRow | null> {
  const { rows } = await sql<GiftRow>`
    select * from gift where seller_id = ${seller_id} and order_id = ${order_id} for update`.execute(trx);
  return rows[0] ?? null;
}

export async function saveGift(
  trx: Tx,
  { seller_id, order_id }: GiftKey,
  change: Partial<
    Pick<GiftRow, 'received_id' | 'delivered_at' | 'cancelled_at' | 'recipient_phone' | 'recipient_name'>
  >,
): Promise<void> {
  await trx
    .updateTable('gift')
    .set(change)
    .where('seller_id', '=', seller_id)
    .where('order_id', '=', order_id)
    .execute();
}

/** Who a gift is for is forgotten once it is over, where its giver has left meanwhile. */
export const forgottenWith = ({
  giver_name: giver,
}: Pick<GiftRow, 'giver_name'>): Partial<Pick<GiftRow, 'recipient_phone' | 'recipient_name'>> =>
  giver === null ? { recipient_phone: '', recipient_name: null } : {};

/** The gift that an order is a part of. */
export async function findGift(
  db: Db,
  { seller_id, id, gift }: Pick<OrderRow, 'seller_id' | 'id' | 'gift'>,
): Promise<GiftRow | null> {
  if (gift === null) return null;
  const row = await db
    .selectFrom('gift')
    .selectAll()
    .where('seller_id', '=', seller_id)
    .where(gift === 'given' ? 'order_id' : 'received_id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** The order of a recipient, with its address and its story, as it is before it is fulfilled. It takes nothing of a limited stock. */
export async function insertReceived(
  trx: Tx,
  order: OrderRow,
  step: { id: string; detail: Record<string, unknown> },
): Promise<void> {
  await trx
    .insertInto('orders')
    .values({ ...order, answers: json(order.answers) })
    .execute();
  await trx.insertInto('order_ref').values({ id: order.id, seller_id: order.seller_id }).execute();
  await trx
    .insertInto('order_event')
    .values({
      seller_id: order.seller_id,
      order_id: order.id,
      id: step.id,
      at: order.created_at,
      event: 'order.placed',
      detail: json(step.detail),
    })
    .execute();
}
