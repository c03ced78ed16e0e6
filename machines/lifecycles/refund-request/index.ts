import { type Moved, move } from '../move';
import { type RefundRequestEvent, refundRequestMachine } from './refund-request.machine';

export { type RefundRequestEvent, refundRequestMachine } from './refund-request.machine';

export type RefundRequestStatus = 'asked' | 'lapsed' | 'granted' | 'refused' | 'withdrawn';

/** Not answered yet. */
export const open: ReadonlySet<RefundRequestStatus> = new Set(['asked', 'lapsed']);

/** Where `event` leads a request from `state`. */
export function transition(
  state: RefundRequestStatus,
  event: RefundRequestEvent,
): Moved<RefundRequestStatus> {
  return move(refundRequestMachine, state, event);
}
