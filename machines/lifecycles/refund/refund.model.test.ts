import { expect, it } from 'vitest';
import { walk } from '../../testing';
import { type RefundEvent, refundMachine, transition } from '.';

const events: RefundEvent[] = [
  { type: 'gateway.waiting' },
  { type: 'gateway.refunded' },
  { type: 'gateway.refused' },
];

it('leaves no transition of a refund unwalked', () => {
  const { paths, transitions, unwalked } = walk({ machine: refundMachine, events });
  console.info(`refund: ${transitions.length} transitions over ${paths.length} paths`);
  expect(unwalked).toEqual([]);
});

it('is decided once', () => {
  expect(transition('started', { type: 'gateway.waiting' })).toEqual({ state: 'pending' });
  expect(transition('pending', { type: 'gateway.waiting' })).toEqual({ refused: true });
  for (const ended of ['done', 'failed'] as const)
    for (const event of events) expect(transition(ended, event)).toEqual({ refused: true });
});
