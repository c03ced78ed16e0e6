import { proportion } from '../../../../platform/money/proportion';
import { dayMs } from '../../../../platform/text/period';
import { unusedMs } from '../periods/billing-period';
import type { SubscriptionOrderRow } from '../subscription.repository';
import type { Credit, OrderTerms, SubscriptionTerms } from '../subscription.tables';
import { creditOf, type PaidPeriod } from './change.rules';

/** What of an order the arithmetic of credits looks at. */
export type ProratedOrder = Pick<
  SubscriptionOrderRow,
  | 'order_id'
  | 'kind'
  | 'amount'
  | 'refunded'
  | 'applied_at'
  | 'returned_at'
  | 'starts_at'
  | 'ends_at'
  | 'terms'
>;

/** The terms alone, as a subscription bears them. */
export const subscriptionTerms = ({ priceId, label, amount, period }: OrderTerms): SubscriptionTerms => ({
  priceId,
  label,
  amount,
  period,
});

/** Whether an order has paid for time, and its money has not gone back. */
export const isApplied = ({
  applied_at,
  returned_at,
}: Pick<ProratedOrder, 'applied_at' | 'returned_at'>): boolean => applied_at !== null && returned_at === null;

export const sumOf = (credits: readonly Credit[] | undefined): number =>
  (credits ?? []).reduce((sum, { amount }) => sum + amount, 0);

export function sameCredits(a: OrderTerms, b: OrderTerms): boolean {
  const creditsOf = ({ credits = [] }: OrderTerms) =>
    credits.map(({ orderId, amount }) => `${orderId} ${amount}`);
  return creditsOf(a).join() === creditsOf(b).join();
}

/** Paise that an order brought: what was paid, and what was credited. */
export const totalValue = ({ amount, terms }: Pick<ProratedOrder, 'amount' | 'terms'>): number =>
  amount + sumOf(terms.credits);

/** Ms that an order has paid for in all, used or not, pauses aside; null for a time that never ends. */
export function durationOf({ terms, starts_at, ends_at }: ProratedOrder): number | null {
  if (terms.lasts !== undefined) return terms.lasts;
  return starts_at && ends_at ? ends_at.getTime() - starts_at.getTime() : null;
}

const periodOf = (order: ProratedOrder): PaidPeriod => ({
  startsAt: order.starts_at as Date,
  endsAt: order.ends_at,
  lasts: durationOf(order),
  amount: order.kind === 'trial' ? 0 : Math.max(0, totalValue(order) - (order.refunded ?? 0)),
});

/** Its paid periods that stand: what they brought, less what went back. */
export const paidPeriods = (orders: readonly ProratedOrder[]): PaidPeriod[] =>
  orders.filter((order) => isApplied(order) && order.starts_at !== null).map(periodOf);

/** What is left of each order at a moment: whoever goes over to other terms then gives it for them. */
export const creditsOf = (orders: readonly ProratedOrder[], now: Date): Credit[] =>
  orders
    .filter((order) => isApplied(order) && unusedMs(order, now) > 0)
    .map((order) => ({ orderId: order.order_id, amount: creditOf([periodOf(order)], now) }));

/**
 * What of a credit still stands when its order is paid: nothing where the time has been given for another order, or has been used, or its
 * money went back. Days are rounded up, so that the hours in which somebody pays take nothing off what was stated.
 */
export function remainingCredit(order: ProratedOrder | undefined, credited: number, at: Date): number {
  if (!order || !isApplied(order) || order.starts_at === null) return 0;
  const left = Math.ceil(unusedMs(order, at) / dayMs);
  const all = Math.floor((durationOf(order) ?? 0) / dayMs);
  if (left <= 0 || all <= 0) return 0;
  return Math.min(credited, Math.floor((periodOf(order).amount * Math.min(left, all)) / all));
}

/** Ms for which `paid` is enough, where `order` sold its time for what it brought. */
export function durationFor(paid: number, order: ProratedOrder): number {
  const brought = totalValue(order);
  return brought > 0 ? proportion(durationOf(order) ?? 0, Math.max(0, paid), brought) : 0;
}
