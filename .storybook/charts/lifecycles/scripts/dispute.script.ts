import { disputeMachine } from '@haat/machines/lifecycles/dispute';
import { script } from '../../script';

export const dispute = script({
  machine: disputeMachine,
  events: {
    'creator.answered': { type: 'creator.answered' },
    'gateway.reviewing': { type: 'gateway.reviewing' },
    'gateway.askedAgain': { type: 'gateway.askedAgain' },
    'gateway.won': { type: 'gateway.won' },
    'gateway.lost': { type: 'gateway.lost' },
  },
});
