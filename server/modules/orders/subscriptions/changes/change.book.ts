import { proportion } from '../../../../platform/money/proportion';
import { anchorOf, endOfPeriod } from '../../../../platform/text/period';
import { returnedMs } from '../periods/period.book';
import type { Credit } from '../subscription.tables';
import { type Booked, broughtBy, isApplied, msFor, stillWorth, sumOf } from './credit.book';

/** What an order is written anew with: its stretch of time, and what it lasts and was credited. */
export type Laid = Pick<Booked, 'order_id' | 'kind' | 'starts_at' | 'ends_at' | 'terms'>;

export interface Changed {
  /** The order that brings other terms, and those whose time ended or moved for it. */
  orders: Laid[];
  /** Null for a time that never ends. */
  end: Date | null;
}

/**
 * Other terms from a moment on. What was credited in their price ends; what was paid for since comes after them. Where a credit has been
 * given for another order meanwhile, or used, the new period is shorter in proportion: nobody loses, and nothing is given twice.
 */
export function changedBy(orders: readonly Booked[], order: Booked, at: Date): Changed {
  const promised = order.terms.credits ?? [];
  const find = (id: string) => orders.find((one) => one.order_id === id);
  const credits: Credit[] = promised.map(({ orderId, amount }) => ({
    orderId,
    amount: stillWorth(find(orderId), amount, at),
  }));
  const paid = order.amount + sumOf(credits);
  const period = periodFrom(at, order, paid, orders);
  const laid: Laid[] = [];
  let end = period;
  for (const other of orders) {
    const ms = isApplied(other) && other.order_id !== order.order_id ? returnedMs(other, at) : 0;
    if (ms === 0) continue;
    const credit = credits.find(({ orderId }) => orderId === other.order_id);
    if (credit || end === null) {
      if (credit) credit.ms = ms;
      else credits.push({ orderId: other.order_id, amount: 0, ms });
      const starts = other.starts_at && other.starts_at < at ? other.starts_at : at;
      laid.push({ ...other, starts_at: starts, ends_at: at });
    } else {
      const next: Date = new Date(end.getTime() + ms);
      laid.push({ ...other, starts_at: end, ends_at: next });
      end = next;
    }
  }
  const terms = { ...order.terms, credits, ...(period && { lasts: period.getTime() - at.getTime() }) };
  return { orders: [{ ...order, starts_at: at, ends_at: period, terms }, ...laid], end };
}

function periodFrom(at: Date, order: Booked, paid: number, orders: readonly Booked[]): Date | null {
  const { terms } = order;
  const whole = endOfPeriod(at, terms.period, anchorOf(at));
  if (paid >= broughtBy(order)) return whole;
  if (whole)
    return new Date(at.getTime() + proportion(whole.getTime() - at.getTime(), paid, broughtBy(order)));
  // Of what never ends there is no part: the money buys time at what the credited order cost.
  const before = orders.find((one) => terms.credits?.some(({ orderId }) => orderId === one.order_id));
  return new Date(at.getTime() + (before ? msFor(paid, before) : 0));
}
