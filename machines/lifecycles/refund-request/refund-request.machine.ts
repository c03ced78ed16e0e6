import { setup } from 'xstate';

export type RefundRequestEvent =
  | { type: 'answer.granted' }
  | { type: 'answer.refused' }
  | { type: 'request.withdrawn' }
  | { type: 'appeal.granted' }
  | { type: 'appeal.refused' }
  | { type: 'money.returned' }
  | { type: 'refund.failed' }
  | { type: 'time.over' };

const ends = {
  'answer.granted': 'granted',
  'answer.refused': 'refused',
  'request.withdrawn': 'withdrawn',
  // Refunded without an answer, which closes it.
  'money.returned': 'granted',
} as const;

/**
 * Lifecycle of a refund request. The creator answers; after the deadline the operator may answer too, and the first answer counts. The
 * operator can review a decline once. A closed request stays closed, unless an approved refund fails.
 */
export const refundRequestMachine = setup({
  types: { events: {} as RefundRequestEvent },
}).createMachine({
  id: 'refundRequest',
  initial: 'asked',
  states: {
    asked: { on: { ...ends, 'time.over': 'lapsed' } },
    lapsed: { on: ends },
    granted: { on: { 'refund.failed': 'asked' } },
    refused: { on: { 'appeal.granted': 'granted', 'appeal.refused': 'refused' } },
    withdrawn: { type: 'final' },
  },
});
