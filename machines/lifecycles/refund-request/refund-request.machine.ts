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
  // Given back without an answer: that is one too.
  'money.returned': 'granted',
} as const;

/**
 * The life of a buyer's wish to have money back. The creator answers it; when their time is over it stands before the operator as well,
 * and whoever answers first has answered it. The operator may look at a creator's no once more. A request that has ended stays so, another
 * wish is another request; only money that was promised and did not go opens it again.
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
