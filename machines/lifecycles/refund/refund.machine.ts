import { setup } from 'xstate';

export type RefundEvent =
  | { type: 'gateway.waiting' }
  | { type: 'gateway.refunded' }
  | { type: 'gateway.refused' };

/**
 * The life of one refund, whole or in part. It is written down before the gateway is asked; the gateway takes it and decides, at once
 * or later. What is decided is decided: another try is another refund.
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
