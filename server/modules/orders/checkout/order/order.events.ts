import type { Offer } from '../placing/offer.service';
import type { OrderFacts } from './order.repository';

/** An order as its events tell of it. */
export interface OrderEvent {
  sellerId: string;
  orderId: string;
  /** The short link by which its buyer came. */
  linkId: string | null;
  /** Paise by which a discount lowered its price. */
  discount: number;
  subscriptionId: string | null;
}

/** An order that was paid, with the account that referred its seller. */
export interface SaleEvent extends OrderEvent {
  referrerId: string | null;
}

declare module '../../../../platform/events/events' {
  interface DomainEvents {
    /** An order was paid, or cost nothing and was placed. */
    'order.paid': SaleEvent;
    /** Money of an order went back to its buyer, all or a part. */
    'order.refunded': SaleEvent;
    /** The time to pay an order is over. */
    'order.expired': OrderEvent;
    /** An unpaid order does not hold its piece of a limited stock any more. */
    'order.released': OrderEvent;
    /** An order that a mandate was to pay was refused, left or is over. */
    'charge.unpaid': OrderEvent;
  }
}

export const orderEvent = (order: OrderFacts): OrderEvent => ({
  sellerId: order.seller_id,
  orderId: order.id,
  linkId: order.link_id,
  discount: order.discount,
  subscriptionId: order.subscription_id,
});

export const saleEvent = (order: OrderFacts, { seller }: Pick<Offer, 'seller'>): SaleEvent => ({
  ...orderEvent(order),
  referrerId: seller.referrerId,
});
