import { failures, type PaymentNotice } from '../payments.gateway';
import type { SandboxPayment } from './sandbox.repository';

export const provider = 'sandbox';
export const currency = 'INR';

/** What the sandbox tells the shop about a payment: the body of its webhook, and the answer to a question. */
export function noticeOf(payment: SandboxPayment): PaymentNotice {
  return {
    provider,
    eventId: `${payment.paymentId}.${payment.outcome}`,
    orderId: payment.orderId,
    outcome: payment.outcome,
    paymentId: payment.paymentId,
    amount: payment.amount,
    currency,
    method: payment.method,
    reference: null,
    failure: failures[payment.outcome],
  };
}

/** The notice in the bytes of a signed webhook; null when they hold something else. */
export function readNotice(bytes: Buffer): PaymentNotice | null {
  let body: Partial<Record<keyof PaymentNotice, unknown>> | null;
  try {
    body = JSON.parse(bytes.toString('utf8'));
  } catch {
    return null;
  }
  if (typeof body !== 'object' || body === null) return null;
  const { eventId, orderId, outcome, paymentId, amount, currency: money, method } = body;
  if (!isText(eventId) || !isText(orderId) || !isText(paymentId) || !isText(money) || !isText(method))
    return null;
  if (outcome !== 'success' && outcome !== 'failed' && outcome !== 'dropped') return null;
  if (!Number.isSafeInteger(amount)) return null;
  return {
    provider,
    eventId,
    orderId,
    outcome,
    paymentId,
    amount: amount as number,
    currency: money,
    method,
    reference: null,
    failure: failures[outcome],
  };
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length > 0 && value.length <= 100;
}
