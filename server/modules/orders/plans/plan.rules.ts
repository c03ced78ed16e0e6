import { proportion } from '../../../platform/money/proportion';
import { addMonths, indianDay } from '../../../platform/text/india';

/** The arithmetic of plans: what a time on one costs, when it begins, and what is left of the one before. Amounts are paise. */

export type PaidPlan = 'PREMIUM' | 'VVIP';
export type PlanName = 'FREE' | PaidPlan;
export type Period = 'month' | 'year';

/** A time that is paid for and has not been taken back. Those of an account do not overlap. */
export interface Term {
  orderId: string;
  plan: PaidPlan;
  period: Period;
  /** What this time is worth: its whole price before GST. */
  price: number;
  startsAt: Date;
  endsAt: Date;
}

/** What a plan may be bought for. */
export interface PlanPrices {
  plans: Record<PlanName, { monthly: number; yearly: number }>;
  /** GST; 1800 is 18 %. */
  taxBasisPoints: number;
}

export type OfferKind = 'start' | 'renew' | 'upgrade' | 'change';

export interface PlanOffer {
  plan: PaidPlan;
  period: Period;
  kind: OfferKind;
  /** Before GST. */
  price: number;
  /** What is left of the plan before, taken off the price. */
  credit: number;
  /** GST on what remains. */
  tax: number;
  /** What is paid. */
  amount: number;
  startsAt: Date;
  endsAt: Date;
  /** Why it cannot be bought now, for people. */
  refusal: string | null;
}

export const graceDays = 3;
const dayMs = 86_400_000;
const ranks: Record<PlanName, number> = { FREE: 0, PREMIUM: 1, VVIP: 2 };
/** Gateways move nothing smaller. */
const leastAmount = 100;
const monthsAhead = 36;

export const isDearer = (plan: PlanName, than: PlanName): boolean => ranks[plan] > ranks[than];

export const endOf = (from: Date, period: Period): Date => addMonths(from, period === 'year' ? 12 : 1);

/** The time that runs. */
export const termAt = (terms: readonly Term[], now: Date): Term | null =>
  terms.find(({ startsAt, endsAt }) => startsAt <= now && now < endsAt) ?? null;

/** The one that ends last, whether it has begun or not. */
export const lastOf = (terms: readonly Term[]): Term | null =>
  terms.reduce<Term | null>((last, term) => (last && last.endsAt >= term.endsAt ? last : term), null);

/** Until when somebody whose paid times are over keeps the plan. */
export const graceEnd = (last: Term): Date => new Date(last.endsAt.getTime() + graceDays * dayMs);

/**
 * What is left of a time, counted in midnights of India until its end: whoever changes on the day they bought gets all of it, and the
 * figure stands still until the next midnight. Rounded to the nearest paisa.
 */
export function leftOf({ price, startsAt, endsAt }: Term, now: Date): number {
  if (now <= startsAt) return price;
  const days = indianDay(endsAt) - indianDay(startsAt);
  const left = Math.max(0, indianDay(endsAt) - indianDay(now));
  return proportion(price, Math.min(left, days), days);
}

/** The times that a dearer plan bought now puts an end to. */
export const cutBy = (terms: readonly Term[], plan: PaidPlan, now: Date): Term[] =>
  terms.filter((term) => term.endsAt > now && isDearer(plan, term.plan));

/** How a plan bought now would follow on what is paid for. */
export function placeOf(
  terms: readonly Term[],
  plan: PaidPlan,
  now: Date,
): { kind: OfferKind; startsAt: Date } {
  const current = termAt(terms, now);
  const last = lastOf(terms);
  const isComing = terms.some((term) => term.startsAt > now && term.plan === plan);
  if (current && isDearer(plan, current.plan) && !isComing) return { kind: 'upgrade', startsAt: now };
  if (last && last.endsAt > now)
    return { kind: last.plan === plan ? 'renew' : 'change', startsAt: last.endsAt };
  // The days of grace are part of the time that follows them, so that nobody pays later to get them.
  if (last && last.plan === plan && now < graceEnd(last)) return { kind: 'renew', startsAt: last.endsAt };
  return { kind: 'start', startsAt: now };
}

/** GST on an amount before tax, rounded half up. */
export const taxOn = (amount: number, basisPoints: number): number => proportion(amount, basisPoints, 10_000);

export function offerOf(
  terms: readonly Term[],
  { plan, period }: { plan: PaidPlan; period: Period },
  { plans, taxBasisPoints }: PlanPrices,
  now: Date,
): PlanOffer {
  const price = plans[plan][period === 'year' ? 'yearly' : 'monthly'];
  const { kind, startsAt } = placeOf(terms, plan, now);
  const credit =
    kind === 'upgrade' ? cutBy(terms, plan, now).reduce((sum, term) => sum + leftOf(term, now), 0) : 0;
  const rest = Math.max(0, price - credit);
  const tax = taxOn(rest, taxBasisPoints);
  const offer = {
    plan,
    period,
    kind,
    price,
    credit,
    tax,
    amount: rest + tax,
    startsAt,
    endsAt: endOf(startsAt, period),
  };
  return { ...offer, refusal: refusalOf(offer, now) };
}

function refusalOf(
  { price, credit, startsAt }: Pick<PlanOffer, 'price' | 'credit' | 'startsAt'>,
  now: Date,
): string | null {
  if (price < leastAmount) return 'This plan is not available.';
  if (price - credit < leastAmount)
    return 'Your current plan has more credit left than this costs. Choose a longer period, or wait until it ends.';
  if (startsAt > addMonths(now, monthsAhead)) return 'Your plan is already paid for three years ahead.';
  return null;
}

/**
 * When a time ends for which `paid` of its price came in, the credit included. All of it, unless a credit that was taken off had been used
 * by another order meanwhile: then the time is shorter in proportion, and nothing is lost on either side.
 */
export function paidUntil(startsAt: Date, period: Period, paid: number, price: number): Date {
  const whole = endOf(startsAt, period);
  if (paid >= price) return whole;
  return new Date(startsAt.getTime() + proportion(whole.getTime() - startsAt.getTime(), paid, price));
}

/** Times that are still to come, one behind the other again after one of them was taken out or put back: those that move, where they go. */
export function relaid(terms: readonly Term[], now: Date): Term[] {
  const rescheduled: Term[] = [];
  let free = now;
  for (const term of [...terms].sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime())) {
    const length = term.endsAt.getTime() - term.startsAt.getTime();
    const isComing = term.startsAt > now;
    const endsAt = isComing ? new Date(free.getTime() + length) : term.endsAt;
    if (isComing && free.getTime() !== term.startsAt.getTime())
      rescheduled.push({ ...term, startsAt: free, endsAt });
    if (endsAt > free) free = endsAt;
  }
  return rescheduled;
}
