import type { Period } from '@haat/openapi';

/** Ms: India keeps one time all year. */
const ahead = 330 * 60_000;
export const dayMs = 86_400_000;

const inIndia = (at: Date) => new Date(at.getTime() + ahead);

/** The day of the month by India's clocks, 1 to 31: the day on which months are counted from. */
export const anchorOf = (at: Date): number => inIndia(at).getUTCDate();

/**
 * When a period that begins at `from` is over; null for one that never is. Months end at the same hour of the anchor's day, or of the last
 * day where a month is too short for it: from 31 January to 28 February, and from there to 31 March.
 */
export function endOfPeriod(from: Date, { unit, count }: Period, anchor: number): Date | null {
  if (unit === 'lifetime') return null;
  if (unit === 'day') return new Date(from.getTime() + count * dayMs);
  const local = inIndia(from);
  const year = local.getUTCFullYear();
  const month = local.getUTCMonth() + count;
  const longest = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const timeOfDay = local.getTime() - Date.UTC(year, local.getUTCMonth(), local.getUTCDate());
  return new Date(Date.UTC(year, month, Math.min(anchor, longest)) + timeOfDay - ahead);
}

/** Whether a moment lies on the day from which months are counted, or on the last one of a month too short for it. */
export function isAnchored(at: Date, anchor: number): boolean {
  const day = anchorOf(at);
  return day === anchor || (day < anchor && anchorOf(new Date(at.getTime() + dayMs)) === 1);
}

/** Days before something ends on which its buyer is reminded, in the order of the reminders. */
export const reminderDays = [3, 1, 0] as const;

/** Ten in the morning by India's clocks, so many days before the day that holds a moment: nobody is written to at night. */
export function morningBefore(at: Date, days: number): Date {
  const local = inIndia(at).getTime();
  return new Date(local - (local % dayMs) - days * dayMs + 10 * 3_600_000 - ahead);
}
