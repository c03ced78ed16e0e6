import { anchorOf, dayMs, endOfPeriod, isAnchored } from '../../../../platform/text/period';
import type { SubscriptionOrderRow, SubscriptionRow } from '../subscription.repository';
import type { SubscriptionTerms } from '../subscription.tables';

/** The time that an order pays for; without an end for a lifetime. */
export interface BillingPeriod {
  from: Date;
  to: Date | null;
  anchor: number;
}

const plus = (at: Date, ms: number) => new Date(at.getTime() + ms);
const later = (a: Date, b: Date) => (a > b ? a : b);

/** The first one: the free days, or the first period. */
export function firstPeriod(
  order: Pick<SubscriptionOrderRow, 'kind' | 'trial_days'> & { terms: SubscriptionTerms },
  at: Date,
): BillingPeriod {
  if (order.kind === 'trial') {
    const to = plus(at, (order.trial_days ?? 0) * dayMs);
    return { from: at, to, anchor: anchorOf(to) };
  }
  const anchor = anchorOf(at);
  return { from: at, to: endOfPeriod(at, order.terms.period, anchor), anchor };
}

/** When what is paid for runs out, a pause that lasts counted as over now; null for never. */
export function effectiveEnd(row: SubscriptionRow, now: Date): Date | null {
  if (row.ends_at === null || row.status !== 'paused' || !row.paused_at) return row.ends_at;
  return plus(row.ends_at, Math.max(0, now.getTime() - row.paused_at.getTime()));
}

/**
 * One more: it follows what is paid for, also where its money comes in the days of grace. After the end it begins with its payment, and
 * months are counted from there.
 */
export function nextPeriod(row: SubscriptionRow, terms: SubscriptionTerms, at: Date): BillingPeriod | null {
  const end = effectiveEnd(row, at);
  if (end === null) return null;
  const from = row.status === 'expired' ? later(end, at) : end;
  // After a pause, or when money went back, the end lies on another day: months are counted from that one.
  const isNew = row.status === 'expired' || row.status === 'trialing' || !isAnchored(from, row.anchor_day);
  const anchor = isNew ? anchorOf(from) : row.anchor_day;
  return { from, to: endOfPeriod(from, terms.period, anchor), anchor };
}

/** Ms by which the end comes nearer when the money of an order has gone back: what of its time was still unused. */
export function unusedMs(order: Pick<SubscriptionOrderRow, 'starts_at' | 'ends_at'>, now: Date): number {
  if (!order.starts_at || !order.ends_at) return 0;
  return Math.max(0, order.ends_at.getTime() - later(order.starts_at, now).getTime());
}
