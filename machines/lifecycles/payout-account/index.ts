import { type Moved, move } from '../move';
import { type PayoutAccountEvent, payoutAccountMachine } from './payout-account.machine';

export { type PayoutAccountEvent, payoutAccountMachine } from './payout-account.machine';

export type PayoutAccountState = 'checking' | 'doubtful' | 'verified' | 'refused' | 'removed';

/** Where `event` leads an account from `state`. */
export function transition(state: PayoutAccountState, event: PayoutAccountEvent): Moved<PayoutAccountState> {
  return move(payoutAccountMachine, state, event);
}
