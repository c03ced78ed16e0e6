import type { AccessStatus } from '@haat/machines/lifecycles/access';
import type { SubscriptionStatus } from '@haat/machines/lifecycles/subscription';
import type { OrderStatus, ProductKind } from '@haat/openapi';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Position } from '../../../platform/database/cursor';
import type { Db, Tx } from '../../../platform/database/database';
import { json, type Schema } from '../../../platform/database/schema';
import { isOpenGrant } from '../access';
import type { ProductRef } from './member.delivery';

type GrantRow = Selectable<Schema['access_grant']>;

/** A member: a grant with what its order and its subscription say of it. Of a subscription, which has a grant for each period, the one that counts. */
export interface MemberRow
  extends Pick<
    GrantRow,
    | 'id'
    | 'product_id'
    | 'holder_phone'
    | 'status'
    | 'granted_at'
    | 'ends_at'
    | 'source'
    | 'order_id'
    | 'subscription_id'
    | 'changed_at'
    | 'changed_by'
    | 'invited_at'
  > {
  name: string | null;
  kind: ProductKind;
  since: Date;
  order_status: OrderStatus | null;
  subscription_status: SubscriptionStatus | null;
  /** Whether money for it went back, or is on its way. */
  is_refunded: boolean;
}

/** Open ones before closed ones, then the newest. */
const isLast = sql`(g.subscription_id is null or not exists (
  select 1 from access_grant n where n.seller_id = g.seller_id and n.subscription_id = g.subscription_id and n.product_id = g.product_id
    and (${isOpenGrant('n')}, n.granted_at, n.id) > (${isOpenGrant('g')}, g.granted_at, g.id)))`;

const joins = sql`
  from access_grant g
  join product p on p.seller_id = g.seller_id and p.id = g.product_id
  left join orders o on o.seller_id = g.seller_id and o.id = g.order_id
  left join subscription s on s.seller_id = g.seller_id and s.id = g.subscription_id`;

const members = sql`
  select g.id, g.product_id, g.holder_phone, g.status, g.granted_at, g.ends_at, g.source, g.order_id, g.subscription_id, g.changed_at, g.changed_by,
    g.invited_at, p.kind, coalesce(nullif(o.buyer_name, ''), g.holder_name) as name, o.status as order_status, s.status as subscription_status,
    case when g.subscription_id is null then g.granted_at else (
      select min(f.granted_at) from access_grant f
      where f.seller_id = g.seller_id and f.subscription_id = g.subscription_id and f.product_id = g.product_id) end as since,
    g.order_id is not null and exists (
      select 1 from refund r where r.seller_id = g.seller_id and r.order_id = g.order_id and g.id = any(r.access_ids)) as is_refunded
  ${joins}`;

export interface MemberFilter {
  status?: AccessStatus | undefined;
  /** Of names, in small letters, for `like`. */
  pattern: string | null;
  /** Of a number; null where the text is none. */
  digits: string | null;
}

/** Newest first. `named` adds whoever goes by that name where the product leads; `only` leaves out whoever is not so. */
export async function listMembers(
  db: Db,
  { sellerId, productId }: ProductRef,
  { status, pattern, digits }: MemberFilter,
  {
    after,
    limit,
    named,
    only = null,
  }: {
    after: Position | null;
    limit: number;
    named: RawBuilder<boolean> | null;
    only?: RawBuilder<boolean> | null;
  },
): Promise<MemberRow[]> {
  const conditions = [sql`g.seller_id = ${sellerId} and g.product_id = ${productId}`, isLast];
  if (only) conditions.push(only);
  if (status) conditions.push(sql`g.status = ${status}`);
  if (pattern !== null) {
    const found = [sql`lower(coalesce(nullif(o.buyer_name, ''), g.holder_name)) like ${pattern}`];
    if (digits !== null) found.push(sql`g.holder_phone like ${`%${digits}%`}`);
    if (named) found.push(named);
    conditions.push(sql`(${sql.join(found, sql` or `)})`);
  }
  // Cursors are exact to the millisecond, what is stored to the microsecond. As the index `access_grant_in_order` has it.
  const at = sql`date_trunc('milliseconds', g.granted_at at time zone 'UTC')`;
  if (after) conditions.push(sql`(${at}, g.id) < (${after.at}::timestamptz at time zone 'UTC', ${after.id})`);
  const { rows } = await sql<MemberRow>`
    ${members} where ${sql.join(conditions, sql` and `)} order by ${at} desc, g.id desc limit ${limit}`.execute(
    db,
  );
  return rows;
}

/** One member of a seller, by the id of their grant. */
export async function findMember(db: Db, sellerId: string, id: string): Promise<MemberRow | null> {
  const { rows } = await sql<MemberRow>`
    ${members} where g.seller_id = ${sellerId} and g.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** The grants that members have, each with the id of its member: one, or one for each period of a subscription. */
export async function findGrantsOfMembers(
  db: Db,
  sellerId: string,
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; member_id: string }>`
    select g.id, m.id as member_id from access_grant m
    join access_grant g on g.seller_id = m.seller_id and g.subscription_id = m.subscription_id and g.product_id = m.product_id
    where m.seller_id = ${sellerId} and m.id = any(${[...memberIds]}::text[])`.execute(db);
  return new Map([
    ...memberIds.map((id) => [id, id] as const),
    ...rows.map(({ id, member_id }) => [id, member_id] as const),
  ]);
}

/** The grants that a member has: one, or one for each period of a subscription. */
export async function findGrantIds(db: Db, sellerId: string, member: MemberRow): Promise<string[]> {
  if (member.subscription_id === null) return [member.id];
  const rows = await db
    .selectFrom('access_grant')
    .select('id')
    .where('seller_id', '=', sellerId)
    .where('subscription_id', '=', member.subscription_id)
    .where('product_id', '=', member.product_id)
    .execute();
  return rows.map(({ id }) => id);
}

export async function countMembers(
  db: Db,
  { sellerId, productId }: ProductRef,
): Promise<Record<AccessStatus, number>> {
  const { rows } = await sql<{ status: AccessStatus; count: number }>`
    select g.status, count(*)::int as count from access_grant g
    where g.seller_id = ${sellerId} and g.product_id = ${productId} and ${isLast} group by g.status`.execute(
    db,
  );
  const none = { pending: 0, active: 0, grace: 0, suspended: 0, ended: 0, revoked: 0 };
  return { ...none, ...Object.fromEntries(rows.map(({ status, count }) => [status, count])) };
}

/** What is left over all prices; null where one of them is not limited. */
export async function countSeatsLeft(db: Db, { sellerId, productId }: ProductRef): Promise<number | null> {
  const { rows } = await sql<{ left: number | null }>`
    select case when bool_and(price ? 'stock') then sum(greatest(0, (price->>'stock')::int - coalesce(
      (select t.taken from stock_taken t where t.seller_id = p.seller_id and t.product_id = p.id and t.price_id = price->>'id'),
      (select coalesce(sum(o.quantity), 0) from orders o where o.seller_id = p.seller_id and o.product_id = p.id and o.price_id = price->>'id'
        and o.holds_stock and (o.subscription_id is null or o.subscription_id = o.id)))))::int end as left
    from product p cross join lateral jsonb_array_elements(p.prices) as price
    where p.seller_id = ${sellerId} and p.id = ${productId}`.execute(db);
  return rows[0]?.left ?? null;
}

export interface OwnProduct {
  kind: ProductKind;
  title: string;
  status: string;
  language: string;
}

export async function findProduct(db: Db, { sellerId, productId }: ProductRef): Promise<OwnProduct | null> {
  const row = await db
    .selectFrom('product')
    .select(['kind', 'title', 'status', 'language'])
    .where('seller_id', '=', sellerId)
    .where('id', '=', productId)
    .executeTakeFirst();
  return row ?? null;
}

/** Nobody else adds or invites members of this seller until the transaction ends. */
export async function lockMembers(trx: Tx, sellerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`members ${sellerId}`}, 0))`.execute(trx);
}

/** What was given of a product and runs, by the phone (E.164) of its holder. */
export async function findGiven(
  trx: Tx,
  { sellerId, productId }: ProductRef,
  phones: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; holder_phone: string }>`
    select id, holder_phone from access_grant
    where seller_id = ${sellerId} and product_id = ${productId} and order_id is null and holder_phone = any(${[...phones]}::text[])
      and status in ('pending', 'active', 'grace', 'suspended')`.execute(trx);
  return new Map(rows.map(({ id, holder_phone }) => [holder_phone, id]));
}

export async function countGiven(trx: Tx, { sellerId, productId }: ProductRef): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from access_grant
    where seller_id = ${sellerId} and product_id = ${productId} and order_id is null
      and status in ('pending', 'active', 'grace', 'suspended')`.execute(trx);
  return rows[0]?.count ?? 0;
}

export interface GivenGrant {
  id: string;
  phone: string;
  name: string | null;
  endsAt: Date | null;
  source: 'manual' | 'import';
}

/** Writes what is given: it opens with the event of its creator. */
export async function insertGiven(
  trx: Tx,
  { sellerId, productId }: ProductRef,
  grants: readonly GivenGrant[],
  at: Date,
): Promise<void> {
  await sql`
    insert into access_grant (seller_id, id, holder_phone, holder_name, product_id, source, status, holds, share, granted_at, ends_at, changed_at,
      changed_by)
    select ${sellerId}::uuid, g.id, g.phone, g.name, ${productId}, g.source, 'pending', '[]', 0, ${at}::timestamptz, g."endsAt", ${at}::timestamptz,
      'creator.granted'
    from json_to_recordset(${json(grants)}::text::json) as g (id text, phone text, name text, source text, "endsAt" timestamptz)`.execute(
    trx,
  );
}

/** Invites of a seller since a moment. */
export async function countInvited(trx: Tx, sellerId: string, since: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from access_grant where seller_id = ${sellerId} and invited_at > ${since}`.execute(
    trx,
  );
  return rows[0]?.count ?? 0;
}

export async function noteInvited(
  trx: Tx,
  sellerId: string,
  ids: readonly string[],
  at: Date,
): Promise<void> {
  await sql`
    update access_grant set invited_at = ${at} where seller_id = ${sellerId} and id = any(${[...ids]}::text[])`.execute(
    trx,
  );
}
