import { CompiledQuery, type Kysely } from 'kysely';
import { json, type Schema } from '../../platform/schema';
import { seatsOfAll } from '../catalog';
import type { OrderStep } from './move.repository';
import type { Arrival } from './order.arrival';
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
  const { id, amount, discount, tax, provider } = order;
  // What costs nothing is given in the breath in which it is placed.
  const status = amount === 0 ? 'fulfilled' : order.status;
  return { id, status, amount, discount, tax, provider, session: order.gateway_session };
}

/** What an order was asked for under: `agreed` are those of subscriptions, asked for by ourselves. */
export interface OrderKey {
  scope: 'orders' | 'agreed';
  key: string;
}

export interface Placement {
  key: OrderKey;
  requestHash: Buffer;
  order: OrderRow;
  /** The product as the price was read from it: an order is placed only while this is still so. */
  productVersion: number;
  step: OrderStep;
  /** Where the buyer came from; left out where nobody knows. */
  arrival?: Arrival | null;
  /** When a buyer who wants to be reminded is, while the order is unpaid. */
  remindAt?: Date | null;
}

/**
 * Places the order with its address, its story, its idempotency key and its piece of stock, but for what was `taken` before, in one statement. False when the product is
 * not published in this version any more, or the key is taken; then nothing is written. While a page is paused, what was subscribed to goes on.
 */
export async function insertOrder(
  db: Kysely<Schema>,
  placement: Placement,
  options: { taken: readonly string[] },
): Promise<boolean> {
  const { order, step, arrival, remindAt } = placement;
  const answer = answerOf(order);
  // What was limited once goes on being counted, so that its limit can come back.
  const counted = [
    ...(options.taken.includes(order.price_id) ? [] : ['$8']),
    ...(options.taken.includes(seatsOfAll) ? [] : [`'${seatsOfAll}'`]),
  ];
  const stocked =
    counted.length === 0
      ? ''
      : `, stocked as (
        update stock_taken set taken = taken + 1 from fresh
        where seller_id = $5::uuid and product_id = $7 and price_id in (${counted.join(', ')}) and ($32::text is null or $32 = $6))`;
  const arrived = arrival
    ? `, arrived as (
        insert into order_source (seller_id, order_id, link_id, utm_source, utm_medium, utm_campaign, referrer_host, at)
        select $5::uuid, $6, $33, $35, $36, $37, $38, $4::timestamptz from fresh)`
    : '';
  const reminded = remindAt
    ? `, reminded as (
        insert into follow_up (seller_id, order_id, product_id, email, at, due_at, sent)
        select $5::uuid, $6, $7, lower($17), $4::timestamptz, ${arrival ? '$39' : '$35'}::timestamptz, 0 from fresh)`
    : '';
  const text = `with fresh as (
      insert into idempotency (scope, key, request_hash, response, created_at)
      select '${placement.key.scope}', $1, $2::bytea, $3::jsonb, $4::timestamptz
      where exists (select 1 from product where seller_id = $5::uuid and id = $7 and version = $23
        and (status = 'published' or (status = 'paused' and $32::text <> $6)))
      on conflict (scope, key) do nothing returning 1
    ), placed as (
      insert into orders (seller_id, id, product_id, price_id, status, amount, discount, tax, fee, fee_tax, currency,
        buyer_phone, buyer_email, buyer_name, answers, provider, gateway_session, created_at, expires_at, updated_at,
        buyer_state, buyer_gstin, buyer_address, seller_gstin, gst_basis_points, subscription_id, link_id, device)
      select $5::uuid, $6, $7, $8, $9, $10::bigint, $11::bigint, $12::bigint, $13::bigint, $14::bigint, $15,
        $16, $17, $18, $19::jsonb, $20, $21, $4::timestamptz, $22::timestamptz, $4::timestamptz,
        $27, $28, $29, $30, $31::integer, $32, $33, $34 from fresh
    ), address as (
      insert into order_ref (id, seller_id) select $6, $5::uuid from fresh
    ), story as (
      insert into order_event (seller_id, order_id, id, at, event, detail)
      select $5::uuid, $6, $24::uuid, $4::timestamptz, $25, $26::jsonb from fresh
    )${stocked}${arrived}${reminded}
    select count(*)::int as placed from fresh`;
  const { rows } = await db.executeQuery<{ placed: number }>(
    CompiledQuery.raw(text, [
      placement.key.key,
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
      order.buyer_state,
      order.buyer_gstin,
      order.buyer_address,
      order.seller_gstin,
      order.gst_basis_points,
      order.subscription_id,
      order.link_id,
      order.device,
      ...(arrival ? [arrival.source, arrival.medium, arrival.campaign, arrival.referrer] : []),
      ...(remindAt ? [remindAt] : []),
    ]),
  );
  return (rows[0]?.placed ?? 0) > 0;
}

/** What was answered to this key, and to what; null when it is new. */
export async function findPlaced(
  db: Kysely<Schema>,
  { scope, key }: OrderKey,
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
  const scopes: OrderKey['scope'][] = ['orders', 'agreed'];
  await db.deleteFrom('idempotency').where('scope', 'in', scopes).where('created_at', '<', before).execute();
}
