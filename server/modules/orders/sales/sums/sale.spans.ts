import { dayOf, monthOf, nextDay, nextMonth, startOf } from '../india.days';

/** What has been added up: whole days from the first one until a moment that begins a day. */
export interface Summed {
  firstDay: string;
  until: Date;
  /** Days of which something has changed since. */
  changed: ReadonlySet<string>;
}

/** How the sum over a time is put together. */
export interface Spans {
  months: string[];
  days: string[];
  /** To be read sale by sale; `to` excluded, null for no end. */
  live: { from: Date; to: Date | null }[];
}

const least = (one: string, other: string) => (one < other ? one : other);

/** Whole months and days that are added up already, and what remains between them. `from` null is from the beginning, `to` null without an end. */
export function spansOf(summed: Summed, from: Date | null, to: Date | null): Spans {
  const spans: Spans = { months: [], days: [], live: [] };
  const beginning = startOf(summed.firstDay);
  const start = from && from > beginning ? from : beginning;
  if (to && to <= start) return spans;
  const firstWhole =
    startOf(dayOf(start)).getTime() === start.getTime() ? dayOf(start) : nextDay(dayOf(start));
  const end = to && to < summed.until ? to : summed.until;
  const afterWhole = dayOf(end);
  if (firstWhole >= afterWhole) return { ...spans, live: [{ from: start, to }] };
  if (startOf(firstWhole) > start) spans.live.push({ from: start, to: startOf(firstWhole) });
  const changedMonths = new Set([...summed.changed].map(monthOf));
  for (let day = firstWhole; day < afterWhole; ) {
    const month = nextMonth(day);
    if (day === monthOf(day) && month <= afterWhole && !changedMonths.has(day)) {
      spans.months.push(day);
      day = month;
      continue;
    }
    for (const stop = least(month, afterWhole); day < stop; day = nextDay(day))
      if (summed.changed.has(day)) spans.live.push({ from: startOf(day), to: startOf(nextDay(day)) });
      else spans.days.push(day);
  }
  const rest = startOf(afterWhole);
  if (!to || rest < to) spans.live.push({ from: rest, to });
  return spans;
}
