import { accountDeletionMachine } from '@haat/machines/lifecycles/account-deletion';
import { script } from '../../script';

export const accountDeletion = script({
  machine: accountDeletionMachine,
  events: {
    'deletion.requested': { type: 'deletion.requested' },
    'deletion.cancelled': { type: 'deletion.cancelled' },
    'period.ended': { type: 'period.ended' },
    'erasure.completed': { type: 'erasure.completed' },
  },
});
