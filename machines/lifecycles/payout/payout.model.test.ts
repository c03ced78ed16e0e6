import { expect, it } from 'vitest';
import { walk } from '../../testing';
import { type PayoutEvent, type PayoutStatus, payoutMachine, transition } from '.';

const events: PayoutEvent[] = [
  { type: 'gateway.took' },
  { type: 'gateway.paid' },
  { type: 'gateway.failed' },
  { type: 'gateway.rejected' },
  { type: 'gateway.reversed' },
];

it('leaves no transition of a payout unwalked', () => {
  const { paths, transitions, unwalked } = walk({ machine: payoutMachine, events });
  console.info(`payout: ${transitions.length} transitions over ${paths.length} paths`);
  expect(unwalked).toEqual([]);
});

it('is never taken twice, and what has arrived can only be sent back', () => {
  expect(transition('requested', { type: 'gateway.took' })).toEqual({ state: 'sent' });
  expect(transition('sent', { type: 'gateway.took' })).toEqual({ refused: true });
  const after = events.filter((event) => !transition('paid', event).refused);
  expect(after).toEqual([{ type: 'gateway.reversed' }]);
});

it.each<PayoutStatus>(['failed', 'rejected', 'reversed'])('moves no more once %s', (ended) => {
  for (const event of events) expect(transition(ended, event)).toEqual({ refused: true });
});
