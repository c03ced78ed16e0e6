import { setup } from 'xstate';

export type DisputeEvent =
  | { type: 'creator.answered' }
  | { type: 'gateway.reviewing' }
  | { type: 'gateway.askedAgain' }
  | { type: 'gateway.won' }
  | { type: 'gateway.lost' };

/**
 * Lifecycle of a dispute (chargeback). The gateway reports its status, in any order; the creator's response counts before the gateway confirms
 * it. A bank can reopen a released dispute, but a lost one is final.
 */
export const disputeMachine = setup({
  types: { events: {} as DisputeEvent },
}).createMachine({
  id: 'dispute',
  initial: 'opened',
  states: {
    opened: {
      on: {
        'creator.answered': 'answered',
        'gateway.reviewing': 'answered',
        'gateway.won': 'won',
        'gateway.lost': 'lost',
      },
    },
    answered: {
      on: { 'gateway.askedAgain': 'opened', 'gateway.won': 'won', 'gateway.lost': 'lost' },
    },
    won: {
      on: { 'gateway.askedAgain': 'opened' },
    },
    lost: { type: 'final' },
  },
});
