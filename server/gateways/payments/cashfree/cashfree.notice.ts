import { failures, GatewaySilent, type NoticeOutcome, type PaymentNotice } from '../payments.gateway';
import { paiseOf } from './cashfree.money';

export const provider = 'cashfree';

/** Of `payment_status`; what is left out has not been tried. */
const outcomes: Record<string, NoticeOutcome> = {
  SUCCESS: 'success',
  PENDING: 'pending',
  FAILED: 'failed',
  VOID: 'failed',
  CANCELLED: 'failed',
  USER_DROPPED: 'dropped',
};

/** Of `payment_group`, as far as we have a word of our own. */
const methods: Record<string, string> = {
  credit_card: 'card',
  debit_card: 'card',
  net_banking: 'netbanking',
};

type Read = Record<string, unknown>;
const isObject = (value: unknown): value is Read => typeof value === 'object' && value !== null;

/** Ids are text since 2023 and were numbers before. */
export function textIn(value: unknown): string | null {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return String(value);
  return typeof value === 'string' && value !== '' && value.length <= 100 ? value : null;
}

interface Attempt {
  notice: PaymentNotice;
  at: number;
}

/** An attempt as `GET /orders/{id}/payments` lists it; null while nothing was tried. @throws GatewaySilent when it is not understood */
function attemptOf(payment: unknown): Attempt | null {
  if (!isObject(payment)) throw new GatewaySilent('not_understood');
  const outcome = outcomes[String(payment['payment_status'])];
  // Money that is only reserved is not ours yet.
  if (!outcome || (outcome === 'success' && payment['is_captured'] === false)) return null;
  const paymentId = textIn(payment['cf_payment_id']);
  const orderId = textIn(payment['order_id']);
  const amount = paiseOf(payment['payment_amount']);
  if (paymentId === null || orderId === null || amount === null) throw new GatewaySilent('not_understood');
  const group = textIn(payment['payment_group']) ?? 'other';
  const notice: PaymentNotice = {
    provider,
    eventId: `${paymentId}.${outcome}`,
    orderId,
    outcome,
    paymentId,
    amount,
    currency: textIn(payment['payment_currency']) ?? 'INR',
    method: methods[group] ?? group,
    reference: textIn(payment['bank_reference']),
    failure: failures[outcome],
  };
  return { notice, at: Date.parse(String(payment['payment_time'])) || 0 };
}

/** Every attempt that succeeded, or else the last one: what an older one came to no longer matters. */
export function noticesIn(payments: unknown): PaymentNotice[] {
  if (!Array.isArray(payments)) throw new GatewaySilent('not_understood');
  const attempts = payments.map(attemptOf).filter((attempt) => attempt !== null);
  const succeeded = attempts.filter(({ notice }) => notice.outcome === 'success');
  const [last] = attempts.toSorted((one, other) => other.at - one.at || later(other, one));
  const told = succeeded.length > 0 ? succeeded : last ? [last] : [];
  return told.map(({ notice }) => notice);
}

/** Within one second the greater id is the later one. */
const later = ({ notice: one }: Attempt, { notice: other }: Attempt) =>
  one.paymentId.length - other.paymentId.length || (one.paymentId < other.paymentId ? -1 : 1);

/** The order a webhook is about; null when it is about no payment. */
export function orderIn(bytes: Buffer): string | null {
  let body: unknown;
  try {
    body = JSON.parse(bytes.toString('utf8'));
  } catch {
    return null;
  }
  const data = isObject(body) && /^PAYMENT_\w+_WEBHOOK$/.test(String(body['type'])) ? body['data'] : null;
  const order = isObject(data) ? data['order'] : null;
  return isObject(order) ? textIn(order['order_id']) : null;
}
