import { CompiledQuery, type Kysely, sql, type Transaction } from 'kysely';
import { json, type Schema } from '../../platform/schema';
import type { OrderStep } from './move.repository';
import type { OrderRow } from './order.repository';

/** What a placed order answered; kept to answer the same key again. */
export interface PlacedAnswer {
  id: string;
  status: OrderRow['status'];
  amount: number;
  discount: number;
  tax: number;
  provider: string;
  session: string;
}

export function answerOf(order: OrderRow): PlacedAnswer {
  const { id, status, amount, discount, tax, provider } = order;
  return { id, status, amount, discount, tax, provider, session: order.gateway_session };
}

export interface Placement {
  key: string;
  requestHash: Buffer;
  order: OrderRow;
  /** The product as the price was read from it: an order is placed only while this is still so. */
  productVersion: number;
  step: OrderStep;
}

const scope = 'orders';

/**
 * Places the order with its address, its story, its idempotency key and its piece of stock in one statement. False when the product is
 * not published in this version any more, or the key is taken; then nothing is written.
 */
export async function insertOrder(
  db: Kysely<Schema>,
  placement: Placement,
  options: { isStockTaken: boolean },
): Promise<boolean> {
  const { order, step } = placement;
  const answer = answerOf(order);
  // A price whose stock was limited once goes on being counted, so that its limit can come back.
  const stocked = options.isStockTaken
    ? ''
    : `, stocked as (
        update stock_taken set taken = taken + 1 from fresh
        where seller_id = $5::uuid and product_id = $7 and price_id = $8)`;
  const text = `with fresh as (
      insert into idempotency (scope, key, request_hash, response, created_at)
      select '${scope}', $1, $2::bytea, $3::jsonb, $4::timestamptz
      where exists (select 1 from product where seller_id = $5::uuid and id = $7 and status = 'published' and version = $23)
      on conflict (scope, key) do nothing returning 1
    ), placed as (
      insert into orders (seller_id, id, product_id, price_id, status, amount, discount, tax, fee, fee_tax, currency,
        buyer_phone, buyer_email, buyer_name, answers, provider, gateway_session, created_at, expires_at, updated_at)
      select $5::uuid, $6, $7, $8, $9, $10::bigint, $11::bigint, $12::bigint, $13::bigint, $14::bigint, $15,
        $16, $17, $18, $19::jsonb, $20, $21, $4::timestamptz, $22::timestamptz, $4::timestamptz from fresh
    ), address as (
      insert into order_ref (id, seller_id) select $6, $5::uuid from fresh
    ), story as (
      insert into order_event (seller_id, order_id, id, at, event, detail)
      select $5::uuid, $6, $24::uuid, $4::timestamptz, $25, $26::jsonb from fresh
    )${stocked}
    select count(*)::int as placed from fresh`;
  const { rows } = await db.executeQuery<{ placed: number }>(
    CompiledQuery.raw(text, [
      placement.key,
      placement.requestHash,
      json(answer),
      order.created_at,
      order.seller_id,
      order.id,
      order.product_id,
      order.price_id,
      order.status,
      order.amount,
      order.discount,
      order.tax,
      order.fee,
      order.fee_tax,
      order.currency,
      order.buyer_phone,
      order.buyer_email,
      order.buyer_name,
      json(order.answers),
      order.provider,
      order.gateway_session,
      order.expires_at,
      placement.productVersion,
      step.id,
      step.event,
      json(step.detail),
    ]),
  );
  return (rows[0]?.placed ?? 0) > 0;
}

/** What was answered to this key, and to what; null when it is new. */
export async function findPlaced(
  db: Kysely<Schema>,
  key: string,
): Promise<{ requestHash: Buffer; answer: PlacedAnswer } | null> {
  const row = await db
    .selectFrom('idempotency')
    .select(['request_hash', 'response'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirst();
  return row ? { requestHash: row.request_hash, answer: row.response as PlacedAnswer } : null;
}

/** Forgets keys nobody will send again. */
export async function forgetKeys(db: Kysely<Schema>, before: Date): Promise<void> {
  await db.deleteFrom('idempotency').where('scope', '=', scope).where('created_at', '<', before).execute();
}

/**
 * Takes one piece of a limited stock if there is one left. The first time a price is limited the orders that stand are counted; from then
 * on the count alone tells.
 */
export async function takeStock(
  trx: Transaction<Schema>,
  price: { sellerId: string; productId: string; priceId: string },
  stock: number,
): Promise<boolean> {
  const { sellerId, productId, priceId } = price;
  const { rows } = await sql<{ taken: number }>`
    insert into stock_taken as s (seller_id, product_id, price_id, taken)
    select ${sellerId}::uuid, ${productId}, ${priceId}, 1 + (select count(*)::int from orders
      where seller_id = ${sellerId} and product_id = ${productId} and price_id = ${priceId}
        and status not in ('expired', 'refunded'))
    on conflict (seller_id, product_id, price_id) do update set taken = s.taken + 1 where s.taken < ${stock}
    returning taken`.execute(trx);
  const taken = rows[0]?.taken;
  return taken !== undefined && taken <= stock;
}
