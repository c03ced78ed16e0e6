import { type OrderEvent, statuses, transition } from '@haat/machines/lifecycles/order';
import type { OrderStatus } from '@haat/openapi';

export type OrderEventType = OrderEvent['type'];

/** Where the chart leads an order through these events; null when it refuses one of them. */
export function advance(status: OrderStatus, events: readonly OrderEventType[]): OrderStatus | null {
  return transitionsOf(events).get(status) ?? null;
}

function statusAfter(status: OrderStatus, events: readonly OrderEventType[]): OrderStatus | null {
  let at: OrderStatus | null = status;
  for (const type of events) at = at && (transition(at, { type }).state ?? null);
  return at;
}

const cache = new Map<string, ReadonlyMap<OrderStatus, OrderStatus>>();

/** Where these events lead from each status in which the chart does not refuse them. It answers the same for ever, so it is asked once. */
export function transitionsOf(events: readonly OrderEventType[]): ReadonlyMap<OrderStatus, OrderStatus> {
  const key = events.join();
  const cached = cache.get(key);
  if (cached) return cached;
  const transitions = new Map<OrderStatus, OrderStatus>();
  for (const from of statuses) {
    const to = statusAfter(from, events);
    if (to !== null) transitions.set(from, to);
  }
  cache.set(key, transitions);
  return transitions;
}

/** Unpaid and still payable. */
export function isUnpaid(status: OrderStatus): boolean {
  return !isPaid(status) && status !== 'expired';
}

/** Whether an order in this status has a piece of a limited stock; null while it is unpaid, when its row tells. */
export function holdsStock(status: OrderStatus): boolean | null {
  if (isUnpaid(status)) return null;
  return status !== 'expired' && status !== 'refunded';
}

/** Paid, or being refunded. */
export function isPaid(status: OrderStatus): boolean {
  return (
    status === 'paid' ||
    status === 'fulfilled' ||
    status === 'refunding' ||
    status === 'refunded' ||
    status === 'disputed'
  );
}
