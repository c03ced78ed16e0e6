import type { Image, OrderStatus, ProductKind, PurchasedSubscription } from '@haat/openapi';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../../platform/database/database';
import { isOpenGrant, type ShownGrant } from '../../../delivery';

/** As JSON has it. */
type GrantOfPurchase = Omit<ShownGrant, 'share' | 'ends_at'> & { ends_at: string | null };

export interface PurchaseRow {
  order_id: string;
  seller_id: string;
  at: Date;
  status: OrderStatus;
  amount: number;
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
  subscription: string | null;
  subscription_status: PurchasedSubscription['status'] | null;
  subscription_ends_at: Date | null;
  /** ISO 8601, of what begins at an hour: the next session of what it opens, else of the product itself. */
  starts_at: string | null;
}

/** Selects purchases: verified phones of the caller, and the orders */
export interface BoughtBy {
  phones: readonly string[];
  orders: readonly { id: string; version: number }[];
}

/** Purchases, newest first. A subscription is one purchase */
export async function findPurchases(
  db: Db,
  { phones, orders }: BoughtBy,
  page: {
    after: { at: Date; orderId: string } | null;
    limit: number;
    now: Date;
    text?: string | undefined;
    /** Only those with a session to come. */
    isComing?: boolean;
  },
): Promise<PurchaseRow[]> {
  const after = page.after
    ? sql`and (r.at, r.order_id) < (${page.after.at}::timestamptz, ${page.after.orderId})`
    : sql``;
  // Beginnings and middles of words: a library is small.
  const matchesSearch = page.text
    ? sql`and (p.title ilike ${pattern(page.text)} or a.name ilike ${pattern(page.text)})`
    : sql``;
  const isComing = page.isComing ? sql`and ${nextSession(page.now)} is not null` : sql``;
  const byPhone = sql`select * from purchase_ref where buyer_phone = any(${phones}::text[])`;
  const held = sql`select f.* from unnest(${orders.map(({ id }) => id)}::text[], ${orders.map(({ version }) => version)}::int[]) as h (id, version)
    join order_ref i on i.id = h.id
    join orders t on t.seller_id = i.seller_id and t.id = i.id and t.token_version = h.version
    join purchase_ref f on f.buyer_phone = t.buyer_phone and f.order_id = t.id`;
  return select(db, {
    among: orders.length > 0 ? sql`(${byPhone} union ${held})` : sql`(${byPhone})`,
    condition: sql`(o.subscription_id is null or o.subscription_id = o.id) ${after} ${matchesSearch} ${isComing}`,
    limit: page.limit,
    now: page.now,
  });
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
    among: sql`purchase_ref`,
    condition: sql`r.buyer_phone = any(${phones}::text[]) and r.order_id = ${orderId}`,
    limit: 1,
    now,
  });
  return rows[0] ?? null;
}

interface Selection {
  /** Rows of `purchase_ref`. */
  among: RawBuilder<unknown>;
  condition: RawBuilder<unknown>;
  limit: number;
  now: Date;
}

/** The orders that open what `r` bought: its own, and those that continue its subscription. */
const openingOrders = sql`(select r.order_id union all
  select t.order_id from subscription_order t where t.seller_id = r.seller_id and t.subscription_id = r.order_id)`;

/** When the next session begins, or the one that goes on began, of all that `r` opens, the parts of a combo and sessions of courses among it. */
const nextSession = (now: Date) => sql`(select min(l.starts_at) from access_grant g
  join live_session l on l.seller_id = g.seller_id and l.product_id = g.product_id
  where g.seller_id = r.seller_id and g.order_id in ${openingOrders} and ${isOpenGrant('g')}
    and l.starts_at + make_interval(mins => l.minutes) > ${now}::timestamptz)`;

/** The page is cut before anything is looked up of its rows: a library of 500 costs what one of 25 does. */
async function select(db: Db, { among, condition, limit, now }: Selection): Promise<PurchaseRow[]> {
  const { rows } = await sql<PurchaseRow>`
    with page as materialized (
      select r.order_id, r.seller_id, r.at, o.status, o.amount, o.product_id, o.subscription_id, p.kind, p.title, p.language, p.cover,
        p.content->>'startsAt' as starts_at
      from ${among} r
      join orders o on o.seller_id = r.seller_id and o.id = r.order_id
      join product p on p.seller_id = o.seller_id and p.id = o.product_id
      left join account a on a.id = o.seller_id
      where ${condition}
      order by r.at desc, r.order_id desc limit ${limit}
    )
    select r.order_id, r.seller_id, r.at, r.status, r.amount, r.product_id, r.kind, r.title, r.language, r.cover,
      s.id as subscription, s.status as subscription_status, s.ends_at as subscription_ends_at,
      coalesce(to_json(${nextSession(now)})#>>'{}', r.starts_at) as starts_at,
      case when held.opens then held.order_id end as opens, case when held.opens then held.token_version end as opens_version,
      coalesce(held.grants, '[]') as grants
    from page r
    left join subscription s on s.seller_id = r.seller_id and s.id = r.subscription_id
    left join lateral (
      select g.order_id, v.token_version, bool_or(${isOpenGrant('g')}) as opens,
        json_agg(json_build_object('id', g.id, 'product_id', g.product_id, 'kind', i.kind, 'title', i.title, 'status', g.status,
          'ends_at', g.ends_at) order by g.order_line) as grants
      from access_grant g
      join orders v on v.seller_id = g.seller_id and v.id = g.order_id
      join product i on i.seller_id = g.seller_id and i.id = g.product_id
      where g.seller_id = r.seller_id and g.order_id in ${openingOrders}
      group by g.order_id, v.token_version
      order by opens desc, g.order_id = r.order_id desc, max(g.granted_at) desc limit 1
    ) held on true
    order by r.at desc, r.order_id desc`.execute(db);
  return rows;
}
