import type { Tx } from '../../../../platform/database/database';
import type { Deps } from '../../../../platform/deps';
import { moveGrants } from '../../../delivery';
import { netOf } from '../../../money';
import { ordersHeldBy } from '../gifts/gift.reversal';
import type { Payments } from '../payments/payment.service';
import type { Offer, Offers } from '../placing/offer.service';
import { recordDifference } from '../reconciliation/reconciliation.repository';
import type { UnmatchedPayments } from '../reconciliation/unmatched-payment.service';
import type { RefundBooking } from '../refunds/refund.booking';
import { nextShare, remainingAmount } from '../refunds/refund.rules';
import type { MoveOrder } from './move-order.service';
import { isPaid } from './order.lifecycle';
import type { OrderLookup } from './order.lookup';
import { lockOrder, type OrderFacts } from './order.repository';

/** A disputed sale. */
export interface DisputedSale {
  order: OrderFacts;
  offer: Offer;
}

/** A dispute about a payment that is not the one its order was sold for. */
interface UnmatchedDispute {
  id: string;
  paymentId: string;
  amount: number;
  status: 'opened' | 'answered' | 'won' | 'lost';
}

/** Effects of a dispute on its order. All but `find` run inside */
export interface DisputedOrders {
  /** A dispute may arrive before its payment, so the payment is looked up first. */
  find(orderId: string): Promise<DisputedSale | null>;
  /** Whether the order was sold for this payment. It stays so until the transaction ends. */
  isPaidBy(trx: Tx, sale: DisputedSale, paymentId: string): Promise<boolean>;
  /** A dispute about a payment without an order: kept as a difference until an admin resolves it or the bank closes the dispute. */
  recordUnmatched(trx: Tx, sale: DisputedSale, dispute: UnmatchedDispute): Promise<void>;
  /** The bank asks: answers what a refund of so many paise would take from the creator now, and what one of all that is left would. */
  opened(trx: Tx, sale: DisputedSale, amount: number): Promise<{ share: number; most: number }>;
  /** The dispute is closed, and the order has no other open one. */
  won(trx: Tx, sale: DisputedSale): Promise<void>;
  /** Chargeback: booked as a refund, once per key. */
  lost(
    trx: Tx,
    sale: DisputedSale,
    dispute: { id: string; key: string; amount: number; othersOpen: boolean },
  ): Promise<void>;
}

export function createDisputedOrders(
  { clock, events, log }: Pick<Deps, 'events' | 'clock' | 'log'>,
  parts: {
    orderLookup: OrderLookup;
    offers: Offers;
    payments: Pick<Payments, 'ask'>;
    moveOrder: MoveOrder;
    booking: RefundBooking;
    unmatchedPayments: Pick<UnmatchedPayments, 'recordChargeback'>;
  },
): DisputedOrders {
  const { orderLookup, offers, payments, moveOrder, booking, unmatchedPayments } = parts;

  return {
    async find(orderId) {
      const order = await orderLookup.find(orderId);
      const offer = order && (await offers.find(order.product_id));
      if (!order || !offer) return null;
      await payments.ask(orderId);
      return { order, offer };
    },

    async isPaidBy(trx, { order: { seller_id: sellerId, id } }, paymentId) {
      const order = await lockOrder(trx, sellerId, id);
      return order !== null && isPaid(order.status) && order.gateway_payment_id === paymentId;
    },

    async recordUnmatched(trx, { order }, { id, paymentId, amount, status }) {
      const { provider, id: orderId } = order;
      const isOver = status === 'won';
      const detail = { disputeId: id, paymentId, amount };
      await recordDifference(trx, {
        provider,
        orderId,
        kind: 'unmatchedDisputed',
        detail,
        at: clock.now(),
        isOver,
      });
      // The bank has given it back: it goes back no second time.
      if (status === 'lost') await unmatchedPayments.recordChargeback(trx, { order, paymentId, amount });
      if (!isOver) log.error({ orderId, ...detail }, 'Unmatched payment disputed');
    },

    async opened(trx, { order: { seller_id: sellerId, id } }, amount) {
      const order = await lockOrder(trx, sellerId, id);
      if (!order) return { share: 0, most: 0 };
      await moveOrder(trx, order, { events: ['dispute.opened'] });
      await moveGrants(
        { trx, events },
        sellerId,
        { orderIds: await ordersHeldBy(trx, order) },
        { events: ['dispute.opened'], at: clock.now() },
      );
      const left = remainingAmount(order);
      return { share: netOf(nextShare(order, Math.min(amount, left))), most: netOf(nextShare(order, left)) };
    },

    async won(trx, { order }) {
      const { seller_id: sellerId } = order;
      await moveOrder(trx, order, { events: ['dispute.won'] });
      await moveGrants(
        { trx, events },
        sellerId,
        { orderIds: await ordersHeldBy(trx, order) },
        { events: ['dispute.won'], at: clock.now() },
      );
    },

    async lost(trx, { order: facts, offer }, { id, key, amount, othersOpen }) {
      const order = await lockOrder(trx, facts.seller_id, facts.id);
      if (!order) throw new Error(`The disputed order ${facts.id} is gone`);
      const taken = await booking.capToRemaining(trx, order, amount, { disputeId: id });
      if (taken === 0) return;
      const isBooked = await booking.bookExternal(trx, order, offer, {
        amount: taken,
        reason: 'The buyer’s bank decided for the buyer',
        key,
        whole: ['dispute.lost'],
        part: othersOpen ? ['dispute.parted', 'dispute.opened'] : ['dispute.parted'],
        isTold: true,
      });
      if (isBooked) return;
      // A dispute is lost once. Leaving it open keeps what is held of it, and it is tried again.
      log.error({ orderId: order.id, disputeId: id }, 'Disputed amount was booked under a different account');
      throw new Error('The disputed amount could not be booked');
    },
  };
}
