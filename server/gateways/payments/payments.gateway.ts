import type { IncomingHttpHeaders } from 'node:http';

export type NoticeOutcome = 'success' | 'failed' | 'dropped';

/** What a gateway says about one attempt to pay, whichever way we came to hear it. */
export interface PaymentNotice {
  provider: string;
  /** The same for every copy of the same notice. */
  eventId: string;
  orderId: string;
  outcome: NoticeOutcome;
  /** The gateway's name for the attempt. */
  paymentId: string;
  /** Paise. */
  amount: number;
  currency: string;
  method: string;
  /** Why it did not succeed, for people. */
  failure: string | null;
}

/** What a gateway has to know to take the money for an order. */
export interface GatewayOrder {
  id: string;
  /** Paise. */
  amount: number;
  currency: string;
}

export interface GatewayRefund {
  orderId: string;
  session: string;
  paymentId: string;
  /** Paise. */
  amount: number;
  /** The same for every try of the same refund: the gateway gives the money back once. */
  refundId: string;
}

export interface PaymentGateway {
  provider: string;
  /** Opens a payment session; synchronous where the session is computed, and without effect until the buyer comes. */
  open(order: GatewayOrder): { session: string } | Promise<{ session: string }>;
  /** Where the buyer goes to pay; a path of ours or an address of the gateway's. */
  checkoutUrl(order: { session: string }): string;
  /** The notice in a webhook, from its raw bytes; null unless the signature is the gateway's and fresh. */
  verifyWebhook(rawBody: Buffer, headers: IncomingHttpHeaders): PaymentNotice | null;
  /** What the gateway has recorded for a session; null while nothing was decided. */
  status(order: { session: string }): Promise<PaymentNotice | null>;
  /** Gives the money back; throws when the gateway cannot be reached, and then nobody knows. */
  refund(refund: GatewayRefund): Promise<'refunded' | 'refused'>;
}
