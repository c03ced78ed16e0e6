import type { Price } from '@haat/openapi';
import { sql, type Transaction } from 'kysely';
import type { Db } from '../../../platform/database/database';
import { json, type Schema } from '../../../platform/database/schema';
import { seatsOfAll } from '../../catalog';
import { attachGrants } from '../../delivery';
import type {
  OrderTerms,
  SubscriptionOrderTable,
  SubscriptionTable,
  SubscriptionTerms,
} from '../subscriptions/subscription.tables';
import { findBundledProducts } from './holds/holds.repository';

/** What a buyer agrees to with a price; null for a price that is paid once. */
export function termsOf(price: Price & { id: string }): SubscriptionTerms | null {
  const { id: priceId, label = null, amount, period } = price;
  return price.type === 'subscription' && period ? { priceId, label, amount, period } : null;
}

/**
 * The newest subscription of this phone to the product, one that runs before one that has expired. Null: none so far, so free days are
 * still to be given.
 */
export async function findSubscribed(
  db: Db,
  { sellerId, productId, phone }: { sellerId: string; productId: string; phone: string },
): Promise<Pick<SubscriptionTable, 'id' | 'status' | 'ends_at'> | null> {
  const row = await db
    .selectFrom('subscription')
    .select(['id', 'status', 'ends_at'])
    .where('seller_id', '=', sellerId)
    .where('product_id', '=', productId)
    .where('buyer_phone', '=', phone)
    .orderBy(sql`status = 'expired'`)
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * What was given for ever goes on with nothing that never ends: it is held beside that, and outlasts a refund of it. A period for who has
 * one that never ends buys nothing.
 */
export const givenTo = (
  running: Pick<SubscriptionTable, 'ends_at'>,
  { period }: Pick<SubscriptionTerms, 'period'>,
): 'more' | 'beside' | 'nothing' => {
  if (running.ends_at !== null) return 'more';
  return period.unit === 'lifetime' ? 'beside' : 'nothing';
};

/** Ms by which it may be paid ahead at most: two years. */
const aheadAtMost = 730 * 86_400_000;

export const isPaidTooFar = (endsAt: Date, now: Date): boolean =>
  endsAt.getTime() - now.getTime() >= aheadAtMost;

/**
 * Whose details the orders of a subscription bear: of who bought last from the page and paid, else of who began it. Who did so while
 * a mandate of somebody took money holds nothing, nor does who was given a period.
 */
export async function findHolder(
  db: Db,
  { sellerId, subscriptionId }: { sellerId: string; subscriptionId: string },
): Promise<string> {
  const row = await db
    .selectFrom('subscription_order')
    .select('order_id')
    .where('seller_id', '=', sellerId)
    .where('subscription_id', '=', subscriptionId)
    .where('kind', '=', 'again')
    .where('applied_at', 'is not', null)
    .where('returned_at', 'is', null)
    .where(sql<boolean>`terms->'isGuest' is null`)
    .orderBy('applied_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.order_id ?? subscriptionId;
}

/** The order that was placed for a period; null while there is none. */
export async function findOfPeriod(
  db: Db,
  { sellerId, subscriptionId, period }: { sellerId: string; subscriptionId: string; period: string },
): Promise<string | null> {
  const row = await db
    .selectFrom('subscription_order')
    .select('order_id')
    .where('seller_id', '=', sellerId)
    .where('subscription_id', '=', subscriptionId)
    .where('period', '=', period)
    .executeTakeFirst();
  return row?.order_id ?? null;
}

/** What an order of a subscription is placed for. */
export interface SubscriptionOrder {
  sellerId: string;
  orderId: string;
  subscriptionId: string;
  kind: SubscriptionOrderTable['kind'];
  terms: OrderTerms;
  /** Free days before the first payment. */
  trialDays?: number | undefined;
  /** Names a period that may be paid for only once. */
  period?: string;
  at: Date;
}

export async function insertSubscriptionOrder(
  trx: Transaction<Schema>,
  order: SubscriptionOrder,
): Promise<void> {
  await trx
    .insertInto('subscription_order')
    .values({
      seller_id: order.sellerId,
      order_id: order.orderId,
      subscription_id: order.subscriptionId,
      kind: order.kind,
      terms: json(order.terms),
      trial_days: order.trialDays ?? null,
      period: order.period ?? null,
      placed_at: order.at,
      applied_at: null,
      starts_at: null,
      ends_at: null,
      returned_at: null,
    })
    .execute();
}

/** An order that would have begun a subscription goes on with one that there is: it takes nothing of a limited stock. */
export async function joinSubscription(
  trx: Transaction<Schema>,
  order: { sellerId: string; orderId: string; productId: string; priceId: string },
  subscriptionId: string,
): Promise<void> {
  const { sellerId, orderId, productId, priceId } = order;
  await trx
    .updateTable('subscription_order')
    .set({ subscription_id: subscriptionId, kind: 'again' })
    .where('seller_id', '=', sellerId)
    .where('order_id', '=', orderId)
    .execute();
  await trx
    .updateTable('orders')
    .set({ subscription_id: subscriptionId })
    .where('seller_id', '=', sellerId)
    .where('id', '=', orderId)
    .execute();
  await attachGrants(trx, { sellerId, orderId, subscriptionId });
  // Of itself and of what is sold with it; the counts are locked in the order of a sale. What was given took none.
  const bundled = await findBundledProducts(trx, { seller_id: sellerId, id: orderId, subscription_id: null });
  await sql`
    update stock_taken s set taken = greatest(s.taken - 1, 0) from (
      select k.product_id, k.price_id from stock_taken k
      where k.seller_id = ${sellerId}
        and ((k.product_id = ${productId} and k.price_id in (${priceId}, ${seatsOfAll}))
          or (k.product_id = any(${bundled ?? []}::text[]) and k.price_id = ${seatsOfAll}))
        and exists (select 1 from orders where seller_id = ${sellerId} and id = ${orderId} and gift is null)
      order by k.product_id <> ${productId}, k.price_id = ${seatsOfAll}, k.product_id for update of k) as h
    where s.seller_id = ${sellerId} and s.product_id = h.product_id and s.price_id = h.price_id`.execute(trx);
}
