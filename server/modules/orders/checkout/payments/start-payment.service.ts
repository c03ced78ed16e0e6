import type { OrderStatus } from '@haat/openapi';
import type { PayWay } from '@haat/openapi/pay-ways';
import { type Checkout, type Device, GatewaySilent } from '../../../../gateways/payments';
import type { Deps } from '../../../../platform/deps';
import { conflict, notFound, unavailable } from '../../../../platform/http/errors';
import type { Holds, Missing, SoldNow } from '../holds/hold.service';
import type { MoveOrder } from '../order/move-order.service';
import { isPaid } from '../order/order.lifecycle';
import type { OrderLookup } from '../order/order.lookup';
import { findOrder, lockOrder, type OrderRow } from '../order/order.repository';
import type { Offers } from '../placing/offer.service';
import { isCharge, isContinuation } from '../placing/order.rules';

/** The code of a refusal: only another order can be paid. */
export const approvalOver = 'approval_over';
/** The code of a refusal: this order is not begun again here; its text says why. */
export const orderOver = 'order_over';

/**
 * How the buyer pays; without a device only where that begins. An attempt that failed or was left is begun again, and what an order holds no
 * more is taken again, for whoever has the order's token (`isOwn`) and while the order lasts.
 * @throws Refusal 404 (no such order), 409 (paid already, or its bank has not answered; `orderOver` when it is not begun again, `approvalOver`
 * when its bank cannot be asked any more)
 */
export type StartPayment = (
  orderId: string,
  device: Device | null,
  options: { isOwn: boolean; way?: PayWay },
) => Promise<Checkout>;

const isLeft = ({ status }: Pick<OrderRow, 'status'>): boolean => status === 'failed' || status === 'dropped';

/**
 * Why an unpaid order is not begun again as things are sold now, for people; null where it may be, or still holds what it took. What was paused is paid by who
 * had ordered it, and a subscription goes on with what was agreed.
 */
export function whyNotSold(order: OrderRow, { product, availability }: SoldNow): string | null {
  if (order.holds_stock && !isLeft(order)) return null;
  if (product.status !== 'published' && product.status !== 'paused')
    return 'This is no longer on sale. Nothing was charged';
  return isContinuation(order) ? null : availability.closed;
}

const whyMissing: Record<Missing, string> = {
  discount: 'The discount of this order is not available any more. Nothing was charged',
  stock: 'This is sold out. Nothing was charged',
};

/** Where an order stands that only its token begins again. */
const startable: ReadonlySet<OrderStatus> = new Set(['created', 'awaitingPayment', 'failed', 'dropped']);

export function createStartPayment(
  { clock, database, gateways }: Pick<Deps, 'clock' | 'database' | 'gateways'>,
  parts: { holds: Holds; orderLookup: OrderLookup; moveOrder: MoveOrder; offers: Offers },
): StartPayment {
  const { holds, orderLookup, moveOrder, offers } = parts;

  async function renew(order: OrderRow, sold: SoldNow): Promise<void> {
    await database.tx(async (trx) => {
      const row = await lockOrder(trx, order.seller_id, order.id);
      if (!row || isPaid(row.status)) throw conflict('not_payable', 'This order is already paid');
      if (row.status === 'pending')
        throw conflict('not_payable', 'Your bank is still processing this payment. Please do not pay again');
      if (row.status === 'expired' || row.expires_at <= clock.now()) throw timeOver();
      // Another tap has begun it already.
      if (!isLeft(row) && row.holds_stock) return;
      const why = whyNotSold(row, sold);
      if (why !== null) throw conflict(orderOver, why);
      const missing = row.holds_stock ? null : await holds.retake(trx, row, sold);
      if (missing !== null) throw conflict(orderOver, whyMissing[missing]);
      await moveOrder(trx, row, {
        events: isLeft(row) ? ['payment.retried'] : ['hold.renewed'],
        change: { failure: null, holdUntil: holds.until(row) },
      });
    });
  }

  /** A mandate is agreed to once: after a no the buyer begins with another order. */
  async function refuseOver(order: OrderRow): Promise<void> {
    const { id, provider, gateway_session: session, status } = order;
    const mandates = gateways.payments.mandates.named(provider);
    if (!mandates || (!isLeft(order) && status !== 'awaitingPayment')) return;
    try {
      const { state } = await mandates.seen({ id, session });
      if (state !== 'ended') return;
    } catch (error) {
      if (!(error instanceof GatewaySilent)) throw error;
      // The bank's page itself shows it.
      if (!isLeft(order)) return;
      throw unavailable('payment_unavailable', 'Payment could not be started. Try again in a minute');
    }
    throw conflict(approvalOver, 'Your bank did not authorise it. Start again from the page');
  }

  return async (orderId, device, { isOwn, way }) => {
    const facts = await orderLookup.find(orderId);
    const order = facts && (await findOrder(database.db, facts.seller_id, orderId));
    if (!order) throw notFound('Order not found');
    if (isCharge(order))
      throw conflict(
        'not_payable',
        'This is charged automatically. To pay another way, renew it in your purchases',
      );
    await refuseOver(order);
    if (order.status !== 'awaitingPayment' || !order.holds_stock) {
      const offer = await offers.find(order.product_id, { isFresh: true });
      if (!offer || (!isOwn && startable.has(order.status))) throw timeOver();
      await renew(order, await holds.soldNow(offer));
    }
    const gateway = gateways.payments.named(order.provider);
    if (!gateway) throw new Error(`Order ${orderId} has no gateway`);
    return gateway.checkout({ id: order.id, session: order.gateway_session }, device, way);
  };
}

const timeOver = () => conflict(orderOver, 'This order has expired. Start again from the page');
