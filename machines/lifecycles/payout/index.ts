import { type Moved, move } from '../move';
import { type PayoutEvent, payoutMachine } from './payout.machine';

export { type PayoutEvent, payoutMachine } from './payout.machine';

export type PayoutStatus = 'requested' | 'sent' | 'paid' | 'failed' | 'rejected' | 'reversed';

/** Where `event` leads a payout from `state`. */
export function transition(state: PayoutStatus, event: PayoutEvent): Moved<PayoutStatus> {
  return move(payoutMachine, state, event);
}
