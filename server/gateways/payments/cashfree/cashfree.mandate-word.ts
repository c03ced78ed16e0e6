import type { WebhookWord } from '../payments.gateway';
import { isObject, type Read, textIn } from './cashfree.read';

const refundOfOrder = /^refund_([A-Za-z0-9]+?)(?:_\d+)?$/;

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
export function mandateWordIn(type: string, data: Read): WebhookWord {
  const mandateId = mandateIn(data);
  // Older papers of Cashfree's call it …_CHANGE. A card that ends soon is told of before anything moves.
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
