import { createHash } from 'node:crypto';
import { failures, type PaymentNotice, type WebhookEvent } from '../payments.gateway';
import type { SandboxPayment } from './sandbox.repository';

/** Whom an attempt goes by, as often as it stands here. */
const statuses: Readonly<Record<string, readonly string[]>> = {
  upi: ['PhonePe', 'PhonePe', 'Google Pay', 'Google Pay', 'Paytm', 'BHIM'],
  card: ['HDFC Bank', 'ICICI Bank', 'State Bank of India'],
  netbanking: ['State Bank of India', 'HDFC Bank', 'Axis Bank'],
};

export const provider = 'sandbox';
export const currency = 'INR';

/** A webhook that only hints at what has moved. */
export type SandboxHint = { mandateId: string } | { orderId: string };

/** What the sandbox tells the shop about a payment: the body of its webhook, and the answer to a question. */
export function noticeOf(payment: SandboxPayment, paidAt = provider): PaymentNotice {
  return {
    provider: paidAt,
    eventId: `${payment.paymentId}.${payment.outcome}`,
    orderId: payment.orderId,
    outcome: payment.outcome,
    paymentId: payment.paymentId,
    amount: payment.amount,
    currency,
    method: payment.method,
    reference: payment.outcome === 'dropped' ? null : referenceOf(payment.paymentId),
    failure: failures[payment.outcome],
    // Who leaves has not said yet whom to pay by.
    via: payment.outcome === 'failed' ? viaOf(payment.paymentId, payment.method) : null,
  };
}

type Body = Partial<Record<keyof PaymentNotice | 'mandateId', unknown>>;

/** What the bytes of a signed webhook say; null when they hold something else. */
export function readWebhookEvent(bytes: Buffer): WebhookEvent | null {
  let body: Body | null;
  try {
    body = JSON.parse(bytes.toString('utf8'));
  } catch {
    return null;
  }
  if (typeof body !== 'object' || body === null) return null;
  const { mandateId, orderId, outcome } = body;
  if (isText(mandateId)) return { kind: 'mandate', mandateId };
  if (isText(orderId) && outcome === undefined) return { kind: 'ask', orderId };
  const notice = readNotice(body);
  return notice && { kind: 'notice', notice };
}

function readNotice(body: Body): PaymentNotice | null {
  const { eventId, orderId, outcome, paymentId, amount, currency: money, method, reference, via } = body;
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
    reference: isText(reference) ? reference : null,
    failure: failures[outcome],
    via: isText(via) ? via : null,
  };
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length > 0 && value.length <= 100;
}

/** The bank or app that said no to an attempt: one of a few, by the attempt's name, so that it stays the same however often it is told. */
function viaOf(paymentId: string, method: string): string | null {
  const methods = statuses[method] ?? [];
  const sum = Array.from(paymentId).reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return methods[sum % Math.max(methods.length, 1)] ?? null;
}

/** Twelve digits, as banks give a payment by UPI; the same for the same attempt. */
function referenceOf(paymentId: string): string {
  const digest = createHash('sha256').update(paymentId).digest();
  return String(4e11 + (digest.readUIntBE(0, 6) % 1e11));
}
