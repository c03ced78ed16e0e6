import { mandateOfSession, type PaymentGateways } from '../../../../gateways/payments';
import type { Tx } from '../../../../platform/database/database';
import { cancelMandate, type Mandates } from '../../mandates';
import { keyOf } from '../charges/charge.service';
import type { SubscriptionOrderRow, SubscriptionRow } from '../subscription.repository';

/** Mandates that were agreed to by paying an order. */
export interface Approvals {
  /** Whether this order was paid so. */
  isOne(order: Paid): boolean;
  /**
   * Whether it was given, or bought from the page while somebody's mandate takes money: whoever knows a number can do that, so who is
   * told what the mandate pays for stays the same. Who brings a mandate along takes over.
   */
  isGuest(trx: Tx, row: SubscriptionRow, order: SubscriptionOrderRow): Promise<boolean>;
  /** The subscription looks after its mandate from now on. */
  adopt(trx: Tx, order: SubscriptionOrderRow): Promise<void>;
  /** It bought nothing: its mandate is ended at the gateway. Told again it changes nothing. */
  forgo(trx: Tx, order: SubscriptionOrderRow): Promise<void>;
}

type Paid = Pick<SubscriptionOrderRow, 'provider' | 'gateway_session'>;

export function createApprovals(
  { gateways }: { gateways: { payments: Pick<PaymentGateways, 'mandates'> } },
  { mandates }: { mandates: Pick<Mandates, 'adopt' | 'shownOf'> },
): Approvals {
  const isOne = ({ provider, gateway_session: session }: Paid) =>
    gateways.payments.mandates.named(provider) !== null && mandateOfSession(session) === null;

  return {
    isOne,
    isGuest: async (trx, row, order) =>
      order.gift === 'received' ||
      (order.kind === 'again' && !isOne(order) && (await mandates.shownOf(trx, keyOf(row))) !== null),
    async adopt(trx, order) {
      if (!isOne(order)) return;
      const { seller_id: sellerId, order_id: orderId, subscription_id: subscriptionId, provider } = order;
      const { gateway_session: session, terms } = order;
      await mandates.adopt(trx, { sellerId, orderId, subscriptionId, most: terms.amount, provider, session });
    },
    async forgo(trx, order) {
      const { order_id: id, provider, gateway_session: session } = order;
      if (isOne(order)) await cancelMandate(trx, { provider, id, session });
    },
  };
}
