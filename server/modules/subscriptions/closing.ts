import { type SubscriptionEvent, transition } from '@haat/machines/lifecycles/subscription';
import type { Tx } from '../../platform/database';
import type { Access } from '../access';
import { findOrders, type SubscriptionRow } from './subscription.repository';

/** Why a subscription's orders are closed: given back when it goes on. */
export const closedFor = { end: 'subscription.ended', pause: 'subscription.paused' } as const;

/** Why free days open nothing more: who took them was never proved to be who pays. */
export const closedByPayment = 'subscription.paid';

/** Opens again what was closed for a pause or at the end. */
export async function openAgain(trx: Tx, access: Access, row: SubscriptionRow): Promise<void> {
  const { seller_id: sellerId } = row;
  const orderIds = (await findOrders(trx, sellerId, row.id)).map((one) => one.order_id);
  for (const reason of Object.values(closedFor)) await access.resume(trx, { sellerId, orderIds, reason });
}

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
