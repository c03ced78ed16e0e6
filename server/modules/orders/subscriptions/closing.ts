import { type SubscriptionEvent, transition } from '@haat/machines/lifecycles/subscription';
import type { SubscriptionRow } from './subscription.repository';

/** @throws when the chart has no use for it: then the caller has not asked before */
export function moved(
  { status, id }: SubscriptionRow,
  type: SubscriptionEvent['type'],
): SubscriptionRow['status'] {
  const { state } = transition(status, { type });
  if (!state) throw new Error(`Subscription ${id} is ${status} and takes no ${type}`);
  return state;
}

/** What every payment makes of a subscription. */
export const going = (before: SubscriptionRow, at: Date) => ({
  status: moved(before, 'period.paid'),
  since: at,
  reminded: 0,
  paused_at: null,
  charge: null,
  updated_at: at,
  ...(before.status === 'paused' && { resumed_at: at }),
});
