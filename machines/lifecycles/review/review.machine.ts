import { setup } from 'xstate';

export type ReviewEvent =
  | { type: 'review.written' }
  | { type: 'review.withdrawn' }
  | { type: 'review.reported' }
  | { type: 'verdict.keep' }
  | { type: 'verdict.hide' };

/**
 * The life of what a buyer says of a product. Its creator may ask the operator to look at it once, and it stays where it is until then; what
 * the operator let stand is only looked at anew when its buyer has changed it. What the operator hid is not written anew: taking it back only
 * takes the words away.
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
