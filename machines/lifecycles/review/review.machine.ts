import { setup } from 'xstate';

export type ReviewEvent =
  | { type: 'review.written' }
  | { type: 'review.withdrawn' }
  | { type: 'review.reported' }
  | { type: 'verdict.keep' }
  | { type: 'verdict.hide' };

/**
 * Lifecycle of a review. Its creator can report it once; it stays public until the operator decides. After a decision to keep it, it is only
 * reviewed again when its buyer changes it.
 */
export const reviewMachine = setup({ types: { events: {} as ReviewEvent } }).createMachine({
  id: 'review',
  initial: 'shown',
  states: {
    shown: {
      on: {
        'review.written': 'shown',
        'review.withdrawn': 'withdrawn',
        'review.reported': 'reported',
        'verdict.hide': 'hidden',
      },
    },
    reported: {
      on: {
        'review.written': 'reported',
        'review.withdrawn': 'withdrawn',
        'verdict.keep': 'kept',
        'verdict.hide': 'hidden',
      },
    },
    kept: { on: { 'review.written': 'shown', 'review.withdrawn': 'withdrawn', 'verdict.hide': 'hidden' } },
    hidden: { on: { 'review.withdrawn': 'barred', 'verdict.keep': 'kept' } },
    withdrawn: { on: { 'review.written': 'shown' } },
    barred: { type: 'final' },
  },
});
