/** `pending`: taken, and not decided; asking again with the same refund says how it went. */
export type RefundState = 'refunded' | 'pending' | 'refused';

/** What a gateway writes down of an order and of itself besides payments: asked for, never taken from a webhook. */

/** A refund at the gateway, whoever created it. */
export interface SeenRefund {
  /** Ours when we began it, else the gateway's own name. */
  refundId: string;
  paymentId: string;
  /** Paise. */
  amount: number;
  state: RefundState;
}

/** A dispute with its current status. */
export interface SeenDispute {
  id: string;
  paymentId: string;
  /** `answered`: the gateway has our side and is deciding. */
  state: 'opened' | 'answered' | 'won' | 'lost';
  /** How far the bank has taken it, such as `chargeback`. */
  stage: string;
  /** Paise. */
  amount: number;
  /** The bank's, for people. */
  reason: string;
  /** Until when an answer is of use. */
  respondBy: Date | null;
}

/** What the gateway paid out to us. */
export interface SeenSettlement {
  id: string;
  state: 'paid' | 'reversed';
  /** Paise that reached our bank. */
  amount: number;
  /** Paise kept for its work, and GST on them. */
  charge: number;
  chargeTax: number;
  /** The bank's name for it. */
  reference: string | null;
}

/** @throws GatewaySilent, each of them */
export interface GatewayBooks {
  refunds(order: { id: string; session: string }): Promise<SeenRefund[]>;
  disputes(order: { id: string; session: string }): Promise<SeenDispute[]>;
  /** Those of a time, and those that have not reached the bank left out. */
  settlements(during: { from: Date; to: Date }): Promise<SeenSettlement[]>;
}
