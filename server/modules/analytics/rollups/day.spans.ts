import { dayStart, nextDay, plusDays, stepKey } from '../reports/calendar.rules';

/** Days of India's calendar from one to another, both of them included. */
export interface Days {
  from: string;
  to: string;
}

/** How far orders have been added up. */
export interface Reach {
  /** Every hour before this moment, which begins one, is added up: whole days as days, the day under way and the one before it by the hour ... */
  until: Date;
  /** ... as its orders stood at this one, or later. */
  at: Date;
}

/** Moments from one to another, the last one not included. */
export interface Span {
  from: Date;
  to: Date;
}

/** What is read from what is added up: some days, then hours, both without those that changed since. */
export interface StoredSpan {
  days: (Days & { without: string[] }) | null;
  hours: (Span & { without: Date[] }) | null;
}

/** How the counts of some time are put together. */
export interface Plan {
  stored: StoredSpan;
  /** Read order by order. */
  live: Span[];
}

const hourMs = 3_600_000;
const earlier = (one: Date, other: Date) => (one < other ? one : other);
const later = (one: Date, other: Date) => (one > other ? one : other);

export const spanOf = ({ from, to }: Days): Span => ({ from: dayStart(from), to: dayStart(nextDay(to)) });
const hourFrom = (from: Date): Span => ({ from, to: new Date(from.getTime() + hourMs) });
const dayOf = (at: Date) => stepKey(at, 'day');
const daysOf = (moments: readonly Date[]) => [...new Set(moments.map(dayOf))].sort();
const isIn =
  ({ from, to }: Span) =>
  (at: Date) =>
    at >= from && at < to;

/** Since when hours are kept: the begin of the day before the one under way. */
export const hoursKeptSince = (until: Date): Date => dayStart(plusDays(dayOf(until), -1));

/** What of some days is added up already, and what remains. `changed` are hours of which an order has changed since. */
export function planOf(days: Days, reach: Reach | null, changed: readonly Date[]): Plan {
  const all = spanOf(days);
  if (!reach || reach.until <= all.from) return { stored: { days: null, hours: null }, live: [all] };
  const underWay = dayOf(reach.until);
  const startOfToday = dayStart(underWay);
  const old = daysOf(changed.filter((at) => at < startOfToday && isIn(all)(at)));
  const young = changed.filter((at) => at >= startOfToday && isIn(all)(at));
  const last = days.to < underWay ? days.to : plusDays(underWay, -1);
  const isUnderWay = days.to >= underWay && reach.until > startOfToday;
  return {
    stored: {
      days: days.from < underWay ? { from: days.from, to: last, without: old } : null,
      hours: isUnderWay ? { from: startOfToday, to: reach.until, without: young } : null,
    },
    live: joined([
      ...old.map((day) => spanOf({ from: day, to: day })),
      ...young.map(hourFrom),
      { from: later(reach.until, all.from), to: all.to },
    ]),
  };
}

/** The same by the hour, of days of which the earliest is not long past. */
export function hourPlanOf(days: Days, reach: Reach | null, changed: readonly Date[]): Plan {
  const all = spanOf(days);
  if (!reach) return { stored: { days: null, hours: null }, live: [all] };
  const stored = { from: later(all.from, hoursKeptSince(reach.until)), to: earlier(all.to, reach.until) };
  if (stored.from >= stored.to) return { stored: { days: null, hours: null }, live: [all] };
  const without = changed.filter(isIn(stored));
  return {
    stored: { days: null, hours: { ...stored, without } },
    live: joined([
      { from: all.from, to: stored.from },
      ...without.map(hourFrom),
      { from: stored.to, to: all.to },
    ]),
  };
}

/** What has to be counted for everything from `since`, or from what is counted, to `until` to be: `changed` is counted again. */
export function workOf(
  before: Reach,
  since: Date,
  until: Date,
  changed: readonly Date[],
): { days: Span[]; hours: Span[] } {
  const startOfToday = dayStart(dayOf(until));
  const hoursSince = hoursKeptSince(until);
  const open = dayStart(dayOf(later(before.until, since)));
  return {
    days: joined([
      ...daysOf(changed.filter((at) => at < open)).map((day) => spanOf({ from: day, to: day })),
      { from: open, to: startOfToday },
    ]),
    hours: joined([
      ...changed.filter((at) => at >= hoursSince).map(hourFrom),
      { from: later(before.until, hoursSince), to: until },
    ]),
  };
}

/** Spans in their order; those that touch become one, those without a moment go. */
function joined(spans: readonly Span[]): Span[] {
  const all: Span[] = [];
  const inOrder = spans
    .filter(({ from, to }) => from < to)
    .sort((one, other) => one.from.getTime() - other.from.getTime());
  for (const span of inOrder) {
    const before = all.at(-1);
    if (before && before.to >= span.from) before.to = later(before.to, span.to);
    else all.push({ ...span });
  }
  return all;
}
