import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../../../platform/database/schema';
import type { VersionedOrder } from './access.keys';

/** An order that a browser holds, with its version of then. */
export interface Held {
  id: string;
  version: number;
}

/** From now on links of an order are signed with the next version, which it answers; 0 where the seller has no such order. */
export async function raiseLinkVersion(
  trx: Transaction<Schema>,
  sellerId: string,
  orderId: string,
): Promise<number> {
  const row = await trx
    .updateTable('orders')
    .set((eb) => ({ link_version: eb('link_version', '+', 1) }))
    .where('seller_id', '=', sellerId)
    .where('id', '=', orderId)
    .returning('link_version')
    .executeTakeFirst();
  return row?.link_version ?? 0;
}

const raised = sql`link_version = o.link_version + 1, token_version = o.token_version + 1`;

/** The same for an order and its token, whoever's it is. */
export async function raiseVersions(db: Kysely<Schema>, orderId: string): Promise<VersionedOrder | null> {
  const { rows } = await sql<VersionedOrder>`
    update orders o set ${raised} from order_ref r
    where r.id = ${orderId} and o.seller_id = r.seller_id and o.id = r.id
    returning o.id, o.link_version as "linkVersion", o.token_version as "tokenVersion"`.execute(db);
  return rows[0] ?? null;
}

/** The same for all that was bought with phones (E.164), and for orders in the version that a browser holds; locked in one order whoever asks. */
export async function raiseVersionsOf(
  db: Kysely<Schema>,
  { phones, orders }: { phones: readonly string[]; orders: readonly Held[] },
): Promise<void> {
  await sql`
    with theirs as (
      select r.seller_id, r.order_id from purchase_ref r where r.buyer_phone = any(${[...phones]}::text[])
      union
      select i.seller_id, i.id from ${heldOrders(orders)}
    ), locked as (
      select o.seller_id, o.id from orders o join theirs t on t.seller_id = o.seller_id and t.order_id = o.id
      order by o.seller_id, o.id for update of o
    )
    update orders o set ${raised} from locked l where o.seller_id = l.seller_id and o.id = l.id`.execute(db);
}

/** `h`: what a browser holds. */
const versionsOf = (held: readonly Held[]) =>
  sql`unnest(${held.map(({ id }) => id)}::text[], ${held.map(({ version }) => version)}::int[]) as h (id, version)`;

/** `i` and `h`: the rows of `order_ref` that a browser holds and whose version still stands. */
export const heldOrders = (held: readonly Held[]) =>
  sql`${versionsOf(held)}
    join order_ref i on i.id = h.id
    join orders v on v.seller_id = i.seller_id and v.id = i.id and v.token_version = h.version`;

/** True for rows of this name whose `order_id` a browser holds, in its version. */
export const isHeld = (table: string, held: readonly Held[]) =>
  held.length === 0
    ? sql<boolean>`false`
    : sql<boolean>`exists (
    select 1 from ${versionsOf(held)} join orders v
      on v.seller_id = ${sql.ref(`${table}.seller_id`)} and v.id = h.id and v.token_version = h.version
    where h.id = ${sql.ref(`${table}.order_id`)} offset 0)`;

/** Whether anything was bought with a phone (E.164). */
export async function hasBoughtWith(db: Kysely<Schema>, phone: string): Promise<boolean> {
  const { rows } = await sql`select 1 from purchase_ref where buyer_phone = ${phone} limit 1`.execute(db);
  return rows.length > 0;
}
