import { reviewMachine } from '@haat/machines/lifecycles/review';
import { script } from '../../script';

export const review = script({
  machine: reviewMachine,
  events: {
    'review.written': { type: 'review.written' },
    'review.withdrawn': { type: 'review.withdrawn' },
    'review.reported': { type: 'review.reported' },
    'verdict.keep': { type: 'verdict.keep' },
    'verdict.hide': { type: 'verdict.hide' },
  },
});
