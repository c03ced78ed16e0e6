import type { OrderStatus } from '@haat/contract';
import { type OrderEvent, statuses, transition } from '@haat/machines/lifecycles/order';

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

/**
 * Where these events lead from each status in which the chart does not refuse them, `except` left out. It answers the same for ever, so it is
 * asked once.
 */
export function waysOf(
  events: readonly OrderEventType[],
  except?: OrderStatus,
): ReadonlyMap<OrderStatus, OrderStatus> {
  const question = [...events, except].join();
  const answer = known.get(question);
  if (answer) return answer;
  const ways = new Map<OrderStatus, OrderStatus>();
  for (const from of statuses) {
    const to = from === except ? null : ask(from, events);
    if (to !== null) ways.set(from, to);
  }
  known.set(question, ways);
  return ways;
}

/** An order keeps its piece of a limited stock until it expires or its money goes back. */
export function holdsStock(status: OrderStatus): boolean {
  return status !== 'expired' && status !== 'refunded';
}

/** The buyer's money is with us or on its way back. */
export function isPaid(status: OrderStatus): boolean {
  return (
    status === 'paid' ||
    status === 'fulfilled' ||
    status === 'refunding' ||
    status === 'refunded' ||
    status === 'disputed'
  );
}
