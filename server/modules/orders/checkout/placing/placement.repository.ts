import type { Kysely } from 'kysely';
import { type NamedValues, namedQuery } from '../../../../platform/database/named';
import { json, type Schema } from '../../../../platform/database/schema';
import { conflict, sqlState } from '../../../../platform/http/errors';
import { jobsDocument, jobsPart, type NewJob } from '../../../../platform/jobs/jobs';
import { seatsOfAll } from '../../../catalog';
import { mostOpen } from '../holds/hold.rules';
import type { ExpireOldestOpen } from '../holds/hold.upkeep';
import type { OrderStep } from '../order/move.repository';
import type { OrderRow } from '../order/order.repository';
import type { OrderAttribution } from './order.attribution';
import { isCharge } from './order.rules';

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
  /** Attribution; omitted if unknown. */
  attribution?: OrderAttribution | null;
  /** Of who handles that it was placed. */
  jobs: readonly NewJob[];
}

/** `full`: its buyer has as many open orders for the product as there may be. `refused`: the product has changed, or the key is taken. */
export type Insertion = 'placed' | 'full' | 'refused';

/** The most tries to get a place among a buyer's open orders: as many as may press at once. */
const mostTries = 5;

/**
 * Places an order, making room among its buyer's open orders where there is none.
 * @throws Refusal 409 while payments are under way with as many orders as there may be
 */
export async function placeAmongOpen(
  placement: Placement,
  { insert, expireOldestOpen }: { insert(): Promise<Insertion>; expireOldestOpen: ExpireOldestOpen },
): Promise<boolean> {
  for (let tries = 1; tries <= mostTries; tries++) {
    try {
      const insertion = await insert();
      if (insertion !== 'full') return insertion === 'placed';
      if (!(await expireOldestOpen(placement.order))) break;
    } catch (error) {
      if (!isSlotTaken(error)) throw error;
    }
  }
  throw conflict(
    'too_many_open_orders',
    'Two payments for this product are in progress with this number. Complete one of them, or wait a few minutes',
  );
}

/** Two that take the same place among a buyer's open orders in one moment. */
const isSlotTaken = (error: unknown): boolean =>
  sqlState(error) === '23505' && (error as { constraint?: string }).constraint === 'orders_open_slot';

/**
 * Places the order with its address, its story, its idempotency key and its pieces of stock and a seat of each of `heldIds`, but for what was `taken` before, in one statement. When the product is
 * not published in this version any more, the key is taken or its buyer has too many open orders, nothing is written. While a page is paused, what was subscribed to goes on.
 * @throws the database's 23505 (`isSlotTaken`) when somebody has taken its place among the open orders meanwhile
 */
export async function insertOrder(
  db: Kysely<Schema>,
  placement: Placement,
  options: { taken: readonly string[]; heldIds: readonly string[] },
): Promise<Insertion> {
  const { order, step, attribution: arrival, jobs } = placement;
  // What a mandate pays and what costs nothing is not waited for.
  const isCounted = order.amount > 0 && !isCharge(order);
  const slots = isCounted
    ? `select n from generate_series(1, ${mostOpen}) as n where not exists (select 1 from orders
        where seller_id = :seller::uuid and product_id = :product and buyer_phone = :phone and open_slot = n) order by n limit 1`
    : 'select null::integer as n';
  // Counting continues after a limit is removed, so that it can be set again.
  const counted = [
    ...(options.taken.includes(order.price_id) ? [] : [':price']),
    ...(options.taken.includes(seatsOfAll) ? [] : [`'${seatsOfAll}'`]),
  ];
  const stocked =
    counted.length === 0
      ? ''
      : `, stocked as (
        update stock_taken set taken = taken + :quantity::int from fresh
        where seller_id = :seller::uuid and product_id = :product and price_id in (${counted.join(', ')}) and (:subscription::text is null or :subscription = :id))`;
  const heldStocked =
    options.heldIds.length === 0
      ? ''
      : `, held_stocked as (
        update stock_taken set taken = taken + :quantity::int from fresh
        where seller_id = :seller::uuid and product_id = any(:held::text[]) and price_id = '${seatsOfAll}')`;
  const arrived = arrival
    ? `, arrived as (
        insert into order_source (seller_id, order_id, link_id, utm_source, utm_medium, utm_campaign, referrer_host, at)
        select :seller::uuid, :id, :link, :utmSource, :utmMedium, :utmCampaign, :referrer, :createdAt::timestamptz from fresh)`
    : '';
  const queued = jobs.length > 0 ? `, ${jobsPart('fresh', ':jobs')}` : '';
  const text = `with slot as (${slots}), fresh as (
      insert into idempotency (scope, key, request_hash, response, created_at)
      select '${placement.key.scope}', :key, :requestHash::bytea, :answer::jsonb, :createdAt::timestamptz
      where exists (select 1 from product where seller_id = :seller::uuid and id = :product and version = :productVersion
        and (status = 'published' or (status = 'paused' and :subscription::text <> :id))) and exists (select 1 from slot)
      on conflict (scope, key) do nothing returning 1
    ), placed as (
      insert into orders (seller_id, id, product_id, price_id, status, quantity, amount, discount, tax, fee, fee_tax, currency,
        buyer_phone, buyer_email, buyer_name, answers, provider, gateway_session, created_at, expires_at, updated_at,
        buyer_state, buyer_gstin, buyer_address, seller_gstin, gst_basis_points, subscription_id, link_id, device, buyer_language, gift, hold_until, open_slot, holds_stock, link_version, token_version)
      select :seller::uuid, :id, :product, :price, :status, :quantity::smallint, :amount::bigint, :discount::bigint, :tax::bigint, :fee::bigint, :feeTax::bigint, :currency,
        :phone, :email, :name, :answers::jsonb, :provider, :session, :createdAt::timestamptz, :expiresAt::timestamptz, :createdAt::timestamptz,
        :state, :gstin, :address, :sellerGstin, :gstBasisPoints::integer, :subscription, :link, :device, :language, :gift, :holdUntil::timestamptz, slot.n, true, 0, 0 from fresh, slot
    ), address as (
      insert into order_ref (id, seller_id) select :id, :seller::uuid from fresh
    ), story as (
      insert into order_event (seller_id, order_id, id, at, event, detail)
      select :seller::uuid, :id, :stepId::uuid, :createdAt::timestamptz, :event, :detail::jsonb from fresh
    )${stocked}${heldStocked}${arrived}${queued}
    select (select count(*)::int from fresh) as placed, 
      not exists (select 1 from slot) and not exists (
        select 1 from idempotency where scope = '${placement.key.scope}' and key = :key) as "isFull"`;
  const { rows } = await db.executeQuery(
    namedQuery<{ placed: number; isFull: boolean }>(text, {
      ...orderValues(order),
      key: placement.key.key,
      requestHash: placement.requestHash,
      answer: json(answerOf(order)),
      productVersion: placement.productVersion,
      stepId: step.id,
      event: step.event,
      detail: json(step.detail),
      ...(arrival && {
        utmSource: arrival.source,
        utmMedium: arrival.medium,
        utmCampaign: arrival.campaign,
        referrer: arrival.referrer,
      }),
      ...(options.heldIds.length > 0 && { held: [...options.heldIds] }),
      ...(jobs.length > 0 && { jobs: jobsDocument(jobs) }),
    }),
  );
  if (rows[0]?.placed) return 'placed';
  return rows[0]?.isFull ? 'full' : 'refused';
}

/** What the statement says of the order itself. */
const orderValues = (order: OrderRow): NamedValues => ({
  seller: order.seller_id,
  id: order.id,
  product: order.product_id,
  price: order.price_id,
  status: order.status,
  quantity: order.quantity,
  amount: order.amount,
  discount: order.discount,
  tax: order.tax,
  fee: order.fee,
  feeTax: order.fee_tax,
  currency: order.currency,
  phone: order.buyer_phone,
  email: order.buyer_email,
  name: order.buyer_name,
  answers: json(order.answers),
  provider: order.provider,
  session: order.gateway_session,
  createdAt: order.created_at,
  expiresAt: order.expires_at,
  state: order.buyer_state,
  gstin: order.buyer_gstin,
  address: order.buyer_address,
  sellerGstin: order.seller_gstin,
  gstBasisPoints: order.gst_basis_points,
  subscription: order.subscription_id,
  link: order.link_id,
  device: order.device,
  language: order.buyer_language,
  gift: order.gift,
  holdUntil: order.hold_until,
});

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

/** Deletes expired idempotency keys. */
export async function forgetKeys(db: Kysely<Schema>, before: Date): Promise<void> {
  const scopes: OrderKey['scope'][] = ['orders', 'agreed'];
  await db.deleteFrom('idempotency').where('scope', 'in', scopes).where('created_at', '<', before).execute();
}
