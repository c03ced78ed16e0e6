import type { IncomingHttpHeaders } from 'node:http';
import type { PayMethod, PayWay, UpiApp } from '@haat/openapi/pay-ways';
import type { GatewayBooks, RefundState } from './payments.books';

export type NoticeOutcome = 'success' | 'failed' | 'dropped' | 'pending';

/** The gateway's report of a payment attempt, by webhook or lookup */
export interface PaymentNotice {
  provider: string;
  /** The same for every copy of the same notice. */
  eventId: string;
  orderId: string;
  /** `pending`: the bank has it and has not answered. */
  outcome: NoticeOutcome;
  /** The gateway's name for the attempt. */
  paymentId: string;
  /** Paise. */
  amount: number;
  currency: string;
  method: string;
  /** The bank's name for it, as the buyer's app shows it; null when there is none. */
  reference: string | null;
  /** Why it did not succeed, for people. */
  failure: string | null;
  /** The bank or the app it was made with, where the gateway says it; never whose account it was. */
  via?: string | null;
}

/** For people. */
export const failures: Record<NoticeOutcome, string | null> = {
  success: null,
  pending: null,
  failed: 'The bank declined the payment',
  dropped: 'The payment was not completed',
};

/** What a gateway has to know to take the money for an order. */
export interface GatewayOrder {
  id: string;
  /** Paise. */
  amount: number;
  currency: string;
  /** `phone` is E.164. */
  buyer: { phone: string; email: string | null; name: string | null };
  /** What its own page is to offer alone; left out, everything. */
  method?: PayMethod | undefined;
}

/** An order as the gateway knows it. */
export interface OpenedOrder {
  id: string;
  session: string;
}

/** Whether the buyer holds the phone that pays, or looks at another screen. */
export type Device = 'phone' | 'desktop';

/** A way to pay by UPI without leaving our page. */
export type UpiWays =
  | { kind: 'apps'; apps: UpiAppLink[] }
  /** A data address of a picture, and until when it can be paid. */
  | { kind: 'qr'; image: string; until: Date };

/** `app`: its key; `other` leaves the choice to the phone. */
export interface UpiAppLink {
  app: UpiApp | 'other';
  url: string;
}

export type Checkout =
  /** A path of the app or a URL of the gateway. */
  | { kind: 'redirect'; url: string }
  /** The gateway's script leads to its page. */
  | {
      kind: 'script';
      script: string;
      mode: 'sandbox' | 'production';
      /** What is to be done there: a payment, or the approval of a mandate. */
      about: 'payment' | 'mandate';
      session: string;
      upi: UpiWays | null;
    };

export interface GatewayRefund {
  orderId: string;
  session: string;
  paymentId: string;
  /** Paise. */
  amount: number;
  /** The same for every try of the same refund: the gateway gives the money back once. */
  refundId: string;
}

export type WebhookEvent =
  | { kind: 'notice'; notice: PaymentNotice }
  /** An order changed; the details have to be looked up. */
  | { kind: 'ask'; orderId: string }
  /** A refund of an order, ours or not, or a dispute about it, has moved. */
  | { kind: 'refund' | 'dispute'; orderId: string }
  /** A mandate has moved. */
  | { kind: 'mandate'; mandateId: string }
  /** The gateway has paid us, or took it back. */
  | { kind: 'settlement' }
  /** Genuine, and about nothing that we act on. */
  | { kind: 'other' };

export interface PaymentGateway extends GatewayBooks {
  provider: string;
  /** An order that is opened with a method is paid by that alone. */
  pinsMethod?: true;
  /** A desk may be shown a QR code of an order. */
  showsCodes?: true;
  /**
   * Opens a payment session, without effect until the buyer comes; opening the same order again answers the same session.
   * @throws GatewaySilent
   */
  open(order: GatewayOrder): { session: string } | Promise<{ session: string }>;
  /** How the buyer pays. No device: only where the gateway's own page begins, and nobody outside is asked. */
  checkout(order: OpenedOrder, device: Device | null, way?: PayWay): Checkout | Promise<Checkout>;
  /** What a webhook says, from its raw bytes; null unless the signature is the gateway's. */
  verifyWebhook(rawBody: Buffer, headers: IncomingHttpHeaders): WebhookEvent | null;
  /**
   * What the gateway has recorded: every attempt that succeeded, or else the last one; none while nothing was tried.
   * @throws GatewaySilent
   */
  status(order: OpenedOrder): Promise<PaymentNotice[]>;
  /** Refunds the payment. @throws GatewaySilent: the outcome is unknown */
  refund(refund: GatewayRefund): Promise<RefundState>;
}

/** The gateway did not answer, or not as it should. `reason` is a code, without anything of the person. */
export class GatewaySilent extends Error {
  override readonly name = 'GatewaySilent';
  constructor(
    readonly reason: string,
    /** Ms the gateway asked us to wait at least. */
    readonly retryAfterMs?: number,
  ) {
    super(`The payment gateway did not answer: ${reason}`);
  }
}
