import type { PayForState } from '@haat/openapi/pages';
import type { Deps } from '../../../../platform/deps';
import { conflict, notFound } from '../../../../platform/http/errors';
import type { Holds } from '../holds/hold.service';
import type { MoveOrder } from '../order/move-order.service';
import { isPaid } from '../order/order.lifecycle';
import type { OrderLookup } from '../order/order.lookup';
import { findOrder, type OrderRow } from '../order/order.repository';
import type { Offers } from '../placing/offer.service';
import { isCharge } from '../placing/order.rules';
import { orderOver, whyNotSold } from './start-payment.service';

/** Ms from its placing for which an order may be paid that somebody else was asked to pay: as long as a gateway takes money for it. */
const askedFor = 24 * 60 * 60_000;
/** Of the signatures under links that pay an order. */
const purpose = 'payFor';

/** An order as whoever is asked to pay it sees it. */
export interface AskedPayment {
  /** The buyer's name, or null with the last digits of their number; null where nobody was asked, as by the link of a reminder to renew. */
  asker: { name: string | null; phoneEnding: string } | null;
  state: PayForState;
  /** Why it is over before its time, for people; null where it is not. */
  why: string | null;
}

/** Payments that a buyer asks somebody else to make: who pays sees what it is and what it costs, and gets no access. */
export interface AskedPayments {
  /** Gives the order a day, once, and answers the path of the link. What it holds of a limited stock lasts no longer. @throws Refusal 409 (it cannot be paid any more), 404 */
  ask(orderId: string): Promise<string>;
  /** @throws Refusal 404 (the link is not ours) */
  show(orderId: string, key: string): Promise<AskedPayment>;
  /** The same without the link, and not for whom. @throws Refusal 404 (no such order) */
  showState(orderId: string): Promise<Pick<AskedPayment, 'state' | 'why'>>;
  pathOf(orderId: string): string;
}

export function createAskedPayments(
  { clock, database, gateways, signer }: Pick<Deps, 'clock' | 'database' | 'gateways' | 'signer'>,
  parts: { holds: Pick<Holds, 'soldNow'>; moveOrder: MoveOrder; offers: Offers; orderLookup: OrderLookup },
): AskedPayments {
  const { holds, moveOrder, offers, orderLookup } = parts;

  async function find(orderId: string): Promise<OrderRow> {
    const facts = await orderLookup.find(orderId);
    const order = facts && (await findOrder(database.db, facts.seller_id, orderId));
    if (!order) throw notFound('Order not found');
    return order;
  }

  const pathOf = (orderId: string) => `/pay-for/${orderId}?k=${signer.sign(purpose, orderId)}`;

  function stateOf(order: OrderRow): PayForState {
    if (isPaid(order.status)) return 'paid';
    if (order.status === 'pending') return 'pending';
    return order.status === 'expired' || order.expires_at <= clock.now() ? 'over' : 'open';
  }

  async function stateAndReasonOf(order: OrderRow): Promise<Pick<AskedPayment, 'state' | 'why'>> {
    const state = stateOf(order);
    const offer = state === 'open' ? await offers.find(order.product_id, { isFresh: true }) : null;
    const why = offer && whyNotSold(order, await holds.soldNow(offer));
    return { state: why === null ? state : 'over', why };
  }

  return {
    pathOf,

    async ask(orderId) {
      const order = await find(orderId);
      // A mandate is agreed to by its buyer alone, and what costs nothing is paid for already.
      const isPayable =
        order.amount > 0 && !isCharge(order) && gateways.payments.mandates.named(order.provider) === null;
      if (!isPayable || (await stateAndReasonOf(order)).state !== 'open')
        throw conflict(orderOver, 'This order cannot be paid by a link');
      if (order.asked_at) return pathOf(orderId);
      const until = new Date(order.created_at.getTime() + askedFor);
      const moved = await moveOrder(database.db, order, {
        events: ['payment.asked'],
        change: { askedUntil: until },
      });
      if (moved.outcome !== 'moved') throw conflict(orderOver, 'This order cannot be paid by a link');
      return pathOf(orderId);
    },

    async show(orderId, key) {
      if (!signer.verify(purpose, orderId, key)) throw notFound();
      const order = await find(orderId);
      return {
        asker: order.asked_at && { name: order.buyer_name, phoneEnding: order.buyer_phone.slice(-2) },
        ...(await stateAndReasonOf(order)),
      };
    },

    showState: async (orderId) => stateAndReasonOf(await find(orderId)),
  };
}
