import type { SubscriptionStatus } from '@haat/machines/lifecycles/subscription';
import { dayMs, morningBefore, reminderDays } from '../../../../platform/text/period';
import { answerDeadline, nextContactTime, windowClosesAt, windowOpensAt } from '../charges/charge.days';
import type { NextCharge } from '../subscription.tables';

/** Days for which a buyer who is late keeps access, and for which a pause lasts at most. */
const graceDays = 3;
export const pauseDays = 90;

/** Days before the end on which the buyer is told what will be taken. */
const announcedDays = 2;
/** Days after the end in which a charge is announced for it: agreeing again and again keeps nobody's access open. */
const announcedFor = 7;
/** Days after the first attempt on which a declined charge is retried. */
export const askedAgainAfter = 2;

export interface Running {
  status: SubscriptionStatus;
  /** When what is paid for runs out; null for one that never does. */
  endsAt: Date | null;
  /** When it came to end then: what lies before needs no reminder. */
  since: Date;
  /** How many reminders of this end are through. */
  reminded: number;
  pausedAt: Date | null;
  charge: NextCharge | null;
  /** When its buyer agreed to the mandate that takes money now; null while none does. */
  agreedAt: Date | null;
}

export type Due =
  | { what: 'remind'; at: Date; number: number }
  | {
      /**
       * Of a charge: its buyer is told, its order is placed, the gateway is told, the bank has not answered at the end, not even days later, and
       * nobody is asked any more.
       */
      what: 'end' | 'endGrace' | 'endPause' | 'announce' | 'place' | 'raise' | 'await' | 'giveUp' | 'fail';
      at: Date;
    }
  /** Its buyer is to be told something, and sleeps until then. */
  | { what: 'night'; at: Date };

const after = (at: Date, days: number) => new Date(at.getTime() + days * dayMs);
const later = (a: Date, b: Date) => (a > b ? a : b);

/** The charge for the period that follows this end; one for another end counts no more. */
export const chargeOf = ({ charge, endsAt }: Pick<Running, 'charge' | 'endsAt'>): NextCharge | null =>
  charge && charge.endsAt === endsAt?.toISOString() ? charge : null;

/** The next thing that time brings, and when; null when it brings nothing more. */
export function nextDue(running: Running): Due | null {
  const { status, endsAt, since, reminded, pausedAt, agreedAt } = running;
  if (status === 'paused') return pausedAt && { what: 'endPause', at: after(pausedAt, pauseDays) };
  if (endsAt === null || status === 'expired') return null;
  if (status === 'cancelled') return { what: 'end', at: endsAt };
  const charge = chargeOf(running);
  const end = endDue(running, endsAt, charge);
  const step = chargeStep(running, endsAt, charge);
  if (step || agreedAt || !end || status === 'pastDue') return sooner(step, end);
  const [reminder] = reminderDays
    .map((days, index): Due => ({ what: 'remind', number: index + 1, at: morningBefore(endsAt, days) }))
    .filter((due) => due.what === 'remind' && due.number > reminded && due.at > since && due.at < end.at);
  return reminder && reminder.at < end.at ? reminder : end;
}

const sooner = (a: Due | null, b: Due | null): Due | null => (a && b ? (b.at < a.at ? b : a) : (a ?? b));

/** What becomes of it when nothing is paid. While a charge is under way, its answer is waited for. */
function endDue(running: Running, endsAt: Date, charge: NextCharge | null): Due | null {
  const { status } = running;
  const isAsking = charge !== null && chargeStep(running, endsAt, charge) !== null;
  if (status === 'trialing' || status === 'active') return { what: isAsking ? 'await' : 'end', at: endsAt };
  if (isAsking) return null;
  // A new authorisation restarts the charges.
  if (status === 'pastDue')
    return chargeStep(running, endsAt, charge) ? null : { what: 'fail', at: refusedAt(charge) ?? endsAt };
  return { what: 'endGrace', at: closesAt(endsAt, charge) };
}

const refusedAt = (charge: NextCharge | null) => (charge?.refusedAt ? new Date(charge.refusedAt) : null);

/** When access closes that nobody pays for: after the days of grace, and not before a day has gone by since the bank said no. */
export const closesAt = (endsAt: Date, charge: NextCharge | null): Date =>
  later(after(endsAt, graceDays), after(refusedAt(charge) ?? endsAt, 1));

/** The next step of the charge for the next period; null when there is none to take. */
export function chargeStep({ agreedAt }: Running, endsAt: Date, charge: NextCharge | null): Due | null {
  if (!charge) return agreedAt && announceDue(later(morningBefore(endsAt, announcedDays), agreedAt), endsAt);
  if (charge.state === 'asked') return { what: 'giveUp', at: waited(answerDeadline(charge.day), charge) };
  if (charge.state === 'refused') {
    const no = refusedAt(charge) ?? endsAt;
    // After the last decline, only a new authorisation restarts the charges.
    if (!agreedAt || (charge.isOver && agreedAt <= no)) return null;
    return announceDue(later(no, agreedAt), endsAt);
  }
  const at = waited(windowOpensAt(charge.day), charge);
  const missed = missedDue(endsAt, charge);
  return at < missed.at ? { what: charge.orderId === null ? 'place' : 'raise', at } : missed;
}

function announceDue(from: Date, endsAt: Date): Due | null {
  const at = nextContactTime(from);
  return at > after(endsAt, announcedFor) ? null : { what: 'announce', at };
}

/** What was put off is due when it may be tried again. */
const waited = (at: Date, { waitsUntil }: NextCharge): Date =>
  waitsUntil ? later(at, new Date(waitsUntil)) : at;

/** It is too late for its day: it is announced for another one, but not for ever. */
function missedDue(endsAt: Date, charge: NextCharge): Due {
  const shuts = windowClosesAt(charge.day);
  if (shuts <= after(endsAt, graceDays)) return { what: 'announce', at: shuts };
  return { what: 'giveUp', at: waited(shuts, charge) };
}

/** What is told to a buyer by a text message. */
const telling = new Set<Due['what']>(['remind', 'announce', 'giveUp', 'fail']);

/** Steps due at `now`; no notifications at night, other steps come first. */
export function dueAt(running: Running, now: Date): Due | null {
  const found = foundAt(running, now);
  const morning = nextContactTime(now);
  if (!found || !telling.has(found.what) || morning <= now) return found;
  const end = running.endsAt && endDue(running, running.endsAt, chargeOf(running));
  // Who renews automatically is shut out by no night: only that the bank is waited for is written down.
  const isFree = end?.what === 'await' || (found.what === 'remind' && end !== null && !telling.has(end.what));
  return end && isFree && end.at <= now ? end : { what: 'night', at: morning };
}

/** Of several reminders that were missed, only the last; and no charge that is too late for its day. */
function foundAt(running: Running, now: Date): Due | null {
  let found = nextDue(running);
  if (!found || found.at > now) return null;
  const charge = chargeOf(running);
  if (charge && running.endsAt && (found.what === 'place' || found.what === 'raise')) {
    const missed = missedDue(running.endsAt, charge);
    return now < missed.at ? found : missed;
  }
  while (found.what === 'remind') {
    const next = nextDue({ ...running, reminded: found.number });
    if (next?.what !== 'remind' || next.at > now) return found;
    found = next;
  }
  return found;
}
