import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../../platform/database/schema';
import type { OpenOrder } from '../order/order.repository';

/** What an unpaid order may hold that is not left: pieces of stock, or a use of the discount with this code (null: of one without). */
export type Held = 'stock' | { code: string | null };

/** An open order, with what its gateway knows it by. */
export interface OwnHold extends OpenOrder {
  provider: string;
  session: string;
}

const holds = (held: Held) =>
  held === 'stock'
    ? sql<boolean>`o.holds_stock and (o.subscription_id is null or o.subscription_id = o.id)`
    : sql<boolean>`exists (
        select 1 from discount_use u join discount d on d.seller_id = u.seller_id and d.id = u.discount_id
        where u.seller_id = o.seller_id and u.order_id = o.id and u.is_held and d.code is not distinct from ${held.code}::text
          and (d.used >= d.max_uses or d.max_per_buyer <= (
            select count(*) from discount_use w
            where w.seller_id = d.seller_id and w.discount_id = d.id and w.buyer_phone = u.buyer_phone and w.is_held)))`;

/**
 * The open orders of a product for a phone (E.164) that a browser has placed (`orders`: ids and versions, as it proves) and that hold this: those of the
 * price that is asked for first, then the oldest. None with which a payment is under way, or is said to be, and none that somebody else was asked to pay.
 */
export async function findOwnHolds(
  db: Kysely<Schema>,
  of: {
    orders: readonly { id: string; version: number }[];
    productId: string;
    priceId: string | null;
    phone: string;
  },
  held: Held,
): Promise<OwnHold[]> {
  const { rows } = await sql<OwnHold>`
    select o.seller_id as "sellerId", o.id, o.product_id as "productId", o.expires_at as "expiresAt", o.provider, o.gateway_session as session
    from unnest(${of.orders.map(({ id }) => id)}::text[], ${of.orders.map(({ version }) => version)}::int[]) as h (id, version)
    join order_ref i on i.id = h.id
    join orders o on o.seller_id = i.seller_id and o.id = i.id
    where o.product_id = ${of.productId} and o.buyer_phone = ${of.phone} and o.open_slot is not null
      and o.status in ('awaitingPayment', 'failed', 'dropped') and o.asked_at is null
      and h.version = 0 and o.token_version = 0 and ${holds(held)}
      and not exists (select 1 from payment_claim c where c.order_id = o.id and c.ended_at is null)
    order by (o.price_id is not distinct from ${of.priceId}::text) desc, o.created_at, o.id`.execute(db);
  return rows;
}
