import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database';
import type { Schema } from '../../../platform/database/schema';

export type RequestRow = Selectable<Schema['refund_request']>;
export type OrderRow = Selectable<Schema['orders']>;

/** An order that one of these phones paid for, locked: who asks and who answers come one after the other. */
export async function lockBought(
  trx: Tx,
  phones: readonly string[],
  orderId: string,
): Promise<OrderRow | null> {
  const { rows } = await sql<OrderRow>`
    select o.* from purchase_ref r join orders o on o.seller_id = r.seller_id and o.id = r.order_id
    where r.buyer_phone = any(${phones}::text[]) and r.order_id = ${orderId} for update of o`.execute(trx);
  return rows[0] ?? null;
}

export async function findSold(db: Db, sellerId: string, orderId: string): Promise<OrderRow | null> {
  const { rows } = await sql<OrderRow>`
    select * from orders where seller_id = ${sellerId} and id = ${orderId}`.execute(db);
  return rows[0] ?? null;
}

export async function lockSold(trx: Tx, sellerId: string, orderId: string): Promise<OrderRow | null> {
  const { rows } = await sql<OrderRow>`
    select * from orders where seller_id = ${sellerId} and id = ${orderId} for update`.execute(trx);
  return rows[0] ?? null;
}

/** A request beside the money of its order, in paise. */
export interface ExistingRequest extends RequestRow {
  /** What has gone back since it was made. */
  returned: number;
  /** Unrefunded amount of the order. */
  left: number;
}

const returned = sql`(select coalesce(sum(f.amount), 0)::bigint from refund f
  where f.seller_id = r.seller_id and f.order_id = r.order_id and f.status = 'done' and f.ended_at >= r.at)`;
const left = sql`(o.amount - coalesce(o.refunded, 0))`;

/** Every request of an order, the newest first. */
export async function findRequests(db: Db, sellerId: string, orderId: string): Promise<ExistingRequest[]> {
  const { rows } = await sql<ExistingRequest>`
    select r.*, ${returned} as returned, ${left} as "left" from refund_request r
    join orders o on o.seller_id = r.seller_id and o.id = r.order_id
    where r.seller_id = ${sellerId} and r.order_id = ${orderId} order by r.number desc`.execute(db);
  return rows;
}

/** A refund that was made because of a request. */
export interface RequestRefund {
  number: number;
  status: Schema['refund']['status'];
  amount: number;
  key: string;
}

/** Every refund made for a request, the first first: a failed one is followed by another. */
export async function findRequestRefunds(
  db: Db,
  { seller_id, order_id }: RequestRow,
  key: string,
): Promise<RequestRefund[]> {
  const { rows } = await sql<RequestRefund>`
    select number, status, amount, key from refund
    where seller_id = ${seller_id} and order_id = ${order_id} and (key = ${key} or key like ${`${key}.%`})
    order by number`.execute(db);
  return rows;
}

export async function findRefund(
  db: Db,
  sellerId: string,
  orderId: string,
  number: number,
): Promise<Selectable<Schema['refund']> | null> {
  const row = await db
    .selectFrom('refund')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .where('order_id', '=', orderId)
    .where('number', '=', number)
    .executeTakeFirst();
  return row ?? null;
}

export async function insertRequest(trx: Tx, request: RequestRow): Promise<void> {
  await trx.insertInto('refund_request').values(request).execute();
}

export async function changeRequest(
  trx: Tx,
  { seller_id, order_id, number }: RequestRow,
  change: Partial<
    Pick<RequestRow, 'status' | 'message' | 'answered_by' | 'lapses_at' | 'reminded_at' | 'ended_at'>
  >,
): Promise<void> {
  await trx
    .updateTable('refund_request')
    .set(change)
    .where('seller_id', '=', seller_id)
    .where('order_id', '=', order_id)
    .where('number', '=', number)
    .execute();
}

export interface ListedRow extends ExistingRequest {
  product_id: string;
  title: string;
  buyer_name: string | null;
}

/** A seller's requests that nobody has answered, the oldest first. */
export const findOpenOf = (db: Db, sellerId: string): Promise<ListedRow[]> =>
  select(db, sql`r.ended_at is null and r.seller_id = ${sellerId}`, sql`r.at`);

/** Unanswered requests past their deadline, for the operator. */
export const findLapsed = (db: Db): Promise<ListedRow[]> =>
  select(db, sql`r.ended_at is null and r.status = 'lapsed'`, sql`r.lapses_at`);

/** Wishes that creators said no to since a moment, the newest no first: for the operator, whom a buyer may write to. */
export const findRefused = (db: Db, since: Date): Promise<ListedRow[]> =>
  select(
    db,
    sql`r.status = 'refused' and r.answered_by = 'seller' and r.ended_at >= ${since} and o.status = 'fulfilled' and ${left} > 0
      and not exists (select 1 from refund_request n
        where n.seller_id = r.seller_id and n.order_id = r.order_id and n.number > r.number)`,
    sql`r.ended_at desc`,
  );

/**
 * Every open request that is to be changed now, the most urgent first: each is changed then, so none keeps another one waiting. Its
 * reminder is due when its time is over before `until`.
 */
export const findDue = (db: Db, now: Date, until: Date): Promise<ListedRow[]> =>
  select(
    db,
    sql`r.ended_at is null and (
      r.status = 'asked' and (r.lapses_at <= ${now} or (r.reminded_at is null and r.lapses_at <= ${until}))
      or o.refunded is not null and (${left} <= 0 or ${returned} >= r.amount))`,
    sql`r.lapses_at`,
  );

async function select(
  db: Db,
  condition: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
): Promise<ListedRow[]> {
  const { rows } = await sql<ListedRow>`
    select r.*, ${returned} as returned, ${left} as "left", o.product_id, p.title, o.buyer_name from refund_request r
    join orders o on o.seller_id = r.seller_id and o.id = r.order_id
    join product p on p.seller_id = o.seller_id and p.id = o.product_id
    where ${condition} order by ${order} limit 100`.execute(db);
  return rows;
}

/** What messages about an order call it, and where its seller hears of it. */
export async function findContacts(
  trx: Tx,
  order: OrderRow,
): Promise<{ title: string; sellerName: string; sellerEmail: string | null }> {
  const row = await trx
    .selectFrom('product as p')
    .innerJoin('account as a', 'a.id', 'p.seller_id')
    .select(['p.title', 'a.name', 'a.email'])
    .where('p.seller_id', '=', order.seller_id)
    .where('p.id', '=', order.product_id)
    .executeTakeFirst();
  return { title: row?.title ?? '', sellerName: row?.name ?? '', sellerEmail: row?.email ?? null };
}
