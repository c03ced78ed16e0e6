import { payoutAccountMachine } from '@haat/machines/lifecycles/payout-account';
import { script } from '../../script';

export const payoutAccount = script({
  machine: payoutAccountMachine,
  events: {
    'check.valid': { type: 'check.valid' },
    'check.doubtful': { type: 'check.doubtful' },
    'check.invalid': { type: 'check.invalid' },
    'review.accepted': { type: 'review.accepted' },
    'review.refused': { type: 'review.refused' },
    'name.changed': { type: 'name.changed' },
    remove: { type: 'remove' },
  },
});
