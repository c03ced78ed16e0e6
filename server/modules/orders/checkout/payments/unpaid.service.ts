import type { OrderStatus } from '@haat/openapi';
import type { Tx } from '../../../../platform/database/database';
import type { Deps } from '../../../../platform/deps';
import { cancelMandate } from '../../mandates';
import { orderEvent } from '../order/order.events';
import type { OrderFacts } from '../order/order.repository';
import { isCharge } from '../placing/order.rules';

/** What comes of an order that was not paid. */
export interface UnpaidOrders {
  /** The bank said no, the buyer left it, or its time is over; written with that. */
  handle(trx: Tx, order: OrderFacts, change: { from: OrderStatus; to: OrderStatus }): Promise<void>;
  /** It bought nothing: what its buyer has agreed to with it, or may still agree to, is ended. */
  cancelApproval(trx: Tx, order: OrderFacts): Promise<void>;
}

export function createUnpaidOrders({ events, gateways }: Pick<Deps, 'events' | 'gateways'>): UnpaidOrders {
  async function cancelApproval(trx: Tx, order: OrderFacts): Promise<void> {
    const { id, provider, gateway_session: session } = order;
    const isApproval = !isCharge(order) && gateways.payments.mandates.named(provider) !== null;
    if (isApproval) await cancelMandate(trx, { provider, id, session });
  }

  return {
    cancelApproval,

    async handle(trx, order, { from, to }) {
      if (to === 'expired') {
        await cancelApproval(trx, order);
        await events.publish(trx, 'order.expired', orderEvent(order));
      }
      if (isCharge(order)) {
        // Its subscription knows what comes next, and tells the buyer.
        await events.publish(trx, 'charge.unpaid', orderEvent(order));
      } else if (from === 'pending') await events.publish(trx, 'order.unpaid', orderEvent(order));
    },
  };
}
