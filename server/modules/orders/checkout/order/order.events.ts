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
  /** The part of a gift that it is; left out where it is none. */
  gift?: 'given' | 'received';
}

/** An order that was placed, before its payment. */
export interface PlacedEvent extends OrderEvent {
  /** Its buyer agreed to be reminded while it is unpaid, and left an address. */
  isReminded: boolean;
}

/** An order that was paid, with the account that referred its seller. */
export interface SaleEvent extends OrderEvent {
  referrerId: string | null;
}

/** A refund of an order. */
export interface RefundEvent extends SaleEvent {
  /** Which of the refunds of the order. */
  refund: string;
  /** Paise. */
  amount: number;
  /** The buyer was told by their bank: the credit note alone is news. */
  isTold: boolean;
}

/** An unmatched payment. */
export interface ReturnEvent {
  sellerId: string;
  orderId: string;
  paymentId: string;
  /** Paise. */
  amount: number;
}

declare module '../../../../platform/events/events' {
  interface DomainEvents {
    /** An order was placed. */
    'order.placed': PlacedEvent;
    /** An order was paid, or cost nothing and was placed. */
    'order.paid': SaleEvent;
    /** An order was refunded, in full or in part. */
    'order.refunded': RefundEvent;
    /** A pending payment failed. */
    'order.unpaid': OrderEvent;
    /** An unmatched payment was refunded to its payer. */
    'payment.returned': ReturnEvent;
    /** The order expired. */
    'order.expired': OrderEvent;
    /** An unpaid order does not hold its piece of a limited stock any more. */
    'order.released': OrderEvent;
    /** An order charged to a mandate failed, was abandoned or expired. */
    'charge.unpaid': OrderEvent;
  }
}

export const orderEvent = (order: OrderFacts): OrderEvent => ({
  sellerId: order.seller_id,
  orderId: order.id,
  linkId: order.link_id,
  discount: order.discount,
  subscriptionId: order.subscription_id,
  ...(order.gift && { gift: order.gift }),
});

export const saleEvent = (order: OrderFacts, { seller }: Pick<Offer, 'seller'>): SaleEvent => ({
  ...orderEvent(order),
  referrerId: seller.referrerId,
});
