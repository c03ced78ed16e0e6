import { dayMs, endOfPeriod } from '../../../../platform/text/period';
import type { SubscriptionTerms } from '../subscription.tables';

/** A period that is paid for. */
export interface PaidPeriod {
  startsAt: Date;
  endsAt: Date | null;
  /** Ms that it was paid for, where a part of them is given or used already; left out, from its start to its end. */
  lasts?: number | null;
  /** Paise, less what went back. */
  amount: number;
}

export interface Quote {
  /** `now` is paid at once and begins at once; `atEnd` costs nothing now. */
  when: 'now' | 'atEnd';
  /** Paise of the days that are paid for and not used. */
  credit: number;
  /** Paise to pay now. */
  due: number;
}

/**
 * Paise of what is paid for and not used: of each period its whole days that lie ahead, as their share of all its days, rounded down. It is the
 * same for the whole day, so that what is stated is what is paid.
 */
export function creditOf(periods: readonly PaidPeriod[], now: Date): number {
  return periods.reduce((sum, { startsAt, endsAt, lasts, amount }) => {
    if (endsAt === null) return sum;
    const all = Math.floor((lasts ?? endsAt.getTime() - startsAt.getTime()) / dayMs);
    const left = Math.min(all, wholeDays(now > startsAt ? now : startsAt, endsAt));
    return all > 0 && left > 0 ? sum + Math.floor((amount * left) / all) : sum;
  }, 0);
}

const wholeDays = (from: Date, to: Date) => Math.floor((to.getTime() - from.getTime()) / dayMs);

/**
 * What it takes to go over to other terms. Dearer by the day: at once, for the difference. Otherwise at the end of what is paid for,
 * and so it is where the difference would be less than can be paid.
 */
export function quoteOf(
  current: SubscriptionTerms,
  wanted: SubscriptionTerms,
  situation: { periods: readonly PaidPeriod[]; now: Date; anchor: number; least: number },
): Quote {
  const credit = creditOf(situation.periods, situation.now);
  const due = wanted.amount - credit;
  const { now, anchor } = situation;
  const isDearer = perDay(wanted, now, anchor) > perDay(current, now, anchor);
  return isDearer && due >= situation.least
    ? { when: 'now', credit, due }
    : { when: 'atEnd', credit: 0, due: 0 };
}

/** Never ending is dearer than anything that ends. */
function perDay({ amount, period }: SubscriptionTerms, now: Date, anchor: number): number {
  const end = endOfPeriod(now, period, anchor);
  return end === null ? Number.POSITIVE_INFINITY : amount / (end.getTime() - now.getTime());
}
