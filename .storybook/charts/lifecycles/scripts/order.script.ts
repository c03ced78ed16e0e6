import { orderMachine } from '@haat/machines/lifecycles/order';
import { script } from '../../script';

export const order = script({
  machine: orderMachine,
  events: {
    'payment.opened': { type: 'payment.opened' },
    'payment.waived': { type: 'payment.waived' },
    'payment.succeeded': { type: 'payment.succeeded' },
    'payment.failed': { type: 'payment.failed' },
    'payment.dropped': { type: 'payment.dropped' },
    'payment.pending': { type: 'payment.pending' },
    'payment.retried': { type: 'payment.retried' },
    'payment.asked': { type: 'payment.asked' },
    'hold.ended': { type: 'hold.ended' },
    'hold.renewed': { type: 'hold.renewed' },
    'order.fulfilled': { type: 'order.fulfilled' },
    'order.expired': { type: 'order.expired' },
    'refund.started': { type: 'refund.started' },
    'refund.parted': { type: 'refund.parted' },
    'refund.succeeded': { type: 'refund.succeeded' },
    'refund.failed': { type: 'refund.failed' },
    'dispute.opened': { type: 'dispute.opened' },
    'dispute.won': { type: 'dispute.won' },
    'dispute.parted': { type: 'dispute.parted' },
    'dispute.lost': { type: 'dispute.lost' },
  },
});
