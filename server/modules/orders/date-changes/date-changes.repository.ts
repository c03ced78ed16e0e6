import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database';
import { json, type Schema } from '../../../platform/database/schema';
import { seatsOfAll } from '../../catalog';
import { isOpenGrant } from '../../delivery';
import { type Limit, takeStock } from '../checkout/holds/stock.repository';
import type { OrderRow } from '../checkout/order/order.repository';

export interface SeatRow extends Pick<Selectable<Schema['access_grant']>, 'id' | 'product_id' | 'status'> {
  session_sequence: number;
  has_attended: boolean;
}

interface OrderKey {
  sellerId: string;
  orderId: string;
}

/** What an order gave, locked until the transaction ends. */
export async function lockSeats(trx: Tx, key: OrderKey): Promise<SeatRow[]> {
  await sql`select 1 from access_grant where seller_id = ${key.sellerId} and order_id = ${key.orderId} order by id for update`.execute(
    trx,
  );
  return findSeats(trx, key);
}

export async function findSeats(db: Db, { sellerId, orderId }: OrderKey): Promise<SeatRow[]> {
  const { rows } = await sql<SeatRow>`
    select g.id, g.product_id, g.status, coalesce(g.session_sequence, 0) as session_sequence,
      exists (select 1 from session_attendance a where a.seller_id = g.seller_id and a.grant_id = g.id) as has_attended
    from access_grant g where g.seller_id = ${sellerId} and g.order_id = ${orderId} order by g.id`.execute(
    db,
  );
  return rows;
}

/** Of some products those of which a phone holds an open seat. */
export async function findHeldAmong(
  db: Db,
  { sellerId, phone, productIds }: { sellerId: string; phone: string; productIds: readonly string[] },
): Promise<ReadonlySet<string>> {
  if (phone === '' || productIds.length === 0) return new Set();
  const { rows } = await sql<{ product_id: string }>`
    select distinct g.product_id from access_grant g
    where g.seller_id = ${sellerId} and g.holder_phone = ${phone} and g.product_id = any(${[...productIds]}::text[])
      and ${isOpenGrant('g')}`.execute(db);
  return new Set(rows.map(({ product_id }) => product_id));
}

/**
 * The versions of two dates, which stay so until the transaction ends; not of the second where that is off sale for good. All who lock several
 * products lock them in one order.
 */
export async function lockDates(
  trx: Tx,
  { sellerId, from, to }: { sellerId: string; from: string; to: string },
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: string; version: number; status: string }>`
    select id, version, status from product where seller_id = ${sellerId} and id in (${from}, ${to})
    order by id for share`.execute(trx);
  const usable = rows.filter(({ id, status }) => id === from || status !== 'archived');
  return new Map(usable.map(({ id, version }) => [id, version]));
}

/** Whether a change was made under this key. */
export async function isChanged(db: Db, { sellerId, orderId }: OrderKey, key: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from order_event where seller_id = ${sellerId} and order_id = ${orderId} and event = 'date.changed'
      and detail->>'key' = ${key} limit 1`.execute(db);
  return rows.length > 0;
}

/** Whether its buyer asked for a refund, or everybody who bought one of these products is being refunded: that goes by the product of the order. */
export async function isRefundAsked(
  db: Db,
  { sellerId, orderId }: OrderKey,
  productIds: readonly string[],
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from refund_request where seller_id = ${sellerId} and order_id = ${orderId} and status in ('asked', 'lapsed')
    union all
    select 1 from refund_round where seller_id = ${sellerId} and product_id = any(${[...productIds]}::text[]) and ended_at is null
    limit 1`.execute(db);
  return rows.length > 0;
}

interface Place {
  productId: string;
  priceId: string;
}

/** What an order held of a date is released, for those who wait first. Counts that nobody keeps are made from the orders when they are needed. */
async function releaseStock(
  trx: Tx,
  { seller_id: sellerId, quantity }: OrderRow,
  { productId, priceId }: Place,
): Promise<void> {
  await sql`
    update stock_taken set taken = greatest(taken - ${quantity}::int, 0)
    where seller_id = ${sellerId} and product_id = ${productId} and price_id in (${priceId}, ${seatsOfAll})`.execute(
    trx,
  );
}

/** True where as many are free; counting goes on where a limit was removed. */
async function take(
  trx: Tx,
  { seller_id: sellerId, quantity }: OrderRow,
  { productId, priceId, limits }: Place & { limits: readonly Limit[] },
): Promise<boolean> {
  if ((await takeStock(trx, { sellerId, productId }, limits, quantity)) !== null) return false;
  const limited = limits.map((limit) => limit.priceId);
  await sql`
    update stock_taken set taken = taken + ${quantity}::int
    where seller_id = ${sellerId} and product_id = ${productId} and price_id in (${priceId}, ${seatsOfAll})
      and price_id <> all(${limited}::text[])`.execute(trx);
  return true;
}

/**
 * Takes what an order needs of one date and releases what it held of another, under the locks that sales take, date after date in one order.
 * False where it is not free; then the transaction is to be undone.
 */
export async function moveStock(
  trx: Tx,
  order: OrderRow,
  { from, to }: { from: Place; to: Place & { limits: readonly Limit[] } },
): Promise<boolean> {
  const isFromFirst = from.productId < to.productId;
  if (isFromFirst) await releaseStock(trx, order, from);
  if (!(await take(trx, order, to))) return false;
  if (!isFromFirst) await releaseStock(trx, order, from);
  return true;
}

/** The highest sequence with which calendars were told of a product's sessions. */
export async function findSequence(
  trx: Tx,
  { sellerId, productId }: { sellerId: string; productId: string },
): Promise<number> {
  const { rows } = await sql<{ sequence: number }>`
    select coalesce(max(sequence), 0)::int as sequence from live_session
    where seller_id = ${sellerId} and product_id = ${productId}`.execute(trx);
  return rows[0]?.sequence ?? 0;
}

/** The order and its seat are of another date from now on, and its story says so. Both are locked. */
export async function saveChange(
  trx: Tx,
  { seller_id: sellerId, id: orderId }: OrderRow,
  change: {
    seatId: string;
    to: Place;
    sequence: number;
    at: Date;
    step: { id: string; detail: Record<string, unknown> };
  },
): Promise<void> {
  const { seatId, to, sequence, at, step } = change;
  await trx
    .updateTable('orders')
    .set({ product_id: to.productId, price_id: to.priceId, updated_at: at })
    .where('seller_id', '=', sellerId)
    .where('id', '=', orderId)
    .execute();
  await trx
    .updateTable('access_grant')
    .set({ product_id: to.productId, session_sequence: sequence })
    .where('seller_id', '=', sellerId)
    .where('id', '=', seatId)
    .execute();
  await trx
    .insertInto('order_event')
    .values({
      seller_id: sellerId,
      order_id: orderId,
      id: step.id,
      at,
      event: 'date.changed',
      detail: json(step.detail),
    })
    .execute();
}
