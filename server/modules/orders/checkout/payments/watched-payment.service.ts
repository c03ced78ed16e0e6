import type { Deps } from '../../../../platform/deps';
import { notFound } from '../../../../platform/http/errors';
import type { OrderLookup } from '../order/order.lookup';
import { findOrder } from '../order/order.repository';

/** Of the signatures under addresses that say whether an order is decided; another than that of links that pay it, which say for whom. */
const purpose = 'watchedPayment';

/** For a page that shows how to pay an order to somebody who holds nothing of it: whether it is decided, and no more than that. */
export interface WatchedPayments {
  pathOf(orderId: string): string;
  /** Anything came of it: it is paid, under way, refused or over. @throws Refusal 404 (the key is not ours) */
  isDecided(orderId: string, key: string): Promise<boolean>;
}

export function createWatchedPayments(
  { database, signer }: Pick<Deps, 'database' | 'signer'>,
  { orderLookup }: { orderLookup: OrderLookup },
): WatchedPayments {
  return {
    pathOf: (orderId) => `/cashfree/decided?id=${orderId}&k=${signer.sign(purpose, orderId)}`,

    async isDecided(orderId, key) {
      const facts = signer.verify(purpose, orderId, key) ? await orderLookup.find(orderId) : null;
      const order = facts && (await findOrder(database.db, facts.seller_id, orderId));
      if (!order) throw notFound('Order not found');
      return order.status !== 'created' && order.status !== 'awaitingPayment';
    },
  };
}
