import { proportion } from '../../../../platform/money/proportion';
import { anchorOf, endOfPeriod } from '../../../../platform/text/period';
import { unusedMs } from '../periods/billing-period';
import type { Credit } from '../subscription.tables';
import { durationFor, isApplied, type ProratedOrder, remainingCredit, sumOf, totalValue } from './proration';

/** What an order is written anew with: its period, its duration and was credited. */
export type OrderPeriod = Pick<ProratedOrder, 'order_id' | 'kind' | 'starts_at' | 'ends_at' | 'terms'>;

export interface PriceChange {
  /** The order that brings other terms, and those whose time ended or moved for it. */
  orders: OrderPeriod[];
  /** Null for a time that never ends. */
  end: Date | null;
}

/**
 * Other terms from a moment on. What was credited in their price ends; what was paid for since comes after them. Where a credit has been
 * given for another order meanwhile, or used, the new period is shorter in proportion: nobody loses, and nothing is given twice.
 */
export function applyPriceChange(
  orders: readonly ProratedOrder[],
  order: ProratedOrder,
  at: Date,
): PriceChange {
  const promised = order.terms.credits ?? [];
  const find = (id: string) => orders.find((one) => one.order_id === id);
  const credits: Credit[] = promised.map(({ orderId, amount }) => ({
    orderId,
    amount: remainingCredit(find(orderId), amount, at),
  }));
  const paid = order.amount + sumOf(credits);
  const period = periodFrom(at, order, paid, orders);
  const periods: OrderPeriod[] = [];
  let end = period;
  for (const other of orders) {
    const ms = isApplied(other) && other.order_id !== order.order_id ? unusedMs(other, at) : 0;
    if (ms === 0) continue;
    const credit = credits.find(({ orderId }) => orderId === other.order_id);
    if (credit || end === null) {
      if (credit) credit.ms = ms;
      else credits.push({ orderId: other.order_id, amount: 0, ms });
      const starts = other.starts_at && other.starts_at < at ? other.starts_at : at;
      periods.push({ ...other, starts_at: starts, ends_at: at });
    } else {
      const next: Date = new Date(end.getTime() + ms);
      periods.push({ ...other, starts_at: end, ends_at: next });
      end = next;
    }
  }
  const terms = { ...order.terms, credits, ...(period && { lasts: period.getTime() - at.getTime() }) };
  return { orders: [{ ...order, starts_at: at, ends_at: period, terms }, ...periods], end };
}

function periodFrom(
  at: Date,
  order: ProratedOrder,
  paid: number,
  orders: readonly ProratedOrder[],
): Date | null {
  const { terms } = order;
  const whole = endOfPeriod(at, terms.period, anchorOf(at));
  if (paid >= totalValue(order)) return whole;
  if (whole)
    return new Date(at.getTime() + proportion(whole.getTime() - at.getTime(), paid, totalValue(order)));
  // Of what never ends there is no part: the money buys time at what the credited order cost.
  const before = orders.find((one) => terms.credits?.some(({ orderId }) => orderId === one.order_id));
  return new Date(at.getTime() + (before ? durationFor(paid, before) : 0));
}
