import {
  failures,
  GatewaySilent,
  type NoticeOutcome,
  type PaymentNotice,
  type WebhookEvent,
} from '../payments.gateway';
import { paiseOf } from './cashfree.money';
import { isObject, type Read, textIn } from './cashfree.read';
import { viaOf } from './cashfree.via';

const refundOfOrder = /^refund_([A-Za-z0-9]+?)(?:_\d+)?$/;

export const provider = 'cashfree';

/** Of `payment_status`; what is left out has not been tried. */
export const outcomes: Record<string, NoticeOutcome> = {
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
export const methodOf = (group: unknown): string | null => {
  const text = textIn(group)?.toLowerCase() ?? null;
  return text === null ? null : (methods[text] ?? text);
};

export interface Attempt {
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
  const notice: PaymentNotice = {
    provider,
    eventId: `${paymentId}.${outcome}`,
    orderId,
    outcome,
    paymentId,
    amount,
    currency: textIn(payment['payment_currency']) ?? 'INR',
    method: methodOf(payment['payment_group']) ?? 'other',
    reference: textIn(payment['bank_reference']),
    failure: failures[outcome],
    via: viaOf(payment['payment_method']),
  };
  return { notice, at: Date.parse(String(payment['payment_time'])) || 0 };
}

export function noticesIn(payments: unknown): PaymentNotice[] {
  if (!Array.isArray(payments)) throw new GatewaySilent('not_understood');
  return lastWord(payments.map(attemptOf).filter((attempt) => attempt !== null));
}

/** Every attempt that succeeded, or else the last one: what an older one came to no longer matters. */
export function lastWord(attempts: readonly Attempt[]): PaymentNotice[] {
  const succeeded = attempts.filter(({ notice }) => notice.outcome === 'success');
  const [last] = attempts.toSorted((one, other) => other.at - one.at || later(other, one));
  const payments = succeeded.length > 0 ? succeeded : last ? [last] : [];
  return payments.map(({ notice }) => notice);
}

/** Within one second the greater id is the later one. */
const later = ({ notice: one }: Attempt, { notice: other }: Attempt) =>
  one.paymentId.length - other.paymentId.length || (one.paymentId < other.paymentId ? -1 : 1);

/** What a webhook is about; its words are not trusted, they only say whom to ask about. */
export function wordIn(bytes: Buffer): WebhookEvent {
  const { type, data } = read(bytes);
  if (type.startsWith('SETTLEMENT_')) return { kind: 'settlement' };
  if (type.startsWith('SUBSCRIPTION_')) return mandateEventIn(type, data);
  const kind = /^PAYMENT_\w+_WEBHOOK$/.test(type)
    ? 'ask'
    : type === 'REFUND_STATUS_WEBHOOK'
      ? 'refund'
      : type.startsWith('DISPUTE_')
        ? 'dispute'
        : null;
  const about = kind && data[{ ask: 'order', refund: 'refund', dispute: 'order_details' }[kind]];
  const orderId = isObject(about) ? textIn(about['order_id']) : null;
  return kind && orderId !== null ? { kind, orderId } : { kind: 'other' };
}

function read(bytes: Buffer): { type: string; data: Read } {
  try {
    const body: unknown = JSON.parse(bytes.toString('utf8'));
    if (isObject(body) && isObject(body['data'])) return { type: String(body['type']), data: body['data'] };
  } catch {
    // Not JSON: about nothing.
  }
  return { type: '', data: {} };
}

/** Whatever is told of a card has one more envelope around it. */
function mandateIn(data: Read): string | null {
  const { subscription_details: details, subscription_status_webhook: status } = data;
  const found =
    textIn(data['subscription_id']) ?? (isObject(details) ? textIn(details['subscription_id']) : null);
  return found === null && isObject(status) ? mandateIn(status) : found;
}

/**
 * What a webhook about a mandate tells us to ask. A charge bears the id of its order; what is paid with the approval bears an id of
 * Cashfree's, and its order has the id of the mandate.
 */
function mandateEventIn(type: string, data: Read): WebhookEvent {
  const mandateId = mandateIn(data);
  // Older Cashfree documentation calls it
  if (/^SUBSCRIPTION_(STATUS_CHANGED?|CARD_EXPIRY_REMINDER)$/.test(type))
    return mandateId === null ? { kind: 'other' } : { kind: 'mandate', mandateId };
  if (type === 'SUBSCRIPTION_REFUND_STATUS') {
    const [, ours] = refundOfOrder.exec(textIn(data['refund_id']) ?? '') ?? [];
    const orderId = ours ?? textIn(data['payment_id']);
    return orderId === null ? { kind: 'other' } : { kind: 'refund', orderId };
  }
  const isPayment = /^SUBSCRIPTION_(AUTH_STATUS|PAYMENT_(SUCCESS|FAILED|CANCELLED))$/.test(type);
  const isApproval = type === 'SUBSCRIPTION_AUTH_STATUS' || data['payment_type'] === 'AUTH';
  const orderId = isApproval ? mandateId : textIn(data['payment_id']);
  return isPayment && orderId !== null ? { kind: 'ask', orderId } : { kind: 'other' };
}
