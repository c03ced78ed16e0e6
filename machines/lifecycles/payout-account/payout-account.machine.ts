import { setup } from 'xstate';

export type PayoutAccountEvent =
  | { type: 'check.valid' }
  | { type: 'check.doubtful' }
  | { type: 'check.invalid' }
  | { type: 'review.accepted' }
  | { type: 'review.refused' }
  | { type: 'name.changed' }
  | { type: 'remove' };

/**
 * Lifecycle of a payout account. The account holder's name at the bank is compared with the PAN, again after a change of the PAN. A removed
 * account stays in the records and cannot be restored.
 */
export const payoutAccountMachine = setup({
  types: { events: {} as PayoutAccountEvent },
}).createMachine({
  id: 'payoutAccount',
  initial: 'checking',
  states: {
    checking: {
      on: {
        'check.valid': 'verified',
        'check.doubtful': 'doubtful',
        'check.invalid': 'refused',
        remove: 'removed',
      },
    },
    doubtful: {
      on: {
        'review.accepted': 'verified',
        'review.refused': 'refused',
        'name.changed': 'checking',
        remove: 'removed',
      },
    },
    verified: {
      on: { 'review.refused': 'refused', 'name.changed': 'checking', remove: 'removed' },
    },
    refused: {
      on: { remove: 'removed' },
    },
    removed: { type: 'final' },
  },
});
