import type { OrderStatus } from '@haat/contract';
import type { PaymentNotice } from '../../gateways/payments';
import type { Deps } from '../../platform/deps';
import type { Access } from '../access';
import { type Ledger, netOf } from '../ledger';
import type { Notify, Tellable } from '../notify';
import { type NoticeRecord, recordNotice, type SaleDocuments } from './move.repository';
import type { MoveOrder } from './move-order.service';
import type { Offer, Offers } from './offer.service';
import type { KnownOrders } from './order.facts';
import { isPaid, type OrderEventType } from './order.lifecycle';
import { findOrder, type OrderFacts, type OrderRow } from './order.repository';

export interface Payments {
  /**
   * Takes what a gateway says about a payment, whether by webhook, on return or when asked later: any number of copies, in any
   * order, at once. `applied` at most once for each notice; the money of an order is booked once.
   */
  apply(notice: PaymentNotice): Promise<Applied>;
  /** Asks the order's gateway and takes what it says: for a return without a webhook. The order as it is then; null when there is none. */
  confirm(orderId: string): Promise<OrderRow | null>;
}

export type Applied =
  | { outcome: 'applied' | 'repeated' | 'ignored'; status: OrderStatus }
  /** There is no such order at that gateway. */
  | { outcome: 'unknown' }
  /** Another amount or currency than the order's: kept for the operator, and the order is left as it is. */
  | { outcome: 'mismatch' };

const eventsOf: Record<PaymentNotice['outcome'], readonly OrderEventType[]> = {
  // A page is delivered the moment it is paid for; a kind that takes longer fulfils later.
  success: ['payment.succeeded', 'order.fulfilled'],
  failed: ['payment.failed'],
  dropped: ['payment.dropped'],
};

export type PaymentDeps = Pick<
  Deps,
  'config' | 'database' | 'gateways' | 'jobs' | 'log' | 'webhookBase' | 'clock'
>;

export function createPayments(
  deps: PaymentDeps,
  parts: {
    offers: Offers;
    known: KnownOrders;
    moveOrder: MoveOrder;
    ledger: Ledger;
    access: Access;
    notify: Notify;
  },
): Payments {
  const { database, gateways, log, clock, jobs } = deps;
  const { offers, known, moveOrder, ledger, access, notify } = parts;

  function noticesFor(order: OrderFacts, { product, seller }: Offer): Tellable[] {
    const { id: orderId, amount } = order;
    const origin = deps.config.publicUrl ?? deps.webhookBase();
    const receipt: Tellable = {
      template: 'receipt',
      phone: order.buyer_phone,
      email: order.buyer_email,
      orderId,
      productTitle: product.title,
      sellerName: seller.name ?? '',
      amount,
      accessUrl: origin + access.signedPath(orderId),
    };
    const sale: Tellable = {
      template: 'sale',
      sellerId: order.seller_id,
      phone: seller.phone,
      email: seller.email,
      orderId,
      productTitle: product.title,
      amount,
      net: netOf({ amount, fee: order.fee, feeTax: order.fee_tax }),
    };
    return [receipt, sale];
  }

  /** What paying for an order brings about: written in the statement that makes it paid. */
  function saleOf(order: OrderFacts, offer: Offer): SaleDocuments {
    const { seller_id: sellerId, id: orderId, amount, fee, fee_tax: feeTax, currency } = order;
    return {
      ledger: ledger.sale({ sellerId, orderId, amount, fee, feeTax, currency }),
      jobs: notify.document(noticesFor(order, offer)),
    };
  }

  const setAside = (notice: PaymentNotice, outcome: 'mismatch' | 'ignored' | 'paidTwice') =>
    recordNotice(database.db, {
      ...recordOf(notice),
      orderId: notice.orderId,
      outcome,
      at: clock.now(),
    });

  /** A notice the chart has no use for: a copy, a late word about an older attempt, or money taken a second time. */
  async function refused(facts: OrderFacts, status: OrderStatus, notice: PaymentNotice): Promise<Applied> {
    const order = await findOrder(database.db, facts.seller_id, facts.id);
    if (order?.gateway_payment_id === notice.paymentId) return { outcome: 'repeated', status };
    const isSecondPayment = notice.outcome === 'success' && isPaid(status);
    if (isSecondPayment)
      log.error({ orderId: facts.id, paymentId: notice.paymentId }, 'An order was paid a second time');
    await setAside(notice, isSecondPayment ? 'paidTwice' : 'ignored');
    return { outcome: 'ignored', status };
  }

  async function apply(notice: PaymentNotice): Promise<Applied> {
    const order = await known.find(notice.orderId);
    const offer = order && (await offers.find(order.product_id));
    if (!order || !offer || order.provider !== notice.provider) return { outcome: 'unknown' };
    const { paymentId, method, failure } = notice;
    if (notice.amount !== order.amount || notice.currency !== order.currency) {
      log.error(
        { orderId: order.id, paymentId, amount: notice.amount },
        'A payment has another amount than its order',
      );
      await setAside(notice, 'mismatch');
      return { outcome: 'mismatch' };
    }
    const moved = await moveOrder(database.db, order, {
      events: eventsOf[notice.outcome],
      detail: { paymentId, method, ...(failure && { failure }) },
      change: { paymentId, method, failure },
      notice: recordOf(notice),
      ...(notice.outcome === 'success' && { sale: saleOf(order, offer) }),
    });
    if (moved.outcome === 'unknown') return moved;
    if (moved.outcome === 'refused') return refused(order, moved.status, notice);
    if (moved.outcome === 'repeated') return moved;
    jobs.kick();
    return { outcome: 'applied', status: moved.status };
  }

  return {
    apply,
    async confirm(orderId) {
      const facts = await known.find(orderId);
      const order = facts && (await findOrder(database.db, facts.seller_id, orderId));
      if (!order || isPaid(order.status)) return order;
      const notice = await gateways.payments
        .named(order.provider)
        ?.status({ session: order.gateway_session });
      if (!notice) return order;
      await apply(notice);
      return findOrder(database.db, order.seller_id, orderId);
    },
  };
}

function recordOf(notice: PaymentNotice): NoticeRecord {
  return { provider: notice.provider, eventId: notice.eventId, type: notice.outcome };
}
