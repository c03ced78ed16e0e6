import { setup } from 'xstate';

export type OperatorProposalEvent =
  | { type: 'other.confirmed' }
  | { type: 'other.declined' }
  | { type: 'proposer.withdrew' };

/** Money that one operator wants to move: another one confirms or declines it, or who proposed it withdraws it. What was decided stays so. */
export const operatorProposalMachine = setup({
  types: { events: {} as OperatorProposalEvent },
}).createMachine({
  id: 'operatorProposal',
  initial: 'waiting',
  states: {
    waiting: {
      on: {
        'other.confirmed': 'confirmed',
        'other.declined': 'declined',
        'proposer.withdrew': 'withdrawn',
      },
    },
    confirmed: { type: 'final' },
    declined: { type: 'final' },
    withdrawn: { type: 'final' },
  },
});
