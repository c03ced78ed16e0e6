import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database';
import { findSubscribed, givenTo, joinSubscription } from '../checkout';
import {
  findOrderOf,
  lockSubscription,
  type SubscriptionOrderRow,
  type SubscriptionRow,
} from './subscription.repository';

/** What a first order that is paid finds: nothing yet, or the subscription that another one has begun and this one goes on with. */
export type Found =
  | { order: SubscriptionOrderRow; running: null }
  | { order: SubscriptionOrderRow; running: SubscriptionRow };

/**
 * Where two were placed before either was paid, the second goes on with what the first has begun: nobody is charged for two. One begins
 * at a time for a phone and product. Null when this order has been taken up meanwhile.
 */
export async function findRunning(trx: Tx, subscriptionOrder: SubscriptionOrderRow): Promise<Found | null> {
  const {
    seller_id: sellerId,
    order_id: orderId,
    product_id: productId,
    buyer_phone: phone,
  } = subscriptionOrder;
  const name = `${sellerId} ${productId} ${phone}`;
  await sql`select pg_advisory_xact_lock(hashtext('subscriptions.begin'), hashtext(${name}))`.execute(trx);
  const order = await findOrderOf(trx, sellerId, orderId);
  const before = await findSubscribed(trx, { sellerId, productId, phone });
  if (!order || order.subscription_id !== orderId || before?.id === orderId) return null;
  // Free days bring no money, and are no reason for more time.
  const isJoined = before !== null && before.status !== 'expired' && order.kind === 'first';
  const isBeside = before !== null && order.gift === 'received' && givenTo(before, order.terms) === 'beside';
  const running = isJoined && !isBeside ? await lockSubscription(trx, sellerId, before.id) : null;
  if (!running) return { order, running: null };
  await joinSubscription(trx, { sellerId, orderId, productId, priceId: order.terms.priceId }, running.id);
  const joined = await findOrderOf(trx, sellerId, orderId);
  return joined && { order: joined, running };
}
