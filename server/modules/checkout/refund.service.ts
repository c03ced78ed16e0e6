import type { Transaction } from 'kysely';
import type { RefundState } from '../../gateways/payments';
import type { Deps } from '../../platform/deps';
import { conflict, notFound, unprocessable } from '../../platform/errors';
import { enqueue } from '../../platform/jobs';
import type { Schema } from '../../platform/schema';
import type { Access } from '../access';
import type { Invoices } from '../invoices';
import type { Ledger } from '../ledger';
import type { Notify } from '../notify';
import type { MoveOrder } from './move-order.service';
import type { Offer, Offers } from './offer.service';
import { findOrder, lockOrder, type OrderRow } from './order.repository';

export interface Refunds {
  /**
   * Gives the buyer the whole amount back; asking again for an order that is refunded changes nothing.
   * @throws Refusal 404 (not this seller's), 409 (not paid, or the gateway refuses), 422 (a part of the amount)
   */
  refund(
    sellerId: string,
    orderId: string,
    wish: { amount?: number | undefined; reason?: string | undefined },
  ): Promise<void>;
}

export type RefundDeps = Pick<Deps, 'database' | 'gateways' | 'jobs' | 'clock'>;

interface RefundJob {
  sellerId: string;
  orderId: string;
}

const queue = 'checkout.refund';
/** Ms: a refund that is under way longer than this was cut off, and a job takes it up. */
const cutOffAfter = 60_000;
/** Ms between two questions about a refund that the gateway has taken and not decided. */
const askAgainAfter = 30 * 60_000;

export function createRefunds(
  deps: RefundDeps,
  parts: {
    offers: Offers;
    moveOrder: MoveOrder;
    ledger: Ledger;
    access: Access;
    notify: Notify;
    invoices: Invoices;
  },
): Refunds {
  const { database, gateways, jobs, clock } = deps;
  const { offers, moveOrder, ledger, access, notify, invoices } = parts;

  /** Marks the refund as begun, with a job that ends it should we not: the gateway is asked outside the transaction. */
  async function begin(
    sellerId: string,
    orderId: string,
    wish: { amount?: number | undefined; reason?: string | undefined },
  ): Promise<OrderRow> {
    return database.tx(async (trx) => {
      const order = await lockOrder(trx, sellerId, orderId);
      if (!order) throw notFound('There is no such sale');
      if (wish.amount !== undefined && wish.amount !== order.amount)
        throw unprocessable('partial_refund_not_available', 'Only the whole amount can be refunded', {
          amount: 'Only the whole amount can be refunded',
        });
      if (order.status === 'refunded' || order.status === 'refunding') return order;
      const detail = wish.reason ? { reason: wish.reason } : {};
      const moved = await moveOrder(trx, order, { events: ['refund.started'], detail });
      if (moved.outcome !== 'moved') throw conflict('not_refundable', 'Only a paid sale can be refunded');
      const payload: RefundJob = { sellerId, orderId };
      const runAt = new Date(clock.now().getTime() + cutOffAfter);
      await enqueue(trx, { queue, payload, runAt, dedupeKey: orderId });
      return { ...order, status: moved.status };
    });
  }

  /** Asks the gateway and books what it answers. The same refund asked twice gives the money back once. */
  async function finish(order: OrderRow): Promise<RefundState> {
    const offer = await offers.find(order.product_id);
    const gateway = gateways.payments.named(order.provider);
    if (!gateway || !offer) throw new Error(`The refund of order ${order.id} has nobody to ask`);
    const answer = await gateway.refund({
      orderId: order.id,
      session: order.gateway_session,
      paymentId: order.gateway_payment_id ?? '',
      amount: order.amount,
      refundId: `refund_${order.id}`,
    });
    if (answer === 'pending') return answer;
    await database.tx(async (trx) => {
      const locked = await lockOrder(trx, order.seller_id, order.id);
      if (!locked) return;
      if (answer === 'refunded') await complete(trx, locked, offer);
      else await moveOrder(trx, locked, { events: ['refund.failed'] });
    });
    return answer;
  }

  async function complete(
    trx: Transaction<Schema>,
    order: OrderRow,
    { product, seller }: Offer,
  ): Promise<void> {
    const moved = await moveOrder(trx, order, { events: ['refund.succeeded'] });
    // Someone else has booked it meanwhile.
    if (moved.outcome !== 'moved') return;
    const { seller_id: sellerId, id: orderId, amount, fee, fee_tax: feeTax, currency } = order;
    await ledger.postRefund(trx, { sellerId, orderId, amount, fee, feeTax, currency });
    await enqueue(
      trx,
      invoices.creditNoteFor({ sellerId, orderId, refundId: orderId, amount, at: moved.at }),
    );
    await access.end(trx, { sellerId, orderId, reason: 'refunded', at: moved.at });
    await notify.notify(trx, {
      template: 'refund',
      phone: order.buyer_phone,
      email: order.buyer_email,
      orderId,
      productTitle: product.title,
      sellerName: seller.name ?? '',
      amount,
    });
  }

  jobs.handle<RefundJob>(queue, async ({ sellerId, orderId }) => {
    const order = await findOrder(database.db, sellerId, orderId);
    if (order?.status !== 'refunding' || (await finish(order)) !== 'pending') return;
    const runAt = new Date(clock.now().getTime() + askAgainAfter);
    await database.tx((trx) => enqueue(trx, { queue, payload: { sellerId, orderId }, runAt }));
  });

  return {
    async refund(sellerId, orderId, wish) {
      const order = await begin(sellerId, orderId, wish);
      if (order.status === 'refunded') return;
      const answer = await finish(order);
      if (answer === 'refused')
        throw conflict('refund_refused', 'The payment gateway did not take the refund. Try again later');
      jobs.kick();
    },
  };
}
