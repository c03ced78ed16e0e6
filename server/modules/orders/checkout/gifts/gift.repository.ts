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

/** True for orders `o` that sold a product, alone or with others. */
const sells = (productId: string) => sql<boolean>`(o.product_id = ${productId}
  or exists (select 1 from order_event e where e.seller_id = o.seller_id and e.order_id = o.id
    and e.event in ('payment.opened', 'order.placed') and e.detail->'holds' @> to_jsonb(${productId}::text)))`;

/** Those that are paid, not delivered yet, and will give this product. */
export async function findUndeliveredGifts(
  db: Db,
  { sellerId, productId }: { sellerId: string; productId: string },
): Promise<{ sellerId: string; orderId: string }[]> {
  const { rows } = await sql<{ order_id: string }>`
    select g.order_id from gift g join orders o on o.seller_id = g.seller_id and o.id = g.order_id
    where g.seller_id = ${sellerId} and g.due_at is not null and g.delivered_at is null and g.cancelled_at is null
      and o.amount > coalesce(o.refunded, 0) and ${sells(productId)}
    order by g.order_id`.execute(db);
  return rows.map(({ order_id: orderId }) => ({ sellerId, orderId }));
}

/** Those that would give this product at `since` or later, paid or not, arrive at `at`. */
export async function bringForward(
  db: Db,
  { sellerId, productId }: { sellerId: string; productId: string },
  { since, at }: { since: Date; at: Date },
): Promise<void> {
  await sql`
    update gift g set deliver_at = ${at}::timestamptz, due_at = case when g.due_at is not null then ${at}::timestamptz end
    from orders o where o.seller_id = g.seller_id and o.id = g.order_id and ${sells(productId)}
      and g.seller_id = ${sellerId} and g.delivered_at is null and g.cancelled_at is null and g.deliver_at >= ${since}::timestamptz`.execute(
    db,
  );
}

/** They stay as they are until the transaction ends; all who lock several lock them in one order. */
export async function lockProducts(
  trx: Tx,
  { sellerId, productIds }: { sellerId: string; productIds: readonly string[] },
): Promise<void> {
  await sql`
    select 1 from product where seller_id = ${sellerId} and id = any(${[...productIds]}::text[]) order by id for share`.execute(
    trx,
  );
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
