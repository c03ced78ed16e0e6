import { transition } from '@haat/machines/lifecycles/subscription';
import type { Autopay, Price, Subscription } from '@haat/openapi';
import { anchorOf, dayMs, endOfPeriod } from '../../../platform/text/period';
import { mayRenewByItself } from '../../catalog';
import { isPaidTooFar, termsOf } from '../checkout';
import { type MandateRow } from '../mandates';
import { quoteOf } from './changes/change.rules';
import { paidPeriods } from './changes/proration';
import { nextChargeDay } from './charges/next-charge';
import { effectiveEnd, nextPeriod } from './periods/billing-period';
import { closesAt, pauseDays } from './periods/due.rules';
import {
  nextChargeOf,
  nextTermsOf,
  runningOf,
  type SubscriptionOrderRow,
  type SubscriptionRow,
} from './subscription.repository';
import type { NextCharge } from './subscription.tables';

export interface Situation {
  row: SubscriptionRow;
  orders: readonly SubscriptionOrderRow[];
  /** What the page sells for now. */
  prices: readonly Price[];
  /** Whether the page still sells to those who have subscribed. */
  isSold: boolean;
  now: Date;
  /** Paise: less than this cannot be paid. */
  least: number;
  /** The live one, or else the newest that the bank has not agreed to. */
  mandate: MandateRow | null;
  /** Whether mandates are opened here at all. */
  isAutopayOffered: boolean;
}

/** Ms between two pauses. */
const pausesApart = 30 * dayMs;

/** Whether a bank is asked for the next period, or about to be: paying by hand as well would pay twice. */
export const isWithBank = (row: SubscriptionRow): boolean => {
  const charge = nextChargeOf(row);
  return charge !== null && (charge.state === 'placed' || charge.state === 'asked');
};

export const mayRenew = ({ row, isSold, now }: Situation): boolean =>
  isSold &&
  row.ends_at !== null &&
  row.status !== 'paused' &&
  !isPaidTooFar(row.ends_at, now) &&
  !isWithBank(row);

export const mayPause = ({ row, now }: Pick<Situation, 'row' | 'now'>): boolean =>
  row.ends_at !== null &&
  !isWithBank(row) &&
  transition(row.status, { type: 'buyer.paused' }).state !== undefined &&
  (row.resumed_at === null || now.getTime() - row.resumed_at.getTime() > pausesApart);

export const mayCancel = ({ row }: Pick<Situation, 'row'>): boolean =>
  row.ends_at !== null && transition(row.status, { type: 'buyer.cancelled' }).state !== undefined;

const renewingStatuses = new Set<SubscriptionRow['status']>(['trialing', 'active', 'pastDue', 'grace']);

export const mayStartAutopay = ({ row, isSold, mandate, isAutopayOffered }: Situation): boolean =>
  isAutopayOffered &&
  isSold &&
  row.ends_at !== null &&
  renewingStatuses.has(row.status) &&
  !isWithBank(row) &&
  (mandate === null || mandate.status === 'proposed') &&
  mayRenewByItself(nextTermsOf(row));

/** Day of the next automatic charge, or what it would be if authorised now; null if there is none. */
function chargeDayOf(situation: Situation): string | null {
  const { row, isSold, mandate, now } = situation;
  if (!mandate && !mayStartAutopay(situation)) return null;
  if (!isSold || !renewingStatuses.has(row.status) || mandate?.status === 'paused') return null;
  return nextChargeDay(runningOf(row, (mandate?.status === 'active' && mandate.approved_at) || now), now);
}

/** What it takes to go over to each of the other prices. */
export function changesOf(situation: Situation): Subscription['changes'] {
  const { row, orders, prices, isSold, now, least } = situation;
  if (row.status !== 'active' || row.ends_at === null || !isSold || isWithBank(row)) return [];
  const periods = paidPeriods(orders);
  const anchor = anchorOf(now);
  const ends = row.ends_at;
  return prices.flatMap((price) => {
    const terms = price.id === undefined ? null : termsOf({ ...price, id: price.id });
    if (!terms || terms.priceId === nextTermsOf(row).priceId) return [];
    const quote = quoteOf(row.terms, terms, { periods, now, anchor, least });
    const startsAt = quote.when === 'now' ? now : ends;
    const end = endOfPeriod(startsAt, terms.period, quote.when === 'now' ? anchor : row.anchor_day);
    const canAutopay = mayRenewByItself(terms);
    return {
      terms,
      ...quote,
      canAutopay,
      startsAt: startsAt.toISOString(),
      endsAt: end?.toISOString() ?? null,
    };
  });
}

const startOf = ({ starts_at, placed_at }: SubscriptionOrderRow) => (starts_at ?? placed_at).getTime();
const laterFirst = (a: SubscriptionOrderRow, b: SubscriptionOrderRow) => startOf(b) - startOf(a);

function paidOf({ order_id: orderId, paid_at, amount, refunded }: SubscriptionOrderRow) {
  return paid_at === null || amount === 0
    ? []
    : [{ orderId, at: paid_at.toISOString(), amount, refunded: refunded ?? 0 }];
}

export function viewSubscription(situation: Situation): Subscription {
  const { row, now } = situation;
  const end = effectiveEnd(row, now);
  const next = nextTermsOf(row);
  const isRenewable = mayRenew(situation);
  const chargeDay = chargeDayOf(situation);
  const following = isRenewable ? nextPeriod(row, next, now) : null;
  const changes = changesOf(situation);
  const closes = end && row.status !== 'cancelled' ? closesAt(end, nextChargeOf(row)) : end;
  const can: Subscription['can'] = [
    ...(isRenewable ? (['renew'] as const) : []),
    ...(mayCancel(situation) ? (['cancel'] as const) : []),
    ...(row.status === 'cancelled' && end && end > now ? (['stay'] as const) : []),
    ...(mayPause(situation) ? (['pause'] as const) : []),
    ...(row.status === 'paused' ? (['resume'] as const) : []),
    ...(changes.length > 0 ? (['change'] as const) : []),
    ...(mayStartAutopay(situation) ? (['startAutopay'] as const) : []),
    ...(situation.mandate ? (['endAutopay'] as const) : []),
  ];
  return {
    id: row.id,
    status: row.status,
    terms: row.terms,
    nextTerms: row.next_terms,
    startedAt: row.started_at.toISOString(),
    endsAt: end?.toISOString() ?? null,
    closesAt:
      closes === null || row.status === 'paused' || row.status === 'expired' ? null : closes.toISOString(),
    resumesAt:
      row.status === 'paused' && row.paused_at
        ? new Date(row.paused_at.getTime() + pauseDays * dayMs).toISOString()
        : null,
    renewal: following && { amount: next.amount, endsAt: following.to?.toISOString() ?? null },
    autopay: autopayOf({ ...situation, chargeDay }),
    chargeDay,
    can,
    changes,
    payments: [...situation.orders].sort(laterFirst).flatMap(paidOf),
  };
}

/** Auto-renew of a subscription, as its buyer sees it; null without it. */
function autopayOf({
  row,
  orders,
  mandate,
  chargeDay,
}: {
  row: SubscriptionRow;
  orders: readonly SubscriptionOrderRow[];
  mandate: MandateRow | null;
  /** On which a bank is asked next; null when none is. */
  chargeDay: string | null;
}): Autopay | null {
  if (!mandate || mandate.status === 'ended') return null;
  const { status, method, most } = mandate;
  const next = nextChargeOf(row);
  const placed = orders.find((one) => one.order_id === next?.orderId);
  const charge = next && chargeView(next, placed?.amount ?? nextTermsOf(row).amount, chargeDay);
  return { status, method, most, charge };
}

/** Once refused, and to be asked anew. After the last no, or when it is not sold any more, there is nothing more to come. */
function chargeView(charge: NextCharge, amount: number, day: string | null): Autopay['charge'] {
  const { state, isAgain, isOver } = charge;
  if (state === 'placed' || state === 'asked') return { amount, day: charge.day, state: 'asked' };
  if (day === null || isOver) return null;
  return { amount, day, state: state === 'refused' || isAgain ? 'refused' : 'announced' };
}
