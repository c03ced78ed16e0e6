import { proportion } from '../../../../platform/money/proportion';
import type { OrderPeriod } from '../changes/price-change';
import { durationFor, durationOf, isApplied, type ProratedOrder, totalValue } from '../changes/proration';
import { unusedMs } from './billing-period';

/**
 * What is left of a subscription when the money of one of its orders is back with the buyer. Its own time is taken off, and its share of
 * whatever it was credited to; what was credited in it comes back, less what was used since. What lies ahead follows without a gap.
 */
export function withoutOrder(
  orders: readonly ProratedOrder[],
  gone: ProratedOrder,
  stopped: Date,
): OrderPeriod[] {
  const remaining = orders
    .filter((one) => isApplied(one) && one.order_id !== gone.order_id)
    .map((one) => ({ ...one }));
  const used = usedMs(gone, remaining, stopped);
  reduceCredits(remaining, gone, 1, stopped);
  const back = restore(remaining, gone, used, stopped);
  rescheduleAhead(remaining, back, stopped);
  return remaining;
}

/** Takes off what an order, or a share of it, was credited for; and so on with what that was credited to. */
function reduceCredits(remaining: ProratedOrder[], gone: ProratedOrder, share: number, stopped: Date): void {
  for (const one of remaining) {
    const credit = one.terms.credits?.find(({ orderId }) => orderId === gone.order_id);
    const brought = totalValue(one);
    const lost = credit ? Math.round(credit.amount * share) : 0;
    if (!credit || lost === 0) continue;
    const before = { ...one };
    const credits = (one.terms.credits ?? []).map((other) =>
      other === credit ? { ...other, amount: other.amount - lost } : other,
    );
    if (one.ends_at === null) {
      const lasts = durationFor(brought - lost, gone);
      one.ends_at = new Date((one.starts_at ?? stopped).getTime() + lasts);
      one.terms = { ...one.terms, credits, lasts };
      continue;
    }
    const off = proportion(unusedMs(one, stopped), lost, brought);
    const lasts = durationOf(one) ?? 0;
    one.ends_at = new Date(one.ends_at.getTime() - off);
    one.terms = { ...one.terms, credits, lasts: lasts - proportion(lasts, lost, brought) };
    reduceCredits(remaining, before, lost / brought, stopped);
  }
}

/** Ms that were used of an order, also of what it was credited to. */
function usedMs(order: ProratedOrder, remaining: readonly ProratedOrder[], stopped: Date): number {
  const lasts = durationOf(order);
  if (lasts === null) return Math.max(0, stopped.getTime() - (order.starts_at ?? stopped).getTime());
  for (const next of remaining) {
    const ms = next.terms.credits?.find(({ orderId }) => orderId === order.order_id)?.ms;
    if (ms !== undefined) return lasts - ms + usedMs(next, remaining, stopped);
  }
  return Math.max(0, lasts - unusedMs(order, stopped));
}

/** Gives the time back that ended for an order; answers to which orders, the first first. */
function restore(
  remaining: ProratedOrder[],
  gone: ProratedOrder,
  used: number,
  stopped: Date,
): ProratedOrder[] {
  let spent = used;
  return (gone.terms.credits ?? []).flatMap(({ orderId, ms = 0 }) => {
    const one = remaining.find((other) => other.order_id === orderId);
    if (!one) return [];
    const left = Math.max(0, ms - spent);
    spent = Math.max(0, spent - ms);
    if (left === 0) return [];
    one.starts_at = one.starts_at && one.starts_at < stopped ? one.starts_at : stopped;
    one.ends_at = new Date(stopped.getTime() + left);
    return [one];
  });
}

/** One behind the other from now on: first what comes back, then what lay ahead. What never ends is the last. */
function rescheduleAhead(
  remaining: readonly ProratedOrder[],
  back: readonly ProratedOrder[],
  stopped: Date,
): void {
  const ahead = remaining
    .filter((one) => !back.includes(one) && (one.ends_at === null || one.ends_at > stopped))
    .sort((a, b) => startOf(a) - startOf(b));
  let from = stopped;
  for (const one of [...back, ...ahead]) {
    const ms = unusedMs(one, stopped);
    const isRunning = from === stopped && startOf(one) < stopped.getTime();
    if (!isRunning) one.starts_at = from;
    if (one.ends_at === null) return;
    from = new Date(from.getTime() + ms);
    one.ends_at = from;
  }
}

const startOf = ({ starts_at }: ProratedOrder) => starts_at?.getTime() ?? 0;
