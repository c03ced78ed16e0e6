import { type RefundEvent, transition } from '@haat/machines/lifecycles/refund';
import type { RefundState } from '../../gateways/payments';
import type { Tx } from '../../platform/database';
import type { Deps } from '../../platform/deps';
import { conflict, notFound } from '../../platform/errors';
import { enqueue } from '../../platform/jobs';
import type { Access } from '../access';
import type { Invoices } from '../invoices';
import type { Ledger } from '../ledger';
import type { Notify } from '../notify';
import type { MoveOrder } from './move-order.service';
import type { Offer, Offers } from './offer.service';
import { findOrder, lockOrder, type OrderRow } from './order.repository';
import { findRefunds, insertRefund, isOpen, type RefundRow, setRefundStatus } from './refund.repository';
import { nameOf, nextPart, type RefundWish, sameRefund } from './refund.rules';

export interface Refunds {
  /**
   * Gives the buyer a part of the amount back, or all that is left; the same wish again changes nothing. One refund of an order at a time.
   * @throws Refusal 404 (not this seller's), 409 (not paid, another under way, or the gateway refuses), 422 (not such an amount)
   */
  refund(sellerId: string, orderId: string, wish: RefundWish): Promise<void>;
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

const eventOf: Record<RefundState, RefundEvent> = {
  refunded: { type: 'gateway.refunded' },
  pending: { type: 'gateway.waiting' },
  refused: { type: 'gateway.refused' },
};

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

  /** Writes the refund down, with a job that ends it should we not: the gateway is asked outside the transaction. */
  async function begin(
    sellerId: string,
    orderId: string,
    wish: RefundWish,
  ): Promise<{ order: OrderRow; refund: RefundRow }> {
    return database.tx(async (trx) => {
      const order = await lockOrder(trx, sellerId, orderId);
      if (!order) throw notFound('There is no such sale');
      const before = await findRefunds(trx, sellerId, orderId);
      const same = sameRefund(order, before, wish);
      if (same) return { order, refund: same };
      const { amount, fee, feeTax } = nextPart(order, wish.amount);
      const detail = {
        ...(wish.reason && { reason: wish.reason }),
        ...(amount < order.amount && { amount }),
      };
      const moved = await moveOrder(trx, order, { events: ['refund.started'], detail });
      if (moved.outcome !== 'moved') throw conflict('not_refundable', 'Only a paid sale can be refunded');
      const refund: RefundRow = {
        seller_id: sellerId,
        order_id: orderId,
        number: before.length + 1,
        status: 'started',
        amount,
        fee,
        fee_tax: feeTax,
        reason: wish.reason ?? null,
        key: wish.key ?? null,
        at: moved.at,
        ended_at: null,
      };
      await insertRefund(trx, refund);
      const payload: RefundJob = { sellerId, orderId };
      const runAt = new Date(clock.now().getTime() + cutOffAfter);
      await enqueue(trx, { queue, payload, runAt, dedupeKey: nameOf(refund) });
      return { order, refund };
    });
  }

  /** Asks the gateway and books what it answers. The same refund asked twice gives the money back once. */
  async function finish(order: OrderRow, refund: RefundRow): Promise<RefundState> {
    const offer = await offers.find(order.product_id);
    const gateway = gateways.payments.named(order.provider);
    if (!gateway || !offer) throw new Error(`The refund of order ${order.id} has nobody to ask`);
    const answer = await gateway.refund({
      orderId: order.id,
      session: order.gateway_session,
      paymentId: order.gateway_payment_id ?? '',
      amount: refund.amount,
      refundId: `refund_${nameOf(refund)}`,
    });
    await database.tx(async (trx) => {
      const locked = await lockOrder(trx, order.seller_id, order.id);
      const known = await findRefunds(trx, order.seller_id, order.id);
      const current = known.find(({ number }) => number === refund.number);
      const { state } = current ? transition(current.status, eventOf[answer]) : {};
      // Somebody else has booked it meanwhile.
      if (!locked || !current || !state) return;
      const hasEnded = answer !== 'pending';
      await setRefundStatus(trx, current, { status: state, ended_at: hasEnded ? clock.now() : null });
      if (answer === 'refunded') await complete(trx, locked, current, offer);
      if (answer === 'refused') await moveOrder(trx, locked, { events: ['refund.failed'] });
    });
    return answer;
  }

  async function complete(trx: Tx, order: OrderRow, refund: RefundRow, offer: Offer): Promise<void> {
    const { seller_id: sellerId, id: orderId, currency } = order;
    const { amount, fee, fee_tax: feeTax } = refund;
    const refunded = {
      amount: (order.refunded ?? 0) + amount,
      fee: (order.refunded_fee ?? 0) + fee,
      feeTax: (order.refunded_fee_tax ?? 0) + feeTax,
    };
    const isWhole = refunded.amount === order.amount;
    const moved = await moveOrder(trx, order, {
      events: [isWhole ? 'refund.succeeded' : 'refund.parted'],
      detail: amount < order.amount ? { amount } : {},
      change: { refunded },
    });
    if (moved.outcome !== 'moved')
      throw new Error(`The refund of order ${orderId} went through and does not fit its order`);
    await ledger.postRefund(trx, { sellerId, orderId, amount, fee, feeTax, currency }, nameOf(refund));
    await enqueue(
      trx,
      invoices.creditNoteFor({ sellerId, orderId, refundId: nameOf(refund), amount, at: moved.at }),
    );
    if (isWhole) await access.end(trx, { sellerId, orderId, reason: 'refunded', at: moved.at });
    await notify.notify(trx, {
      template: 'refund',
      phone: order.buyer_phone,
      email: order.buyer_email,
      orderId,
      productTitle: offer.product.title,
      sellerName: offer.seller.name ?? '',
      amount,
    });
  }

  jobs.handle<RefundJob>(queue, async ({ sellerId, orderId }) => {
    const order = await findOrder(database.db, sellerId, orderId);
    const refund = (await findRefunds(database.db, sellerId, orderId)).find(isOpen);
    if (!order || !refund || (await finish(order, refund)) !== 'pending') return;
    const runAt = new Date(clock.now().getTime() + askAgainAfter);
    await database.tx((trx) => enqueue(trx, { queue, payload: { sellerId, orderId }, runAt }));
  });

  return {
    async refund(sellerId, orderId, wish) {
      const { order, refund } = await begin(sellerId, orderId, wish);
      if (refund.status === 'done') return;
      const answer = isOpen(refund) ? await finish(order, refund) : 'refused';
      if (answer === 'refused')
        throw conflict('refund_refused', 'The payment gateway did not take the refund. Try again later');
      jobs.kick();
    },
  };
}
