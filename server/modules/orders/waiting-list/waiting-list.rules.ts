import { kindOf } from '@haat/kinds/rules';
import type { Sellable } from '../../catalog';

const hour = 3_600_000;
/** Ms for which an offered seat is held. */
const heldFor = 2 * hour;
/** In India no offer ends at night: it is held until the morning. */
const nightFrom = 22;
const morning = 10;
const indiaMs = 5.5 * hour;

/** Places of one list. */
export const mostPlaces = 1_000;
/** Lists that one phone may be on. */
export const mostListsOfPhone = 20;

/** End of an offer that is made now, never after the start: two hours, and where that is at night until 10 in the morning, Indian time. */
export function offeredUntil(now: Date, startsAt: Date | null): Date {
  const usual = now.getTime() + heldFor;
  const local = new Date(usual + indiaMs);
  const clock = local.getUTCHours();
  const day = Math.floor((usual + indiaMs) / (24 * hour)) * 24 * hour - indiaMs;
  const rested =
    clock >= nightFrom ? day + (24 + morning) * hour : clock < morning ? day + morning * hour : usual;
  return new Date(Math.min(rested, startsAt?.getTime() ?? rested));
}

/** What there is to wait for. */
export interface Waitable {
  /** Null once its number is not limited any more. */
  seats: number | null;
  startsAt: Date | null;
  /** Somebody may buy it, as long as a seat is free. */
  isOnSale: boolean;
}

/** Null where there is nothing to wait for any more: it has begun, or is off sale for good. */
export function waitableIn(
  product: Pick<Sellable['product'], 'kind' | 'content' | 'status'>,
  now: Date,
): Waitable | null {
  const { seats, session } = kindOf(product);
  if (!seats || (product.status !== 'published' && product.status !== 'paused')) return null;
  const held = session?.(product.content as never)?.session;
  const startsAt = held ? new Date(held.startsAt) : null;
  if (startsAt !== null && startsAt <= now) return null;
  return {
    seats: seats(product.content as never, now),
    startsAt,
    isOnSale: product.status === 'published',
  };
}
