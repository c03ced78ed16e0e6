import { type Moved, move } from '../move';
import { type ReviewEvent, reviewMachine } from './review.machine';

export { type ReviewEvent, reviewMachine } from './review.machine';

export type ReviewStatus = 'shown' | 'reported' | 'kept' | 'hidden' | 'withdrawn' | 'barred';

/** Everybody reads it, and it counts. */
export const visible: ReadonlySet<ReviewStatus> = new Set(['shown', 'reported', 'kept']);

/** Where `event` leads a review from `state`. */
export function transition(state: ReviewStatus, event: ReviewEvent): Moved<ReviewStatus> {
  return move(reviewMachine, state, event);
}
