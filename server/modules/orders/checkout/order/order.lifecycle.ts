import { type OrderEvent, statuses, transition } from '@haat/machines/lifecycles/order';
import type { OrderStatus } from '@haat/openapi';

export type OrderEventType = OrderEvent['type'];

/** Where the chart leads an order through these events; null when it refuses one of them. */
export function advance(status: OrderStatus, events: readonly OrderEventType[]): OrderStatus | null {
  return waysOf(events).get(status) ?? null;
}

function ask(status: OrderStatus, events: readonly OrderEventType[]): OrderStatus | null {
  let at: OrderStatus | null = status;
  for (const type of events) at = at && (transition(at, { type }).state ?? null);
  return at;
}

const known = new Map<string, ReadonlyMap<OrderStatus, OrderStatus>>();

/** Transitions of these events from each status that allows them. Constant, so computed once. */
export function waysOf(events: readonly OrderEventType[]): ReadonlyMap<OrderStatus, OrderStatus> {
  const question = events.join();
  const answer = known.get(question);
  if (answer) return answer;
  const ways = new Map<OrderStatus, OrderStatus>();
  for (const from of statuses) {
    const to = ask(from, events);
    if (to !== null) ways.set(from, to);
  }
  known.set(question, ways);
  return ways;
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
