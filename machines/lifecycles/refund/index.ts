import { type Moved, move } from '../move';
import { type RefundEvent, refundMachine } from './refund.machine';

export { type RefundEvent, refundMachine } from './refund.machine';

export type RefundStatus = 'started' | 'pending' | 'done' | 'failed';

/** The gateway has not decided yet. */
export const open: ReadonlySet<RefundStatus> = new Set(['started', 'pending']);

/** Where `event` leads a refund from `state`. */
export function transition(state: RefundStatus, event: RefundEvent): Moved<RefundStatus> {
  return move(refundMachine, state, event);
}
