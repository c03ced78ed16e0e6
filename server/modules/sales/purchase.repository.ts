import type { Image, OrderStatus, ProductKind, PurchasedSubscription } from '@haat/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database';

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
  subscription: string | null;
  subscription_status: PurchasedSubscription['status'] | null;
  subscription_ends_at: Date | null;
  /** ISO 8601, of what begins at an hour. */
  starts_at: string | null;
}

/**
 * What phones have bought, newest first. They have to be verified ones of who asks. A subscription is one thing bought, however often it
 * was paid for.
 */
export async function findPurchases(
  db: Db,
  phones: readonly string[],
  page: { after: { at: Date; orderId: string } | null; limit: number; text?: string | undefined },
): Promise<PurchaseRow[]> {
  const after = page.after
    ? sql`and (r.at, r.order_id) < (${page.after.at}::timestamptz, ${page.after.orderId})`
    : sql``;
  // Beginnings and middles of words: a library is small.
  const sought = page.text
    ? sql`and (p.title ilike ${pattern(page.text)} or a.name ilike ${pattern(page.text)})`
    : sql``;
  return select(
    db,
    sql`r.buyer_phone = any(${phones}::text[]) and (o.subscription_id is null or o.subscription_id = o.id) ${after} ${sought}`,
    page.limit,
  );
}

const pattern = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** One of them; null when these phones did not buy it. */
export async function findPurchase(
  db: Db,
  phones: readonly string[],
  orderId: string,
): Promise<PurchaseRow | null> {
  const rows = await select(db, sql`r.buyer_phone = any(${phones}::text[]) and r.order_id = ${orderId}`, 1);
  return rows[0] ?? null;
}

async function select(db: Db, condition: RawBuilder<unknown>, limit: number): Promise<PurchaseRow[]> {
  const { rows } = await sql<PurchaseRow>`
    select r.order_id, r.seller_id, r.at, o.status, o.amount, o.product_id, p.kind, p.title, p.language, p.cover,
      s.id as subscription, s.status as subscription_status, s.ends_at as subscription_ends_at,
      p.content->>'startsAt' as starts_at,
      (select g.order_id from access_grant g where g.seller_id = r.seller_id and g.ended_at is null
        and (g.order_id = r.order_id or g.order_id in (select t.order_id from subscription_order t
          where t.seller_id = r.seller_id and t.subscription_id = r.order_id))
        order by g.order_id = r.order_id desc, g.granted_at desc limit 1) as opens
    from purchase_ref r
    join orders o on o.seller_id = r.seller_id and o.id = r.order_id
    join product p on p.seller_id = o.seller_id and p.id = o.product_id
    left join account a on a.id = o.seller_id
    left join subscription s on s.seller_id = o.seller_id and s.id = o.subscription_id
    where ${condition}
    order by r.at desc, r.order_id desc limit ${limit}`.execute(db);
  return rows;
}
