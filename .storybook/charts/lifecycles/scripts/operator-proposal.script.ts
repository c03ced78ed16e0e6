import { operatorProposalMachine } from '@haat/machines/lifecycles/operator-proposal';
import { script } from '../../script';

export const operatorProposal = script({
  machine: operatorProposalMachine,
  events: {
    'other.confirmed': { type: 'other.confirmed' },
    'other.declined': { type: 'other.declined' },
    'proposer.withdrew': { type: 'proposer.withdrew' },
  },
});
