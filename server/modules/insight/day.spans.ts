import { dayStart, nextDay, plusDays, stepKey } from './calendar.rules';

/** Days of India's calendar from one to another, both of them included. */
export interface Days {
  from: string;
  to: string;
}

/** How far orders have been added up. */
export interface Reach {
  /** Every day before this moment, which begins a day, is added up ... */
  until: Date;
  /** ... as its orders stood at this one, or later. */
  at: Date;
}

/** Moments from one to another, the last one not included. */
export interface Span {
  from: Date;
  to: Date;
}

/** What is read from what is added up: some days, without those that changed since. */
export type Kept = Days & { without: string[] };

/** How the counts of some days are put together. */
export interface Plan {
  /** Null when nothing is added up. */
  kept: Kept | null;
  /** Read order by order. */
  live: Span[];
}

export const spanOf = ({ from, to }: Days): Span => ({ from: dayStart(from), to: dayStart(nextDay(to)) });

/** What of some days is added up already, and what remains. `changed` are days of which an order has changed since. */
export function planOf({ from, to }: Days, reach: Reach | null, changed: ReadonlySet<string>): Plan {
  if (!reach || reach.until <= dayStart(from)) return { kept: null, live: [spanOf({ from, to })] };
  const end = dayStart(nextDay(to));
  const isWhole = end <= reach.until;
  const last = isWhole ? to : plusDays(stepKey(reach.until, 'day'), -1);
  const without = [...changed].filter((day) => day >= from && day <= last).sort();
  const live = joined(without.map((day) => spanOf({ from: day, to: day })));
  if (!isWhole) live.push({ from: reach.until, to: end });
  return { kept: { from, to: last, without }, live: joined(live) };
}

/** Spans that touch become one. Takes them in their order. */
function joined(spans: readonly Span[]): Span[] {
  const all: Span[] = [];
  for (const span of spans) {
    const before = all.at(-1);
    if (before && before.to >= span.from) before.to = span.to;
    else all.push({ ...span });
  }
  return all;
}
