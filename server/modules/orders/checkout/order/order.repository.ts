import type { OrderStatus } from '@haat/openapi';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { namedQuery } from '../../../../platform/database/named';
import type { Schema } from '../../../../platform/database/schema';

export type OrderRow = Selectable<Schema['orders']>;

const lasting = [
  'o.seller_id',
  'o.id',
  'o.product_id',
  'o.price_id',
  'o.amount',
  'o.discount',
  'o.currency',
  'o.fee',
  'o.fee_tax',
  'o.buyer_phone',
  'o.buyer_email',
  'o.seller_gstin',
  'o.provider',
  'o.gateway_session',
  'o.subscription_id',
  'o.link_id',
  'o.device',
  'o.buyer_language',
  'o.gift',
] as const;

type Lasting = (typeof lasting)[number] extends `o.${infer Name extends keyof OrderRow}` ? Name : never;

/** The part of an order that is written when it is placed and never again. */
export type OrderFacts = Pick<OrderRow, Lasting>;

export async function findFacts(db: Kysely<Schema>, id: string): Promise<OrderFacts | null> {
  const row = await db
    .selectFrom('order_ref as r')
    .innerJoin('orders as o', (join) =>
      join.onRef('o.seller_id', '=', 'r.seller_id').onRef('o.id', '=', 'r.id'),
    )
    .select(lasting)
    .where('r.id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

export async function findOrder(db: Kysely<Schema>, sellerId: string, id: string): Promise<OrderRow | null> {
  const row = await db
    .selectFrom('orders')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** Orders of several sellers by their ids, in one statement; those that are gone are missing. */
export async function findOrders(
  db: Kysely<Schema>,
  keys: readonly { sellerId: string; orderId: string }[],
): Promise<Map<string, OrderRow>> {
  const wanted = JSON.stringify(keys.map(({ sellerId, orderId }) => ({ sellerId, orderId })));
  const { rows } = await sql<OrderRow>`
    select o.* from json_to_recordset(${wanted}::text::json) as k ("sellerId" uuid, "orderId" text)
    join orders o on o.seller_id = k."sellerId" and o.id = k."orderId"`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** The order, locked until the transaction ends. */
export async function lockOrder(
  trx: Transaction<Schema>,
  sellerId: string,
  id: string,
): Promise<OrderRow | null> {
  const text = 'select * from orders where seller_id = :sellerId and id = :id for update';
  const { rows } = await trx.executeQuery(namedQuery<OrderRow>(text, { sellerId, id }));
  return rows[0] ?? null;
}

export interface OpenOrder {
  sellerId: string;
  id: string;
  productId: string;
  expiresAt: Date;
}

const openColumns = sql.raw(
  'seller_id as "sellerId", id, product_id as "productId", expires_at as "expiresAt"',
);
/** At most 100 unpaid orders whose hold ran out at `now`, the oldest first. */
export async function findHeldTooLong(db: Kysely<Schema>, now: Date): Promise<OpenOrder[]> {
  const { rows } = await sql<OpenOrder>`
    select ${openColumns} from orders where hold_until <= ${now} and ${byHand} order by hold_until limit 100`.execute(
    db,
  );
  return rows;
}

/** The open orders of a phone for a product, the oldest first. */
export async function findOpenOf(
  db: Kysely<Schema>,
  { seller_id, product_id, buyer_phone }: Pick<OrderFacts, 'seller_id' | 'product_id' | 'buyer_phone'>,
): Promise<OpenOrder[]> {
  const { rows } = await sql<OpenOrder>`
    select ${openColumns} from orders where seller_id = ${seller_id} and product_id = ${product_id}
      and buyer_phone = ${buyer_phone} and open_slot is not null order by created_at, id`.execute(db);
  return rows;
}

/** Extends a reservation: its payment is in progress, or its status is unknown. */
export async function prolongHold(
  trx: Transaction<Schema>,
  { seller_id, id }: OrderRow,
  until: Date,
): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ hold_until: until })
    .where('seller_id', '=', seller_id)
    .where('id', '=', id)
    .execute();
}

const openStatuses: OrderStatus[] = ['created', 'awaitingPayment', 'failed', 'dropped'];

/** Charges to mandates are polled on their own schedule. */
const byHand = sql`gateway_session not like 'mandate:%'`;

/** At most 100 unpaid orders expired at `now`, oldest first. */
export function findExpired(db: Kysely<Schema>, now: Date): Promise<OpenOrder[]> {
  return findOpen(db, sql`expires_at <= ${now}`);
}

/** At most 100 unpaid orders placed in a window of time: their webhook may have been lost. */
export function findWaiting(db: Kysely<Schema>, from: Date, to: Date): Promise<OpenOrder[]> {
  return findOpen(
    db,
    sql`expires_at >= ${from} and expires_at < ${to} and status = 'awaitingPayment' and ${byHand}`,
  );
}

async function findOpen(db: Kysely<Schema>, condition: ReturnType<typeof sql>): Promise<OpenOrder[]> {
  const { rows } = await sql<OpenOrder>`
    select ${openColumns} from orders
    where status in (${sql.join(openStatuses.map((status) => sql.lit(status)))}) and ${condition}
    order by expires_at limit 100`.execute(db);
  return rows;
}

/** At most 500 orders that hang at a bank and came there at `from` or later, those that wait longest first. */
export async function findPending(db: Kysely<Schema>, from: Date): Promise<OpenOrder[]> {
  const { rows } = await sql<OpenOrder>`
    select ${openColumns} from orders where status = 'pending' and updated_at >= ${from} and ${byHand}
    order by updated_at limit 500`.execute(db);
  return rows;
}

/** The next 100 orders by their ids that mandates pay, that were placed before a time and that no bank has decided. */
export async function findCharges(
  db: Kysely<Schema>,
  { placedBefore, after }: { placedBefore: Date; after: string },
): Promise<OpenOrder[]> {
  const isNext = sql`gateway_session like 'mandate:%' and created_at < ${placedBefore} and id > ${after}`;
  const { rows } = await sql<OpenOrder>`
    select ${openColumns} from orders where status = 'awaitingPayment' and ${isNext}
    union all select ${openColumns} from orders where status = 'pending' and ${isNext}
    order by id limit 100`.execute(db);
  return rows;
}
