import { accessMachine } from '@haat/machines/lifecycles/access';
import { script } from '../../script';

export const access = script({
  machine: accessMachine,
  input: { isLate: false },
  events: {
    'payment.succeeded': { type: 'payment.succeeded' },
    'creator.granted': { type: 'creator.granted' },
    'period.paid': { type: 'period.paid' },
    'period.ended': { type: 'period.ended' },
    'access.ended': { type: 'access.ended' },
    'dispute.opened': { type: 'dispute.opened' },
    'dispute.won': { type: 'dispute.won' },
    'dispute.lost': { type: 'dispute.lost' },
    'pause.began': { type: 'pause.began' },
    'pause.ended': { type: 'pause.ended' },
    'trial.replaced': { type: 'trial.replaced' },
    'trial.restored': { type: 'trial.restored' },
    'refund.succeeded': { type: 'refund.succeeded' },
    'creator.removed': { type: 'creator.removed' },
    'holder.erased': { type: 'holder.erased' },
  },
});
