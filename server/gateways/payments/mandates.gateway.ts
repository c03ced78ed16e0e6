import type { Checkout, GatewayOrder, PaymentGateway } from './payments.gateway';

/** What a buyer authorises: further charges */
export interface MandateWish {
  /** Ours, and the gateway's natural key. Of the order that is paid with the approval, where there is one. */
  id: string;
  /** What for, for people. */
  title: string;
  /** Paise that one charge may take at most. */
  most: number;
  currency: string;
  /** Taken with the approval. Not kept: it proves the account, and the gateway gives it back by itself. */
  first: { amount: number; isKept: boolean };
  buyer: GatewayOrder['buyer'];
  /** No charge after this. */
  until: Date;
}

/** `proposed`: the buyer or the bank has not agreed yet. */
export type MandateState = 'proposed' | 'active' | 'paused' | 'ended';

/**
 * Why it ended: the bank or the buyer refused it, nobody approved it in time, the buyer ended it in the bank's app, we did, or it is over by
 * itself (its time, its card).
 */
export type MandateEnd = 'refused' | 'lapsed' | 'byBuyer' | 'byUs' | 'over';

export interface SeenMandate {
  state: MandateState;
  /** Null unless it ended. */
  why: MandateEnd | null;
  /** `upi`, `card` or another word of the gateway's; null while nothing was chosen. */
  method: string | null;
}

/** A mandate as the gateway knows it. */
export interface OpenedMandate {
  id: string;
  session: string;
}

export interface ChargeWish {
  mandateId: string;
  /** Of the order that it pays, and the gateway's natural key: sent twice it is one charge. */
  id: string;
  /** Paise. */
  amount: number;
  /** The day in India on which the bank is to be asked, `YYYY-MM-DD`: tomorrow (before 21:00 in India) or up to 14 days ahead. */
  day: string;
}

/** Automatic charges, after the buyer has authorised a mandate at the bank. */
export interface MandateGateway {
  /** Of the mandates, and of the orders that are paid through them. */
  provider: string;
  /** Opens a mandate; opening the same again answers the same session. @throws GatewaySilent */
  propose(input: MandateWish): Promise<{ session: string }>;
  /** Where the buyer approves it. */
  approval(mandate: OpenedMandate): Checkout;
  /** @throws GatewaySilent */
  seen(mandate: OpenedMandate): Promise<SeenMandate>;
  /** Ends it; one that has ended already is fine. @throws GatewaySilent */
  end(mandate: OpenedMandate): Promise<void>;
  /** Has the bank asked. `refused`: the mandate takes no charge, and nothing will be taken. @throws GatewaySilent, and then nobody knows */
  charge(input: ChargeWish): Promise<'taken' | 'refused'>;
  /** Takes a charge back before the bank was asked. @throws GatewaySilent */
  revoke(charge: Pick<ChargeWish, 'mandateId' | 'id'>): Promise<'revoked' | 'tooLate'>;
  /**
   * Payments of orders through mandates: their state and refunds. The session of an order that is paid with the approval is the mandate's;
   * that of a charge is `chargeSession` of it. It opens nothing by itself.
   */
  payments: PaymentGateway;
}

const charged = 'mandate:';

/** The session of an order charged to a mandate. */
export const chargeSession = (mandateId: string): string => charged + mandateId;

/** The mandate that an order is charged to; null for one that is paid with the approval. */
export const mandateOfSession = (session: string): string | null =>
  session.startsWith(charged) ? session.slice(charged.length) : null;
