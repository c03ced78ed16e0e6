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
 * An account that a creator's money goes to. Its bank is asked whose it is, and that name is held against the PAN's. When the PAN
 * changes hands the answer is out of date, and the bank is asked again. What was removed stays in the books, and nothing brings it back.
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
