import { type SubscriptionEvent, transition } from '@haat/machines/lifecycles/subscription';
import type { SubscriptionRow } from './subscription.repository';

/** @throws when the state machine refuses the event */
export function nextStatus(
  { status, id }: SubscriptionRow,
  type: SubscriptionEvent['type'],
): SubscriptionRow['status'] {
  const { state } = transition(status, { type });
  if (!state) throw new Error(`Subscription ${id} is ${status} and takes no ${type}`);
  return state;
}

/** What every payment changes of a subscription. */
export const afterPayment = (before: SubscriptionRow, at: Date) => ({
  status: nextStatus(before, 'period.paid'),
  since: at,
  reminded: 0,
  paused_at: null,
  charge: null,
  updated_at: at,
  ...(before.status === 'paused' && { resumed_at: at }),
});
