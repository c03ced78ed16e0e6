import { setup } from 'xstate';

export type KycEvent =
  | { type: 'pan.given' }
  | { type: 'pan.valid' }
  | { type: 'pan.doubtful' }
  | { type: 'pan.invalid' }
  | { type: 'review.accepted' }
  | { type: 'review.refused' }
  | { type: 'account.verified' }
  | { type: 'account.lost' };

/**
 * Lifecycle of a creator's KYC. First the PAN, verified against the tax records with manual review in case of doubt, then a payout account. A
 * rejection is not final: a PAN can be submitted again.
 */
export const kycMachine = setup({
  types: { events: {} as KycEvent },
}).createMachine({
  id: 'kyc',
  initial: 'none',
  states: {
    none: {
      on: { 'pan.given': 'panChecking' },
    },
    panChecking: {
      on: { 'pan.valid': 'panVerified', 'pan.doubtful': 'panDoubtful', 'pan.invalid': 'panRefused' },
    },
    panDoubtful: {
      on: {
        'review.accepted': 'panVerified',
        'review.refused': 'panRefused',
        // With the name as the card has it the doubt may be gone.
        'pan.given': 'panChecking',
      },
    },
    panRefused: {
      on: { 'pan.given': 'panChecking' },
    },
    panVerified: {
      on: {
        'account.verified': 'complete',
        'review.refused': 'panRefused',
        // Also used by another creator.
        'pan.doubtful': 'panDoubtful',
      },
    },
    complete: {
      on: { 'account.lost': 'panVerified', 'review.refused': 'panRefused', 'pan.doubtful': 'panDoubtful' },
    },
  },
});
