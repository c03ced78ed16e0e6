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
 * What is known of who a creator is. First their PAN, held against the register; what the register leaves in doubt a person
 * judges. Then an account of theirs that money can go to. A refusal is never the end: a PAN can be given again.
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
        // It turns out to be somebody else's, too.
        'pan.doubtful': 'panDoubtful',
      },
    },
    complete: {
      on: { 'account.lost': 'panVerified', 'review.refused': 'panRefused', 'pan.doubtful': 'panDoubtful' },
    },
  },
});
