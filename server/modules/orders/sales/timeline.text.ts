import type { TimelineEntry } from '@haat/openapi';
import { rupees } from '../../../platform/money/rupees';
import { tellSubscription } from '../subscriptions';
import type { TimelineRow } from './transaction.repository';

const methods: Record<string, string> = {
  upi: 'UPI',
  card: 'card',
  netbanking: 'net banking',
  upiAutopay: 'UPI Autopay',
  cardAutopay: 'card Autopay',
};

/** What happened to an order, told to its seller. */
export function viewTimelineEntry({ at, event, detail }: TimelineRow): TimelineEntry {
  return { at: at.toISOString(), event, text: textOf(event, detail) };
}

function textOf(event: string, detail: Record<string, unknown>): string {
  const method = typeof detail['method'] === 'string' ? detail['method'] : null;
  const amount = typeof detail['amount'] === 'number' ? rupees.format(detail['amount'] / 100) : null;
  switch (event) {
    case 'payment.opened':
      return 'The buyer placed the order';
    case 'order.placed':
      return 'The buyer placed the order';
    case 'gift.delivered':
      return 'The gift was delivered to its recipient';
    case 'payment.asked':
      return 'The buyer asked somebody else to pay';
    case 'payment.waived':
      return 'No payment was needed';
    case 'payment.succeeded':
      return method ? `Paid by ${methods[method] ?? method}` : 'Paid';
    case 'payment.failed':
      return withReason('The payment failed', detail['failure']);
    case 'payment.dropped':
      return 'The buyer left before paying';
    case 'payment.pending':
      return 'The buyer’s bank is processing the payment';
    case 'payment.retried':
      return 'The buyer tried again';
    case 'order.fulfilled':
      return 'The buyer got access and a receipt';
    case 'hold.ended':
      return 'Not paid in time: the seat was released';
    case 'hold.renewed':
      return 'The buyer came back to pay';
    case 'date.changed':
      return detail['by'] === 'buyer' ? 'The buyer changed the date' : 'You changed the date of the buyer';
    case 'order.expired':
      return 'The order expired';
    case 'refund.started':
      if (detail['by'] === 'gateway') return 'The payment gateway refunded the payment';
      // By the creator, or by the operator after a request that nobody answered.
      return withReason(
        amount === null ? 'A refund was started' : `A refund of ${amount} was started`,
        detail['reason'],
      );
    case 'refund.parted':
      return `${amount ?? 'A part'} was refunded to the buyer, who keeps access${detail['items'] ? ' to the rest' : ''}`;
    case 'refund.succeeded':
      return amount === null
        ? 'The full amount was refunded to the buyer, and access ended'
        : `The remaining ${amount} was refunded to the buyer, and access ended`;
    case 'refund.failed':
      return 'The payment gateway rejected the refund';
    case 'dispute.opened':
      return 'The buyer disputed this payment';
    case 'dispute.won':
      return 'Dispute won';
    case 'dispute.parted':
      return `Dispute lost: ${amount ?? 'a part'} refunded to the buyer, who keeps access`;
    case 'dispute.lost':
      return 'Dispute lost: the payment was refunded to the buyer';
    case 'access.opened':
      return 'The buyer opened what they bought';
    case 'access.resent':
      return detail['mail'] === true
        ? 'You resent the links by SMS and email'
        : 'You resent the links by SMS';
    default:
      return tellSubscription(event, detail) ?? event;
  }
}

function withReason(text: string, reason: unknown): string {
  return typeof reason === 'string' && reason ? `${text}: ${reason}` : text;
}
