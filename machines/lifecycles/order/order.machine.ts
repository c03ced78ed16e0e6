import { setup } from 'xstate';

export type OrderEvent =
  | { type: 'payment.opened' }
  | { type: 'payment.waived' }
  | { type: 'payment.succeeded' }
  | { type: 'payment.failed' }
  | { type: 'payment.dropped' }
  | { type: 'payment.pending' }
  | { type: 'payment.retried' }
  | { type: 'payment.asked' }
  | { type: 'order.fulfilled' }
  | { type: 'order.expired' }
  | { type: 'hold.ended' }
  | { type: 'hold.renewed' }
  | { type: 'refund.started' }
  | { type: 'refund.parted' }
  | { type: 'refund.succeeded' }
  | { type: 'refund.failed' }
  | { type: 'dispute.opened' }
  | { type: 'dispute.won' }
  | { type: 'dispute.parted' }
  | { type: 'dispute.lost' };

/**
 * Lifecycle of an order. A payment is always accepted: a failed, dropped or expired order still becomes paid when the gateway reports it,
 * because the buyer was charged. Later events about the same payment change nothing. While a payment is pending at the bank the buyer is not
 * asked to pay again. A buyer may ask somebody else to pay, which gives the order more time. A seat reserved by an unpaid order may be released before the order ends, and taken again; neither changes its status.
 */
export const orderMachine = setup({
  types: { events: {} as OrderEvent },
}).createMachine({
  id: 'order',
  initial: 'created',
  states: {
    created: {
      on: {
        'payment.opened': 'awaitingPayment',
        'payment.waived': 'paid',
        'payment.succeeded': 'paid',
        'hold.ended': 'created',
        'order.expired': 'expired',
      },
    },
    awaitingPayment: {
      on: {
        'payment.asked': 'awaitingPayment',
        'payment.succeeded': 'paid',
        'payment.failed': 'failed',
        'payment.dropped': 'dropped',
        'payment.pending': 'pending',
        'hold.ended': 'awaitingPayment',
        'hold.renewed': 'awaitingPayment',
        'order.expired': 'expired',
      },
    },
    pending: {
      on: {
        'payment.succeeded': 'paid',
        'payment.failed': 'failed',
        'payment.dropped': 'dropped',
        'hold.ended': 'pending',
        'order.expired': 'expired',
      },
    },
    failed: {
      on: {
        'payment.asked': 'failed',
        'payment.retried': 'awaitingPayment',
        'payment.succeeded': 'paid',
        'payment.failed': 'failed',
        'payment.dropped': 'dropped',
        'payment.pending': 'pending',
        'hold.ended': 'failed',
        'hold.renewed': 'failed',
        'order.expired': 'expired',
      },
    },
    dropped: {
      on: {
        'payment.asked': 'dropped',
        'payment.retried': 'awaitingPayment',
        'payment.succeeded': 'paid',
        'payment.failed': 'failed',
        'payment.dropped': 'dropped',
        'payment.pending': 'pending',
        'hold.ended': 'dropped',
        'hold.renewed': 'dropped',
        'order.expired': 'expired',
      },
    },
    expired: {
      on: { 'payment.succeeded': 'paid' },
    },
    paid: {
      on: { 'order.fulfilled': 'fulfilled' },
    },
    fulfilled: {
      on: { 'refund.started': 'refunding', 'dispute.opened': 'disputed' },
    },
    refunding: {
      on: {
        // Partly refunded: the sale counts for the rest.
        'refund.parted': 'fulfilled',
        'refund.succeeded': 'refunded',
        'refund.failed': 'fulfilled',
        'dispute.opened': 'disputed',
      },
    },
    disputed: {
      on: {
        'dispute.won': 'fulfilled',
        // Partly charged back: the sale counts for the rest.
        'dispute.parted': 'fulfilled',
        'dispute.lost': 'refunded',
        // A refund that was in progress when the dispute began still completes.
        'refund.parted': 'disputed',
        'refund.succeeded': 'refunded',
        'refund.failed': 'disputed',
      },
    },
    refunded: { type: 'final' },
  },
});
