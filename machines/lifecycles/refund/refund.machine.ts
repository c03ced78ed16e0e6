import { setup } from 'xstate';

export type RefundEvent =
  | { type: 'gateway.waiting' }
  | { type: 'gateway.refunded' }
  | { type: 'gateway.refused' };

/**
 * Lifecycle of a refund, full or partial. It is recorded before the gateway is called; the gateway accepts it and decides immediately or
 * later. The outcome is final: a retry is a new refund.
 */
export const refundMachine = setup({
  types: { events: {} as RefundEvent },
}).createMachine({
  id: 'refund',
  initial: 'started',
  states: {
    started: {
      on: { 'gateway.waiting': 'pending', 'gateway.refunded': 'done', 'gateway.refused': 'failed' },
    },
    pending: {
      on: { 'gateway.refunded': 'done', 'gateway.refused': 'failed' },
    },
    done: { type: 'final' },
    failed: { type: 'final' },
  },
});
