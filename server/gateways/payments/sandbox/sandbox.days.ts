import { atIndianHour, indianDay } from '../../../platform/text/india';

/** The hour in India from which on nothing is taken any more for the next day. */
const closesAt = 21;
const mostDaysAhead = 14;
/** The hour in India at which the bank begins with what is due on a day. */
const beginsAt = 7;

const dayMs = 86_400_000;
/** The number of a day that is written `YYYY-MM-DD`, as `indianDay` counts; NaN for anything else. */
const numberOf = (day: string): number =>
  /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) / dayMs : Number.NaN;

/** Whether a charge for this day may still be raised: for tomorrow before the evening, and not too far ahead. */
export function isRaisedInTime(day: string, now: Date): boolean {
  const ahead = numberOf(day) - indianDay(now);
  if (!(ahead >= 1 && ahead <= mostDaysAhead)) return false;
  return ahead > 1 || now < atIndianHour(indianDay(now), closesAt);
}

/** The last day, `YYYY-MM-DD`, with which the bank has begun. */
export function lastBegun(now: Date): string {
  const today = indianDay(now);
  const day = now < atIndianHour(today, beginsAt) ? today - 1 : today;
  return new Date(day * dayMs).toISOString().slice(0, 10);
}
