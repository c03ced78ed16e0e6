import { kycMachine } from '@haat/machines/lifecycles/kyc';
import { script } from '../../script';

export const kyc = script({
  machine: kycMachine,
  events: {
    'pan.given': { type: 'pan.given' },
    'pan.valid': { type: 'pan.valid' },
    'pan.doubtful': { type: 'pan.doubtful' },
    'pan.invalid': { type: 'pan.invalid' },
    'review.accepted': { type: 'review.accepted' },
    'review.refused': { type: 'review.refused' },
    'account.verified': { type: 'account.verified' },
    'account.lost': { type: 'account.lost' },
  },
});
