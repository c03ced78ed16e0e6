import { mandateMachine } from '@haat/machines/lifecycles/mandate';
import { script } from '../../script';

export const mandate = script({
  machine: mandateMachine,
  events: {
    'bank.agreed': { type: 'bank.agreed' },
    'bank.paused': { type: 'bank.paused' },
    'bank.resumed': { type: 'bank.resumed' },
    'bank.ended': { type: 'bank.ended' },
    'proposal.lapsed': { type: 'proposal.lapsed' },
    'we.ended': { type: 'we.ended' },
  },
});
