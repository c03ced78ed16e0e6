import type { Buyer, NewOrder, Order, Paise, PlacedOrder } from '@haat/openapi';
import { fromPromise } from 'xstate';
import { missing } from '../failure';

/** What a buyer says before paying. */
export interface Details {
  priceId?: string | undefined;
  /** What the buyer gives when the price is open. */
  amount?: Paise | undefined;
  /** What was shown to be due of that, where a discount makes it less. */
  due?: Paise | undefined;
  /** Pieces, where they are several. */
  quantity?: number | undefined;
  buyer: Buyer;
  /** Auto-renew was chosen. */
  autopay?: true | undefined;
  /** The buyer agrees to mails should the order stay unpaid. */
  remind?: true | undefined;
  /** How the buyer chose to pay, where it is not the usual way. */
  method?: NewOrder['method'];
  /** The buyer was told that they have it already. */
  again?: true | undefined;
  /** The seat that is offered to a place on the waiting list. */
  seatOffer?: string | undefined;
  /** Whom it is bought for, where that is somebody else. */
  gift?: NewOrder['gift'];
  /** As typed. */
  discountCode?: string | undefined;
  /** Answers to the creator's questions, by the question's id. */
  answers?: Record<string, string> | undefined;
}

export interface OrderRequest extends Details {
  /** The same key and details return the same order, however often they are sent. */
  key: string;
  productId: string;
}

export const checkoutPorts = {
  /** Opens an order and its payment. */
  placeOrder: fromPromise<PlacedOrder, OrderRequest>(async () => missing('placeOrder')),
  /** Reads how an order stands. */
  readOrder: fromPromise<Order, { orderId: string }>(async () => missing('readOrder')),
};
