import { setup } from 'xstate';

export type DisputeEvent =
  | { type: 'creator.answered' }
  | { type: 'gateway.reviewing' }
  | { type: 'gateway.askedAgain' }
  | { type: 'gateway.won' }
  | { type: 'gateway.lost' };

/**
 * The life of a payment that the buyer's bank questions. The gateway tells how it stands, and may tell it in any order; the creator's answer
 * counts even while the gateway has not seen it yet. A bank that has let go may ask again, a step higher; what is lost is lost.
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
