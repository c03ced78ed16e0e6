import type { SeenRefund } from '../../../../gateways/payments';
import type { Deps } from '../../../../platform/deps';
import { isPaid } from '../order/order.lifecycle';
import type { OrderLookup } from '../order/order.lookup';
import { lockOrder, type OrderFacts } from '../order/order.repository';
import { syncQueues } from '../payments/event.queues';
import type { Payments } from '../payments/payment.service';
import type { Offers } from '../placing/offer.service';
import type { UnmatchedPayments } from '../reconciliation/unmatched-payment.service';
import type { RefundBooking } from './refund.booking';
import { findRefunds, isOpen, type RefundRow } from './refund.repository';
import { refundIdOf } from './refund.rules';
import type { Refunds } from './refund.service';

export interface RefundSync {
  /** Asks the gateway about every refund of an order and books what it says, also of those it began itself. @throws GatewaySilent */
  sync(orderId: string): Promise<void>;
}

export type RefundSyncDeps = Pick<Deps, 'database' | 'gateways' | 'jobs' | 'log'>;

const isCalled = (refundId: string) => (refund: RefundRow) => `refund_${refundIdOf(refund)}` === refundId;

/** A gateway gives money back by itself at times: what arrived too late for it, or could not be placed. The books follow. */
export function createRefundSync(
  deps: RefundSyncDeps,
  parts: {
    orderLookup: OrderLookup;
    offers: Offers;
    payments: Pick<Payments, 'ask'>;
    refunds: Pick<Refunds, 'resume'>;
    booking: RefundBooking;
    unmatchedPayments: Pick<UnmatchedPayments, 'resume' | 'markReturned'>;
  },
): RefundSync {
  const { database, gateways, jobs, log } = deps;
  const { orderLookup, offers, payments, refunds, booking, unmatchedPayments } = parts;

  async function bookGatewayRefund(facts: OrderFacts, seen: SeenRefund): Promise<void> {
    const offer = await offers.find(facts.product_id);
    if (!offer || (await unmatchedPayments.markReturned(facts.provider, seen.paymentId))) return;
    await database.tx(async (trx) => {
      const order = await lockOrder(trx, facts.seller_id, facts.id);
      // An unmatched payment has nothing to reverse.
      if (!order || !isPaid(order.status) || order.gateway_payment_id !== seen.paymentId) return;
      const known = await findRefunds(trx, order.seller_id, order.id);
      const own = known.find(isCalled(seen.refundId));
      // Under way it has an end of its own.
      if (own && own.status !== 'failed') return;
      if (order.status === 'refunding') throw new Error('Another refund of this order is in progress');
      const key = `gateway_${seen.refundId}`;
      if (known.some((refund) => refund.key === key)) return;
      const amount = await booking.capToRemaining(trx, order, seen.amount, { refundId: seen.refundId });
      if (amount === 0) return;
      const reason = own?.reason ?? 'The payment gateway gave it back by itself';
      const start = order.status === 'fulfilled' ? (['refund.started'] as const) : [];
      await booking.bookExternal(trx, order, offer, {
        amount,
        reason,
        key,
        whole: [...start, 'refund.succeeded'],
        part: [...start, 'refund.parted'],
        accessIds: own?.access_ids,
        detail: { by: 'gateway' },
      });
      if (own) log.error({ orderId: order.id, amount }, 'A refund that counted as refused was made');
      else log.warn({ orderId: order.id, amount }, 'Refund made at the gateway');
    });
  }

  async function sync(orderId: string): Promise<void> {
    const facts = await orderLookup.find(orderId);
    const gateway = facts && gateways.payments.named(facts.provider);
    if (!facts || !gateway) return;
    // A refund may be heard of before the payment it is of.
    await payments.ask(orderId);
    const seen = await gateway.refunds({ id: orderId, session: facts.gateway_session });
    const ours = await findRefunds(database.db, facts.seller_id, orderId);
    if (ours.some(isOpen)) await refunds.resume(facts.seller_id, orderId);
    // One of ours too: it may have counted as refused, though its money is back.
    for (const one of seen)
      if (one.state === 'refunded' && !one.refundId.startsWith('return_'))
        await bookGatewayRefund(facts, one);
    for (const { refundId, state } of seen) {
      if (!refundId.startsWith('return_')) continue;
      const paymentId = refundId.slice('return_'.length);
      // Also of one that had ended otherwise: refused, or settled by hand.
      if (state === 'refunded') await unmatchedPayments.markReturned(facts.provider, paymentId);
      else await unmatchedPayments.resume(facts.provider, paymentId);
    }
  }

  jobs.handle<{ orderId: string }>(syncQueues.refund, ({ orderId }) => sync(orderId));

  return { sync };
}
