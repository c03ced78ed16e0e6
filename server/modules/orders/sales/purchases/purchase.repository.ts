import type { Image, OrderStatus, ProductKind, PurchasedSubscription } from '@haat/openapi';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../../platform/database/database';
import { holdsAllPaid, isHeld, isOpenGrant, isPaidByOthersSince, type ShownGrant } from '../../../delivery';

/** As JSON has it. */
type GrantOfPurchase = Omit<ShownGrant, 'share' | 'ends_at'> & {
  ends_at: string | null;
  is_archived: boolean;
};

export interface PurchaseRow {
  order_id: string;
  seller_id: string;
  at: Date;
  status: OrderStatus;
  amount: number;
  quantity: number;
  /** What its giver paid, or what its recipient has; null for every other order. */
  gift: 'given' | 'received' | null;
  product_id: string;
  kind: ProductKind;
  title: string;
  language: string;
  cover: Image | null;
  /** The order that opens what was bought; null once nothing does. */
  opens: string | null;
  opens_version: number | null;
  /** Of that order, or of the one that opened it last: item by item, `ends_at` as text. */
  grants: GrantOfPurchase[];
  /** Null as well for a browser that has not proved the number, once somebody else has paid for it. */
  subscription: string | null;
  subscription_status: PurchasedSubscription['status'] | null;
  subscription_ends_at: Date | null;
  /** ISO 8601, of what begins at an hour: the next session of what it opens, else of the product itself unless that was cancelled. */
  starts_at: string | null;
  /** Of the part that has this session; null where that is the product itself. */
  starts_title: string | null;
}

/** Selects purchases: verified phones of the caller, and the orders */
export interface BoughtBy {
  phones: readonly string[];
  orders: readonly { id: string; version: number }[];
}

/** Which of them; all are left out for all. */
export interface PurchaseFilter {
  text?: string | undefined;
  /** Only those with a session to come. */
  isComing?: boolean;
  /** Only those of this kind, and those with a part of it. */
  kind?: ProductKind | undefined;
}

/** The last row of the page before: when it was bought, or where only what is to come is listed, when that begins. */
type Page = PurchaseFilter & { after: { at: Date; orderId: string } | null; limit: number; now: Date };

/** Purchases, newest first; those with a session to come by its start, the soonest first. A subscription is one purchase. */
export async function findPurchases(db: Db, by: BoughtBy, page: Page): Promise<PurchaseRow[]> {
  const { after, text, kind, now } = page;
  const sorting = page.isComing ? soonestFirst(by, now) : newestFirst;
  const grants = grantsOf(by, now, sql`true`);
  const conditions = [
    after ? sorting.after(after) : null,
    // Beginnings and middles of words: a library is small.
    text
      ? sql`(p.title ilike ${pattern(text)} or exists (
          select 1 from account a where a.id = r.seller_id and a.name ilike ${pattern(text)})
          or exists (select 1 from ${grants} where i.title ilike ${pattern(text)}))`
      : null,
    kind ? sql`(p.kind = ${kind} or exists (select 1 from ${grants} where i.kind = ${kind}))` : null,
  ].flatMap((condition) => (condition ? [sql`and ${condition}`] : []));
  return select(db, {
    by,
    among: boughtRefs(by),
    condition: sql`(o.subscription_id is null or o.subscription_id = o.id) ${sql.join(conditions, sql` `)}`,
    sorting,
    limit: page.limit,
    now,
  });
}

/** Rows of `purchase_ref`: of the phones, and of the orders that a browser holds. */
export function boughtRefs({ phones, orders }: BoughtBy): RawBuilder<unknown> {
  const byPhone = sql`select * from purchase_ref where buyer_phone = any(${phones}::text[])`;
  if (orders.length === 0) return byPhone;
  return sql`${byPhone} union select f.*
    from unnest(${orders.map(({ id }) => id)}::text[], ${orders.map(({ version }) => version)}::int[]) as h (id, version)
    cross join lateral (select seller_id from order_ref where id = h.id offset 0) i
    cross join lateral (select buyer_phone from orders
      where seller_id = i.seller_id and id = h.id and token_version = h.version offset 0) t
    join purchase_ref f on f.buyer_phone = t.buyer_phone and f.order_id = h.id`;
}

const pattern = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** One of them; null when these phones did not buy it. */
export async function findPurchase(
  db: Db,
  phones: readonly string[],
  orderId: string,
  now: Date,
): Promise<PurchaseRow | null> {
  const rows = await select(db, {
    by: { phones, orders: [] },
    among: sql`select * from purchase_ref where buyer_phone = any(${phones}::text[]) and order_id = ${orderId}`,
    condition: sql`true`,
    sorting: newestFirst,
    limit: 1,
    now,
  });
  return rows[0] ?? null;
}

interface Selection {
  by: BoughtBy;
  /** Selects rows of `purchase_ref`. */
  among: RawBuilder<unknown>;
  condition: RawBuilder<unknown>;
  sorting: Sorting;
  limit: number;
  now: Date;
}

/** Whether `r` was bought with a number that was proved. */
const isProved = ({ phones }: BoughtBy) => sql<boolean>`r.buyer_phone = any(${phones}::text[])`;

/** The orders that open what `r` bought: its own, and those that continue its subscription. Of those a browser that has proved no number has the ones that it holds. */
const openingOrders = (by: BoughtBy) => sql`(select r.order_id union all
  select t.order_id from subscription_order t where t.seller_id = r.seller_id and t.subscription_id = r.order_id and t.order_id <> r.order_id
    and (${isProved(by)} or ${isHeld('t', by.orders)})) as x (order_id)`;

/**
 * The grants `g` of an order `x`. In a browser that has proved no number they end with the period that the order has paid for, and free days at once, when
 * somebody else has paid since.
 */
const grantsOfOrder = (by: BoughtBy, now: Date) =>
  by.orders.length === 0
    ? sql`access_grant g where g.seller_id = r.seller_id and g.order_id = x.order_id`
    : sql`(select g.seller_id, g.id, g.product_id, g.order_id, g.order_line, g.granted_at,
        case when (${isOpenGrant('g')} and own.ends_at <= ${now}::timestamptz) or (own.ends_at is not null and g.holds @> '["replaced"]')
          then 'ended' else g.status end as status,
        coalesce(own.ends_at, g.ends_at) as ends_at
      from access_grant g
      left join lateral (select t.ends_at from subscription_order t
        where t.seller_id = g.seller_id and t.order_id = g.order_id and not ${isProved(by)} and ${isPaidByOthersSince('g', by.orders)} offset 0) own on true
      where g.seller_id = r.seller_id and g.order_id = x.order_id offset 0) g where true`;

/** The grants `g` of what `r` bought, and the product `i` of each. */
const grantsOf = (by: BoughtBy, now: Date, condition: RawBuilder<unknown>) => sql`${openingOrders(by)}
  cross join lateral (select * from ${grantsOfOrder(by, now)} and ${condition} offset 0) g
  cross join lateral (select kind, title, status = 'archived' as is_archived from product i where i.seller_id = g.seller_id and i.id = g.product_id offset 0) i`;

/** A session that its creator cancelled is archived too, and nobody keeps it. */
const isKept = sql`not exists (select 1 from session_cancellation c where c.seller_id = g.seller_id and c.product_id = g.product_id)`;

/** Whether the session that `r` bought does not take place. */
const isCancelled = sql`exists (
  select 1 from session_cancellation c where c.seller_id = r.seller_id and c.product_id = r.product_id offset 0)`;

/** Sessions `l` to come or going on, of all that `r` opens: the parts of a combo and sessions of courses among it. */
const sessionsOf = (by: BoughtBy, now: Date) => sql`${grantsOf(by, now, isOpenGrant('g'))}
  cross join lateral (select l.starts_at from live_session l where l.seller_id = g.seller_id and l.product_id = g.product_id
    and l.minutes > 0 and l.starts_at + make_interval(mins => l.minutes) > ${now}::timestamptz offset 0) l`;

/** In which order they are, which has to be known before the page is cut. */
interface Sorting {
  /** What is looked up for it of every row `r`. */
  lookUp: RawBuilder<unknown>;
  by: RawBuilder<unknown>;
  after(last: { at: Date; orderId: string }): RawBuilder<unknown>;
}

const newestFirst: Sorting = {
  lookUp: sql``,
  by: sql`r.at desc, r.order_id desc`,
  after: ({ at, orderId }) => sql`(r.at, r.order_id) < (${at}::timestamptz, ${orderId})`,
};

/** Of what has a session to come, and of nothing else. */
const soonestFirst = (by: BoughtBy, now: Date): Sorting => ({
  lookUp: sql`cross join lateral (select l.starts_at from ${sessionsOf(by, now)} order by l.starts_at limit 1) coming`,
  by: sql`coming.starts_at, r.order_id`,
  after: ({ at, orderId }) => sql`(coming.starts_at, r.order_id) > (${at}::timestamptz, ${orderId})`,
});

/**
 * The page is cut before anything is looked up of its rows, and each look-up stands in a subquery that `offset 0` keeps whole: it goes by an index,
 * row by row, and never becomes a join over all that a seller sold, whatever the planner believes of tables that grew since their statistics. A library of
 * 500 costs what one of 25 does.
 */
async function select(
  db: Db,
  { by, among, condition, sorting, limit, now }: Selection,
): Promise<PurchaseRow[]> {
  const { rows } = await sql<PurchaseRow>`
    with refs as materialized (${among}),
    page as materialized (
      select r.order_id, r.seller_id, r.buyer_phone, r.at, o.status, o.amount, o.quantity, o.gift, o.product_id, o.subscription_id, p.kind, p.title, p.language, p.cover,
        p.starts_at
      from refs r
      cross join lateral (select status, amount, quantity, gift, product_id, subscription_id, id from orders
        where seller_id = r.seller_id and id = r.order_id offset 0) o
      cross join lateral (select kind, title, language, cover, content->>'startsAt' as starts_at from product
        where seller_id = r.seller_id and id = o.product_id offset 0) p
      ${sorting.lookUp}
      where ${condition}
      order by ${sorting.by} limit ${limit}
    )
    select r.order_id, r.seller_id, r.at, r.status, r.amount, r.quantity, r.gift, r.product_id, r.kind, r.title, r.language, r.cover,
      s.id as subscription, s.status as subscription_status, s.ends_at as subscription_ends_at,
      coalesce(to_json(coming.starts_at)#>>'{}', case when not ${isCancelled} then r.starts_at end) as starts_at, coming.title as starts_title,
      case when held.opens then held.order_id end as opens, case when held.opens then held.token_version end as opens_version,
      coalesce(held.grants, '[]') as grants
    from page r
    left join lateral (select id, status, ends_at from subscription
      where seller_id = r.seller_id and id = r.subscription_id
        and (${isProved(by)} or ${holdsAllPaid('r', 'order_id', by.orders)}) offset 0) s on true
    left join lateral (
      select l.starts_at, case when g.product_id <> r.product_id then i.title end as title
      from ${sessionsOf(by, now)} order by l.starts_at limit 1
    ) coming on true
    left join lateral (
      select g.order_id, v.token_version, bool_or(${isOpenGrant('g')}) as opens,
        json_agg(json_build_object('id', g.id, 'product_id', g.product_id, 'kind', i.kind, 'title', i.title, 'status', g.status,
          'ends_at', g.ends_at, 'is_archived', i.is_archived and ${isKept}) order by g.order_line) as grants
      from ${grantsOf(by, now, sql`true`)}
      cross join lateral (select token_version from orders where seller_id = g.seller_id and id = g.order_id offset 0) v
      group by g.order_id, v.token_version
      order by opens desc, g.order_id = r.order_id desc, max(g.granted_at) desc limit 1
    ) held on true
    order by ${sorting.by}`.execute(db);
  return rows;
}
