import { setup } from 'xstate';

export type PayoutEvent =
  | { type: 'gateway.took' }
  | { type: 'gateway.paid' }
  | { type: 'gateway.failed' }
  | { type: 'gateway.rejected' }
  | { type: 'gateway.reversed' };

/**
 * The life of one payout. It is written down, and its money set aside, before the gateway is asked. The bank decides; even what it has
 * paid it may send back days later. What did not arrive is credited again, and another try is another payout.
 */
export const payoutMachine = setup({
  types: { events: {} as PayoutEvent },
}).createMachine({
  id: 'payout',
  initial: 'requested',
  states: {
    requested: {
      on: {
        'gateway.took': 'sent',
        'gateway.paid': 'paid',
        'gateway.failed': 'failed',
        'gateway.rejected': 'rejected',
      },
    },
    sent: {
      on: { 'gateway.paid': 'paid', 'gateway.failed': 'failed', 'gateway.rejected': 'rejected' },
    },
    paid: { on: { 'gateway.reversed': 'reversed' } },
    failed: { type: 'final' },
    rejected: { type: 'final' },
    reversed: { type: 'final' },
  },
});
