import { setup } from 'xstate';

export type PayoutEvent =
  | { type: 'gateway.took' }
  | { type: 'gateway.paid' }
  | { type: 'gateway.failed' }
  | { type: 'gateway.rejected' }
  | { type: 'gateway.reversed' };

/**
 * Lifecycle of a payout. It is recorded and its amount reserved before the gateway is called. The bank decides, and can return a completed
 * payout days later. A failed payout is credited back; a retry is a new payout.
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
