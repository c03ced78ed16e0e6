// Who has paid for the periods of a subscription. Nobody proves a number before buying, so who began with it, or paid once, need not be who pays now.
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database';
import { type Held, heldOrders, isHeld } from './access.repository';

/** What an order has paid for of a subscription, and who has paid for that since. */
export interface PaidPeriod {
  /** When it is over; null for one that never is, and until its payment has counted. */
  endsAt: Date | null;
  /** The order of each payment since, with its version: of a charge to a mandate the one with which that was agreed to. */
  paidSince: readonly Payer[];
}

/** Null for what was given without an order. */
export type Payer = Held | { id: null; version: null };

/**
 * `payer`: the order whose holder paid for a row `paid` of `access_grant`. A charge to a mandate that was agreed to with an order is paid by the holder of that
 * order.
 */
const payer = sql`
  left join lateral (select id, seller_id, subscription_id, token_version, gateway_session from orders
    where seller_id = paid.seller_id and id = paid.order_id offset 0) c on true
  left join lateral (select id, token_version from orders
    where c.gateway_session like 'mandate:%' and seller_id = c.seller_id and id = substr(c.gateway_session, 9) and subscription_id = c.subscription_id offset 0) m on true
  cross join lateral (select paid.seller_id, coalesce(m.id, c.id) as order_id, coalesce(m.token_version, c.token_version) as version) payer`;

/** Money that went back has paid for nothing. */
const isStillPaid = sql`not exists (
  select 1 from subscription_order t where t.seller_id = paid.seller_id and t.order_id = paid.order_id and t.returned_at is not null)`;

/**
 * True unless somebody else has paid for the subscription that an order began: what it opened is all of orders that a browser holds. True as well for what
 * begins no subscription.
 * @param table names rows with `seller_id`, whose column `id` is the order
 */
export const holdsAllPaid = (table: string, id: string, held: readonly Held[]) =>
  sql<boolean>`not exists (
    select 1 from access_grant paid ${payer}
    where paid.seller_id = ${sql.ref(`${table}.seller_id`)} and paid.subscription_id = ${sql.ref(`${table}.${id}`)}
      and ${isStillPaid} and not ${isHeld('payer', held)} offset 0)`;

/** The other grants `paid` of the subscription of a row of `access_grant` that were given with it or since. */
const paidSince = (grant: string) => sql`
  from access_grant paid ${payer}
  where paid.seller_id = ${sql.ref(`${grant}.seller_id`)} and paid.subscription_id = ${sql.ref(`${grant}.subscription_id`)}
    and paid.order_id is distinct from ${sql.ref(`${grant}.order_id`)} and paid.granted_at >= ${sql.ref(`${grant}.granted_at`)}
    and ${isStillPaid}`;

/** True for rows of `access_grant` of whose subscription somebody else has paid for a period since. */
export const isPaidByOthersSince = (grant: string, held: readonly Held[]) =>
  sql<boolean>`exists (select 1 ${paidSince(grant)} and not ${isHeld('payer', held)} offset 0)`;

/** `PaidPeriod` of rows of `access_grant`, as JSON; null for what is no period of a subscription. */
export const periodOf = (
  grant: string,
) => sql<PeriodJson | null>`case when ${sql.ref(`${grant}.subscription_id`)} is not null then json_build_object(
  'endsAt', (select t.ends_at from subscription_order t where t.seller_id = ${sql.ref(`${grant}.seller_id`)} and t.order_id = ${sql.ref(`${grant}.order_id`)}),
  'paidSince', (select coalesce(json_agg(json_build_object('id', payer.order_id, 'version', payer.version)), '[]') ${paidSince(grant)})) end`;

/** As JSON has it. */
export type PeriodJson = Omit<PaidPeriod, 'endsAt'> & { endsAt: string | null };

export const readPeriod = (json: PeriodJson | null): PaidPeriod | null =>
  json && { ...json, endsAt: json.endsAt === null ? null : new Date(json.endsAt) };

/** Of an order; null where it opened no period of a subscription. */
export async function findPeriod(
  db: Db,
  { sellerId, orderId }: { sellerId: string; orderId: string },
): Promise<PaidPeriod | null> {
  const { rows } = await sql<{ period: PeriodJson | null }>`
    select ${periodOf('g')} as period from access_grant g
    where g.seller_id = ${sellerId} and g.order_id = ${orderId} order by g.order_line limit 1`.execute(db);
  return readPeriod(rows[0]?.period ?? null);
}

/**
 * The phone (E.164) of the buyer of an order that a browser holds; null where that was taken back, once somebody else has paid for the subscription that it
 * began, and once they have since it paid for a period.
 */
export async function findHeldPhone(db: Db, orderId: string, held: readonly Held[]): Promise<string | null> {
  const { rows } = await sql<{ buyer_phone: string }>`
    select v.buyer_phone from ${heldOrders(held)}
    where i.id = ${orderId} and ${holdsAllPaid('i', 'id', held)} and not exists (
      select 1 from access_grant g where g.seller_id = i.seller_id and g.order_id = i.id and ${isPaidByOthersSince('g', held)} offset 0)`.execute(
    db,
  );
  return rows[0]?.buyer_phone ?? null;
}
