import { proportion } from '../../../../platform/money/proportion';
import type { Laid } from '../changes/change.book';
import { type Booked, broughtBy, isApplied, lastsOf, msFor } from '../changes/credit.book';
import { returnedMs } from './period.book';

/**
 * What stands of a subscription when the money of one of its orders is back with the buyer. Its own time is taken off, and its share of
 * whatever it was credited to; what was credited in it comes back, less what was used since. What lies ahead follows without a gap.
 */
export function takenBack(orders: readonly Booked[], gone: Booked, stopped: Date): Laid[] {
  const book = orders
    .filter((one) => isApplied(one) && one.order_id !== gone.order_id)
    .map((one) => ({ ...one }));
  const used = usedOf(gone, book, stopped);
  lessen(book, gone, 1, stopped);
  const back = restore(book, gone, used, stopped);
  layAhead(book, back, stopped);
  return book;
}

/** Takes off what an order, or a share of it, was credited for; and so on with what that was credited to. */
function lessen(book: Booked[], gone: Booked, share: number, stopped: Date): void {
  for (const one of book) {
    const credit = one.terms.credits?.find(({ orderId }) => orderId === gone.order_id);
    const brought = broughtBy(one);
    const lost = credit ? Math.round(credit.amount * share) : 0;
    if (!credit || lost === 0) continue;
    const before = { ...one };
    const credits = (one.terms.credits ?? []).map((other) =>
      other === credit ? { ...other, amount: other.amount - lost } : other,
    );
    if (one.ends_at === null) {
      const lasts = msFor(brought - lost, gone);
      one.ends_at = new Date((one.starts_at ?? stopped).getTime() + lasts);
      one.terms = { ...one.terms, credits, lasts };
      continue;
    }
    const off = proportion(returnedMs(one, stopped), lost, brought);
    const lasts = lastsOf(one) ?? 0;
    one.ends_at = new Date(one.ends_at.getTime() - off);
    one.terms = { ...one.terms, credits, lasts: lasts - proportion(lasts, lost, brought) };
    lessen(book, before, lost / brought, stopped);
  }
}

/** Ms that were used of an order, also of what it was credited to. */
function usedOf(order: Booked, book: readonly Booked[], stopped: Date): number {
  const lasts = lastsOf(order);
  if (lasts === null) return Math.max(0, stopped.getTime() - (order.starts_at ?? stopped).getTime());
  for (const next of book) {
    const ms = next.terms.credits?.find(({ orderId }) => orderId === order.order_id)?.ms;
    if (ms !== undefined) return lasts - ms + usedOf(next, book, stopped);
  }
  return Math.max(0, lasts - returnedMs(order, stopped));
}

/** Gives the time back that ended for an order; answers to which orders, the first first. */
function restore(book: Booked[], gone: Booked, used: number, stopped: Date): Booked[] {
  let spent = used;
  return (gone.terms.credits ?? []).flatMap(({ orderId, ms = 0 }) => {
    const one = book.find((other) => other.order_id === orderId);
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
function layAhead(book: readonly Booked[], back: readonly Booked[], stopped: Date): void {
  const ahead = book
    .filter((one) => !back.includes(one) && (one.ends_at === null || one.ends_at > stopped))
    .sort((a, b) => startOf(a) - startOf(b));
  let from = stopped;
  for (const one of [...back, ...ahead]) {
    const ms = returnedMs(one, stopped);
    const isRunning = from === stopped && startOf(one) < stopped.getTime();
    if (!isRunning) one.starts_at = from;
    if (one.ends_at === null) return;
    from = new Date(from.getTime() + ms);
    one.ends_at = from;
  }
}

const startOf = ({ starts_at }: Booked) => starts_at?.getTime() ?? 0;
