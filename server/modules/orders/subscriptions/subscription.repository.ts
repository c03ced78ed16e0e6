import type { OrderStatus } from '@haat/openapi';
import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database';
import { json, type Schema } from '../../../platform/database/schema';
import type { Outbox } from '../../../platform/events/events';
import { followSubscription } from '../../delivery';
import { snapshotOf } from './daily-snapshot';
import { chargeOf, nextDue, type Running } from './periods/due.rules';
import type { SubscriptionTerms } from './subscription.tables';

export type SubscriptionRow = Selectable<Schema['subscription']>;
type PlacedRow = Selectable<Schema['subscription_order']>;

/** An order of a subscription, and how it stands itself. */
export interface SubscriptionOrderRow extends PlacedRow {
  status: OrderStatus;
  /** Paise. */
  amount: number;
  refunded: number | null;
  paid_at: Date | null;
  expires_at: Date;
  product_id: string;
  buyer_phone: string;
  buyer_email: string | null;
  buyer_name: string | null;
  /** `received`: somebody else paid for it. */
  gift: 'given' | 'received' | null;
  provider: string;
  gateway_session: string;
}

/** @param agreedAt when its buyer agreed to the mandate that takes money now */
export const runningOf = (row: SubscriptionRow, agreedAt: Date | null): Running => ({
  status: row.status,
  endsAt: row.ends_at,
  since: row.since,
  reminded: row.reminded,
  pausedAt: row.paused_at,
  charge: row.charge,
  agreedAt,
});

/** What the next period is for. */
export const nextTermsOf = ({ terms, next_terms }: SubscriptionRow): SubscriptionTerms => next_terms ?? terms;

/** The charge for the period that follows what is paid for. */
export const nextChargeOf = ({ charge, ends_at: endsAt }: Pick<SubscriptionRow, 'charge' | 'ends_at'>) =>
  chargeOf({ charge, endsAt });

/** When its buyer agreed to the mandate that takes money now; null while none does. */
export async function findAgreedAt(
  db: Db,
  { seller_id, id }: Pick<SubscriptionRow, 'seller_id' | 'id'>,
): Promise<Date | null> {
  const row = await db
    .selectFrom('mandate')
    .select(['approved_at', 'status'])
    .where('seller_id', '=', seller_id)
    .where('subscription_id', '=', id)
    .where('status', 'in', ['active', 'paused'])
    .orderBy('approved_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.status === 'active' ? row.approved_at : null;
}

export async function findMandateOf(
  db: Db,
  sellerId: string,
  id: string,
): Promise<Selectable<Schema['mandate']> | null> {
  const row = await db
    .selectFrom('mandate')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** Nobody else changes it until the transaction ends. */
export async function lockSubscription(
  trx: Tx,
  sellerId: string,
  id: string,
): Promise<SubscriptionRow | null> {
  const row = await trx
    .selectFrom('subscription')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** By the order that began it; null unless one of these phones placed that. */
export async function findForBuyer(
  db: Db,
  phones: readonly string[],
  id: string,
): Promise<SubscriptionRow | null> {
  if (phones.length === 0) return null;
  const { rows } = await sql<SubscriptionRow>`
    select s.* from order_ref r join subscription s on s.seller_id = r.seller_id and s.id = r.id
    where r.id = ${id} and s.buyer_phone = any(${phones}::text[])`.execute(db);
  return rows[0] ?? null;
}

/** Whose subscription it is; null when there is none. */
export async function findById(db: Db, id: string): Promise<SubscriptionRow | null> {
  const { rows } = await sql<SubscriptionRow>`
    select s.* from order_ref r join subscription s on s.seller_id = r.seller_id and s.id = r.id
    where r.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

const ordersOf = sql`
  select p.*, o.status, o.amount, o.refunded, o.paid_at, o.expires_at, o.product_id, o.buyer_phone, o.buyer_email, o.buyer_name,
    o.gift, o.provider, o.gateway_session
  from subscription_order p join orders o on o.seller_id = p.seller_id and o.id = p.order_id`;

export async function findOrderOf(
  db: Db,
  sellerId: string,
  orderId: string,
): Promise<SubscriptionOrderRow | null> {
  const { rows } = await sql<SubscriptionOrderRow>`
    ${ordersOf} where p.seller_id = ${sellerId} and p.order_id = ${orderId}`.execute(db);
  return rows[0] ?? null;
}

/** Every order of it, the oldest first. */
export async function findOrders(db: Db, sellerId: string, id: string): Promise<SubscriptionOrderRow[]> {
  const { rows } = await sql<SubscriptionOrderRow>`
    ${ordersOf} where p.seller_id = ${sellerId} and p.subscription_id = ${id}
    order by p.placed_at, p.order_id`.execute(db);
  return rows;
}

/** Subscriptions to a page for which a charge is announced, or with the bank. */
export async function findCharging(db: Db, sellerId: string, productId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('subscription')
    .select('id')
    .where('seller_id', '=', sellerId)
    .where('product_id', '=', productId)
    .where(sql<boolean>`charge ->> 'state' <> 'refused'`)
    .execute();
  return rows.map(({ id }) => id);
}

const written = (row: SubscriptionRow, agreedAt: Date | null) => ({
  ...row,
  terms: json(row.terms),
  next_terms: row.next_terms && json(row.next_terms),
  charge: row.charge && json(row.charge),
  snapshot_terms: row.snapshot_terms && json(row.snapshot_terms),
  due_at: nextDue(runningOf(row, agreedAt))?.at ?? null,
});

/** False when it is there already; else its grants follow. */
export async function insertSubscription(outbox: Outbox, row: SubscriptionRow): Promise<boolean> {
  const { trx } = outbox;
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('subscription')
    .values(written(row, await findAgreedAt(trx, row)))
    .onConflict((conflict) => conflict.columns(['seller_id', 'id']).doNothing())
    .executeTakeFirst();
  if (Number(numInsertedOrUpdatedRows ?? 0) === 0) return false;
  await followSubscription(outbox, row);
  return true;
}

/** Writes what has changed, how it stood at midnight before, and when time brings the next thing; its grants follow, and its end is an event. */
export async function saveSubscription(
  { trx, events }: Outbox,
  before: SubscriptionRow,
  change: Partial<SubscriptionRow> & { updated_at: Date },
): Promise<SubscriptionRow> {
  const row = { ...before, ...change, ...snapshotOf(before, change.updated_at) };
  const { seller_id: sellerId, id, ...columns } = written(row, await findAgreedAt(trx, row));
  await trx
    .updateTable('subscription')
    .set(columns)
    .where('seller_id', '=', sellerId)
    .where('id', '=', id)
    .execute();
  const isMoved = row.status !== before.status || row.ends_at?.getTime() !== before.ends_at?.getTime();
  if (isMoved) await followSubscription({ trx, events }, row);
  if (row.status === 'expired' && before.status !== 'expired')
    await events.publish(trx, 'subscription.ended', {
      sellerId,
      subscriptionId: id,
      productId: row.product_id,
    });
  return row;
}

export async function saveOrder(
  trx: Tx,
  { seller_id, order_id }: Pick<PlacedRow, 'seller_id' | 'order_id'>,
  {
    terms,
    ...change
  }: Partial<Pick<PlacedRow, 'applied_at' | 'starts_at' | 'ends_at' | 'returned_at' | 'terms'>>,
): Promise<void> {
  await trx
    .updateTable('subscription_order')
    .set({ ...change, ...(terms && { terms: json(terms) }) })
    .where('seller_id', '=', seller_id)
    .where('order_id', '=', order_id)
    .execute();
}

/** Replaces the period of an order. */
export const saveOrderPeriod = (
  trx: Tx,
  { seller_id }: Pick<SubscriptionRow, 'seller_id'>,
  { order_id, starts_at, ends_at, terms }: Pick<PlacedRow, 'order_id' | 'starts_at' | 'ends_at' | 'terms'>,
): Promise<void> => saveOrder(trx, { seller_id, order_id }, { starts_at, ends_at, terms });

/** Moves what of its paid periods lies after a moment by so many ms, as when a pause has put everything off. */
export async function shiftOrders(
  trx: Tx,
  row: Pick<SubscriptionRow, 'seller_id' | 'id'>,
  { after, ms }: { after: Date; ms: number },
): Promise<void> {
  const by = sql`${ms}::double precision * interval '1 millisecond'`;
  await sql`
    update subscription_order set ends_at = ends_at + ${by},
      starts_at = case when starts_at >= ${after} then starts_at + ${by} else starts_at end
    where seller_id = ${row.seller_id} and subscription_id = ${row.id} and ends_at > ${after}`.execute(trx);
}

/** Adds to the story of an order, as its seller reads it. */
export async function tellStory(
  trx: Tx,
  step: { sellerId: string; orderId: string; id: string; at: Date; event: string; detail: object },
): Promise<void> {
  const { sellerId, orderId, id, at, event, detail } = step;
  await trx
    .insertInto('order_event')
    .values({ seller_id: sellerId, order_id: orderId, id, at, event, detail: json(detail) })
    .execute();
}
