import { type Moved, move } from '../move';
import { type SubscriptionEvent, subscriptionMachine } from './subscription.machine';

export { type SubscriptionEvent, subscriptionMachine } from './subscription.machine';

export type SubscriptionStatus =
  | 'trialing'
  | 'active'
  | 'pastDue'
  | 'grace'
  | 'paused'
  | 'cancelled'
  | 'expired';

/** Where `event` leads a subscription from `state`. */
export function transition(state: SubscriptionStatus, event: SubscriptionEvent): Moved<SubscriptionStatus> {
  return move(subscriptionMachine, state, event);
}

/** Whether the buyer may open what was subscribed to. */
export const isOpen = (state: SubscriptionStatus): boolean => state !== 'paused' && state !== 'expired';
