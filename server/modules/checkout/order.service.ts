import type { Access as BoughtAccess, Order } from '@haat/contract';
import { type Checkout, type Device, GatewaySilent } from '../../gateways/payments';
import type { Deps } from '../../platform/deps';
import { conflict, notFound, unavailable } from '../../platform/errors';
import type { Access, Proof } from '../access';
import type { Catalog } from '../catalog';
import { findHolds } from './holds.repository';
import type { MoveOrder } from './move-order.service';
import type { Offer, Offers } from './offer.service';
import type { KnownOrders } from './order.facts';
import { findOrder, type OrderRow } from './order.repository';
import { isCharge } from './order.rules';
import { accessOf, mayBeOpen, viewOrder } from './order.view';

/** An order shown to someone. */
export interface ShownOrder {
  /** Whether the visitor may see what was bought, has to confirm the buyer's phone first, or has nothing to do with it. */
  decision: 'open' | 'askOtp' | 'unknown';
  /** Its `access` is null unless the decision is `open` and the grant stands. */
  order: Order;
  /** E.164: for sending the OTP, never for showing. */
  buyerPhone: string;
  /** The last four digits. */
  phoneEnding: string;
  /** A mandate pays it by itself: it is not paid by hand. */
  isCharge: boolean;
}

/** The code of a refusal: only another order can be paid. */
export const approvalOver = 'approval_over';

export interface Orders {
  /** The order with as much as the proof opens; null when there is none. */
  show(orderId: string, proof?: Proof & { accountId?: string | undefined }): Promise<ShownOrder | null>;
  /**
   * How the buyer pays; without a device only where that begins. An attempt that failed or was left is begun again, with time anew.
   * @throws Refusal 404 (no such order), 409 (paid already, its bank has not answered, or its time is over; `approvalOver` when its bank
   * cannot be asked any more)
   */
  startPayment(orderId: string, device: Device | null): Promise<Checkout>;
}

export type OrderDeps = Pick<Deps, 'config' | 'database' | 'gateways' | 'clock'>;

export function createOrders(
  deps: OrderDeps,
  parts: { catalog: Catalog; offers: Offers; known: KnownOrders; moveOrder: MoveOrder; access: Access },
): Orders {
  const { config, database, gateways, clock } = deps;
  const { catalog, offers, known, moveOrder, access } = parts;

  async function find(orderId: string): Promise<OrderRow | null> {
    const facts = await known.find(orderId);
    return facts && findOrder(database.db, facts.seller_id, orderId);
  }

  /** As the creator has it now: a link that was put right is right for everybody at once. */
  async function boughtWith(order: OrderRow, known: Offer): Promise<BoughtAccess> {
    const { product } = (await offers.find(order.product_id, { isFresh: true })) ?? known;
    const parts = await catalog.received(product, () => findHolds(database.db, order));
    const messageHtml = await catalog.toHtml(product.thank_you.message ?? '');
    return accessOf(order.id, product, { access, messageHtml, parts });
  }

  async function retry(order: OrderRow): Promise<void> {
    const expiresAt = new Date(clock.now().getTime() + config.orderExpiryMinutes * 60_000);
    const moved = await moveOrder(database.db, order, {
      events: ['payment.retried'],
      change: { failure: null, expiresAt },
    });
    // Another tap has begun it already.
    if (moved.outcome === 'moved' || moved.outcome === 'unknown' || moved.status === 'awaitingPayment')
      return;
    throw conflict(
      'not_payable',
      moved.status === 'expired'
        ? 'The time to pay for this order is over. Start again from the page'
        : moved.status === 'pending'
          ? 'Your bank has this payment and has not answered yet. Please do not pay a second time'
          : 'This order is paid already',
    );
  }

  /** A mandate is agreed to once: after a no the buyer begins with another order. */
  async function refuseOver({ id, provider, gateway_session: session, status }: OrderRow): Promise<void> {
    const mandates = gateways.payments.mandates.named(provider);
    const isLeft = status === 'failed' || status === 'dropped';
    if (!mandates || (!isLeft && status !== 'awaitingPayment')) return;
    try {
      const { state } = await mandates.seen({ id, session });
      if (state !== 'ended') return;
    } catch (error) {
      if (!(error instanceof GatewaySilent)) throw error;
      // The page of the bank itself says so.
      if (!isLeft) return;
      throw unavailable('payment_unavailable', 'Payment cannot begin right now. Try again in a minute');
    }
    throw conflict(approvalOver, 'Your bank did not agree to it. Start again from the page');
  }

  return {
    async show(orderId, proof = {}) {
      const order = await find(orderId);
      const offer = order && (await offers.find(order.product_id));
      if (!order || !offer) return null;
      const isSeller = proof.accountId !== undefined && proof.accountId === order.seller_id;
      const decision = isSeller
        ? 'open'
        : access.decide({ id: order.id, buyerPhone: order.buyer_phone }, proof);
      const isOpen =
        decision === 'open' && mayBeOpen(order) && (await access.isGranted(order.seller_id, order.id));
      const bought = isOpen ? await boughtWith(order, offer) : null;
      return {
        decision,
        order: viewOrder(order, { offer, access: bought, imageSources: catalog.imageSources }),
        buyerPhone: order.buyer_phone,
        phoneEnding: order.buyer_phone.slice(-4),
        isCharge: isCharge(order),
      };
    },

    async startPayment(orderId, device) {
      const order = await find(orderId);
      if (!order) throw notFound('There is no such order');
      if (isCharge(order))
        throw conflict(
          'not_payable',
          'This is taken by itself. To pay another way, renew it in your purchases',
        );
      await refuseOver(order);
      if (order.status !== 'awaitingPayment') await retry(order);
      const gateway = gateways.payments.named(order.provider);
      if (!gateway) throw new Error(`Order ${orderId} has no gateway`);
      return gateway.checkout({ id: order.id, session: order.gateway_session }, device);
    },
  };
}
