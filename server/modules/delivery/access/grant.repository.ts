import { openStatuses, runningStatuses, transition } from '@haat/machines/lifecycles/access';
import type { ProductKind } from '@haat/openapi';
import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database';
import { json, type Schema } from '../../../platform/database/schema';

export type GrantRow = Selectable<Schema['access_grant']>;

/** True for rows of `access_grant` under this name that open their item: for queries of others. */
export const isOpenGrant = (alias: string) =>
  sql<boolean>`${sql.ref(`${alias}.status`)} = any(${[...openStatuses]}::text[])`;

const paid = transition({ status: 'pending', holds: [] }, 'payment.succeeded', { isLate: false });
if (!paid) throw new Error('A payment does not create an access grant');

/** Written out, so that the index of those that are due fits the question. */
const running = sql.raw(runningStatuses.map((status) => `'${status}'`).join(', '));

/**
 * The CTEs that let a buyer in and put the order in the library of that phone, once, for the row of the CTE `gate`: it has `seller_id`, `order_id`,
 * `subscription_id`, `buyer_phone`, `gift` and `at`. `param` holds the items as `grantsDocument` writes them.
 */
export const grantParts = (gate: string, param: string): string => `
  granted as (
    insert into access_grant (seller_id, id, holder_phone, product_id, source, status, holds, share, order_id, order_line, subscription_id,
      granted_at, ends_at, changed_at, changed_by)
    select m.seller_id, g.id, m.buyer_phone, g.product_id, case when m.gift = 'received' then 'gift' else 'sale' end, '${paid.status}', '[]', g.share, m.order_id, g.line, m.subscription_id,
      m.at, g.ends_at, m.at, 'payment.succeeded'
    from ${gate} m, json_to_recordset(${param}::text::json) as g (id text, product_id text, line integer, share bigint, ends_at timestamptz)
    on conflict (seller_id, order_id, order_line) where order_id is not null do nothing
  ), bought as (
    insert into purchase_ref (buyer_phone, order_id, seller_id, at)
    select buyer_phone, order_id, seller_id, at from ${gate}
    on conflict (buyer_phone, order_id) do nothing
  )`;

/** Which grants of a seller: by themselves, of orders, or of a subscription. */
export type Which = { ids: readonly string[] } | { orderIds: readonly string[] } | { subscriptionId: string };

const among = (which: Which) => {
  if ('ids' in which) return sql`id = any(${[...which.ids]}::text[])`;
  if ('orderIds' in which) return sql`order_id = any(${[...which.orderIds]}::text[])`;
  return sql`subscription_id = ${which.subscriptionId}`;
};

/** Locked until the transaction ends, always in the same order. */
export async function lockGrants(trx: Tx, sellerId: string, which: Which): Promise<GrantRow[]> {
  const { rows } = await sql<GrantRow>`
    select * from access_grant where seller_id = ${sellerId} and ${among(which)} order by id for update`.execute(
    trx,
  );
  return rows;
}

/** Expired grants of all sellers; */
export async function lockDue(trx: Tx, now: Date, limit: number): Promise<GrantRow[]> {
  const { rows } = await sql<GrantRow>`
    select * from access_grant
    where ends_at <= ${now} and subscription_id is null and status in (${running})
    order by ends_at, id limit ${limit} for update skip locked`.execute(trx);
  return rows;
}

export type GrantChange = Pick<
  GrantRow,
  'seller_id' | 'id' | 'holder_phone' | 'status' | 'holds' | 'ends_at' | 'changed_at' | 'changed_by'
>;

/** Writes all in one statement. */
export async function saveGrants(trx: Tx, changes: readonly GrantChange[]): Promise<void> {
  if (changes.length === 0) return;
  await sql`
    update access_grant g set holder_phone = c.holder_phone, holder_name = case when c.holder_phone <> '' then g.holder_name end, status = c.status, holds = c.holds, ends_at = c.ends_at, changed_at = c.changed_at, changed_by = c.changed_by
    from json_to_recordset(${json(changes)}::text::json) as c (seller_id uuid, id text, holder_phone text, status text, holds jsonb, ends_at timestamptz,
      changed_at timestamptz, changed_by text)
    where g.seller_id = c.seller_id and g.id = c.id`.execute(trx);
}

/** The phone of whoever bought with some orders is written nowhere any more; what they bought opens by its links. Answers the grants. */
export async function forgetHolders(
  trx: Tx,
  orders: readonly { seller_id: string; order_id: string }[],
): Promise<{ seller_id: string; id: string }[]> {
  const { rows } = await sql<{ seller_id: string; id: string }>`
    update access_grant g set holder_phone = '', holder_name = null
    from json_to_recordset(${json(orders)}::text::json) as o (seller_id uuid, order_id text)
    where g.seller_id = o.seller_id and g.order_id = o.order_id
    returning g.seller_id, g.id`.execute(trx);
  return rows;
}

/** What was given to phones (E.164) without an order, before a moment; at most `limit`, and locked. */
export async function lockGiven(
  trx: Tx,
  { phones, before }: { phones: readonly string[]; before: Date },
  limit: number,
): Promise<GrantRow[]> {
  const { rows } = await sql<GrantRow>`
    select * from access_grant
    where holder_phone = any(${[...phones]}::text[]) and order_id is null and granted_at < ${before}
    order by id limit ${limit} for update`.execute(trx);
  return rows;
}

/** Says of the grants of an order which subscription they go on with. */
export async function attachGrants(
  trx: Tx,
  { sellerId, orderId, subscriptionId }: { sellerId: string; orderId: string; subscriptionId: string },
): Promise<void> {
  await trx
    .updateTable('access_grant')
    .set({ subscription_id: subscriptionId })
    .where('seller_id', '=', sellerId)
    .where('order_id', '=', orderId)
    .execute();
}

/** A grant as its holder sees it. */
export type HeldGrant = Pick<
  GrantRow,
  'seller_id' | 'id' | 'product_id' | 'status' | 'order_id' | 'subscription_id' | 'granted_at' | 'ends_at'
>;

const heldColumns = sql.raw(
  'seller_id, id, product_id, status, order_id, subscription_id, granted_at, ends_at',
);

const mostHeld = 20;

/** What somebody holds of a product: of a subscription, which has a grant for each period, the one that counts. */
export interface HeldProduct extends HeldGrant {
  /** When they began to hold it. */
  since: Date;
}

/** What phones (E.164) hold of a product: those that are open first, then the newest, at most 20. Of a subscription it is the first of its own. */
export async function findHeld(
  db: Db,
  { sellerId, productId, phones }: { sellerId: string; productId: string; phones: readonly string[] },
): Promise<HeldProduct[]> {
  const { rows } = await sql<HeldProduct>`
    select h.* from (
      select distinct on (coalesce(g.subscription_id, g.id)) ${heldColumns},
        min(g.granted_at) over (partition by coalesce(g.subscription_id, g.id)) as since
      from access_grant g
      where seller_id = ${sellerId} and product_id = ${productId} and holder_phone = any(${[...phones]}::text[])
        and holder_phone <> '' and status <> 'pending'
      order by coalesce(g.subscription_id, g.id), ${isOpenGrant('g')} desc, g.granted_at desc, g.id
    ) h
    order by ${isOpenGrant('h')} desc, h.granted_at desc, h.id limit ${mostHeld}`.execute(db);
  return rows;
}

/** A grant by its id, if one of these phones (E.164) holds it. */
export async function findHeldById(
  db: Db,
  { sellerId, id, phones }: { sellerId: string; id: string; phones: readonly string[] },
): Promise<HeldGrant | null> {
  const { rows } = await sql<HeldGrant>`
    select ${heldColumns}
    from access_grant
    where seller_id = ${sellerId} and id = ${id} and holder_phone = any(${[...phones]}::text[]) and holder_phone <> '' and status <> 'pending'`.execute(
    db,
  );
  return rows[0] ?? null;
}

/** A grant with what is said of its item. */
export interface ShownGrant extends Pick<GrantRow, 'id' | 'product_id' | 'status' | 'share' | 'ends_at'> {
  kind: ProductKind;
  title: string;
}

/** What an order was given, item by item. */
export async function findGrants(db: Db, sellerId: string, orderId: string): Promise<ShownGrant[]> {
  const { rows } = await sql<ShownGrant>`
    select g.id, g.product_id, g.status, g.share, g.ends_at, p.kind, p.title
    from access_grant g join product p on p.seller_id = g.seller_id and p.id = g.product_id
    where g.seller_id = ${sellerId} and g.order_id = ${orderId} order by g.order_line`.execute(db);
  return rows;
}
