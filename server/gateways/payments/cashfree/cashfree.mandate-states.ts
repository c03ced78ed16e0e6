import type { MandateEnd, MandateState, SeenMandate } from '../mandates.gateway';
import { failures, GatewaySilent, type PaymentNotice } from '../payments.gateway';
import { paiseOf } from './cashfree.money';
import { type Attempt, methodOf, outcomes } from './cashfree.notice';
import { isObject, type Read, textIn } from './cashfree.read';

export const mandateProvider = 'cashfreeMandates';

/** Of `subscription_status`. */
const states: Record<string, Exclude<MandateState, 'ended'>> = {
  INITIALIZED: 'proposed',
  BANK_APPROVAL_PENDING: 'proposed',
  ACTIVE: 'active',
  ON_HOLD: 'paused',
  PAUSED: 'paused',
  CUSTOMER_PAUSED: 'paused',
};
const ends: Record<string, MandateEnd> = {
  CUSTOMER_CANCELLED: 'byBuyer',
  CANCELLED: 'byUs',
  COMPLETED: 'over',
  EXPIRED: 'over',
  CARD_EXPIRED: 'over',
  LINK_EXPIRED: 'lapsed',
};

/** Cashfree writes it both ways. */
const approvalOf = (body: Read): Read => {
  const details = body['authorization_details'] ?? body['authorisation_details'];
  return isObject(details) ? details : {};
};

/** @throws GatewaySilent when it is not understood */
export function mandateIn(body: unknown): SeenMandate {
  if (!isObject(body)) throw new GatewaySilent('not_understood');
  const status = String(body['subscription_status']);
  const approval = approvalOf(body);
  const method = methodOf(approval['payment_group']);
  const state = states[status];
  if (state) return { state, why: null, method };
  const why = ends[status];
  if (!why) throw new GatewaySilent('not_understood');
  // A mandate that was never authorised was declined by the bank.
  const isRefused = why === 'byUs' && approval['authorization_status'] === 'FAILED';
  return { state: 'ended', why: isRefused ? 'refused' : why, method };
}

/** A payment of a mandate, as one attempt to pay the order; null while the bank has not been asked. @throws GatewaySilent when it is not understood */
export function attemptIn(payment: unknown, orderId: string): Attempt | null {
  if (!isObject(payment)) throw new GatewaySilent('not_understood');
  const outcome = outcomes[String(payment['payment_status'])];
  if (!outcome) return null;
  const paymentId = textIn(payment['cf_payment_id']) ?? textIn(payment['payment_id']);
  const amount = paiseOf(payment['payment_amount']);
  if (paymentId === null || amount === null) throw new GatewaySilent('not_understood');
  const notice: PaymentNotice = {
    provider: mandateProvider,
    eventId: `${paymentId}.${outcome}`,
    orderId,
    outcome,
    paymentId,
    amount,
    currency: textIn(payment['payment_currency']) ?? 'INR',
    method: methodOf(payment['payment_group'] ?? approvalOf(payment)['payment_group']) ?? 'other',
    reference: textIn(payment['cf_txn_id']),
    failure: failures[outcome],
  };
  return { notice, at: Date.parse(String(payment['payment_initiated_date'])) || 0 };
}
