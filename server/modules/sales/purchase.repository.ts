import type { Image, OrderStatus, ProductKind } from '@haat/contract';
import { sql } from 'kysely';
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
  cover: Image | null;
  is_open: boolean;
}

/** What phones have bought, newest first. They have to be verified ones of who asks. */
export async function findPurchases(
  db: Db,
  phones: readonly string[],
  page: { after: { at: Date; orderId: string } | null; limit: number },
): Promise<PurchaseRow[]> {
  const after = page.after
    ? sql`and (r.at, r.order_id) < (${page.after.at}::timestamptz, ${page.after.orderId})`
    : sql``;
  const { rows } = await sql<PurchaseRow>`
    select r.order_id, r.seller_id, r.at, o.status, o.amount, o.product_id, p.kind, p.title, p.cover,
      exists (select 1 from access_grant g where g.seller_id = r.seller_id and g.order_id = r.order_id
        and g.ended_at is null) as is_open
    from purchase_ref r
    join orders o on o.seller_id = r.seller_id and o.id = r.order_id
    join product p on p.seller_id = o.seller_id and p.id = o.product_id
    where r.buyer_phone = any(${phones}::text[]) ${after}
    order by r.at desc, r.order_id desc limit ${page.limit}`.execute(db);
  return rows;
}
