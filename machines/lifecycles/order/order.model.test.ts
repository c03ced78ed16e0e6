import { expect, it } from 'vitest';
import { walk } from '../../testing';
import { type OrderEvent, orderMachine } from '.';

const events: OrderEvent[] = [
  { type: 'payment.opened' },
  { type: 'payment.waived' },
  { type: 'payment.succeeded' },
  { type: 'payment.failed' },
  { type: 'payment.dropped' },
  { type: 'payment.pending' },
  { type: 'payment.retried' },
  { type: 'payment.asked' },
  { type: 'order.fulfilled' },
  { type: 'order.expired' },
  { type: 'hold.ended' },
  { type: 'hold.renewed' },
  { type: 'refund.started' },
  { type: 'refund.parted' },
  { type: 'refund.succeeded' },
  { type: 'refund.failed' },
  { type: 'dispute.opened' },
  { type: 'dispute.won' },
  { type: 'dispute.parted' },
  { type: 'dispute.lost' },
];

it('leaves no transition of an order unwalked', () => {
  const { paths, transitions, unwalked } = walk({ machine: orderMachine, events });
  console.info(`order: ${transitions.length} transitions over ${paths.length} paths`);
  expect(unwalked).toEqual([]);
});
