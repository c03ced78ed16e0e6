import { atIndianHour, indianDay } from '../../../platform/text/india';

/** Days before the end on which somebody is reminded, in the morning; 0 is the day itself. */
export const reminderDays = [7, 3, 1, 0] as const;
const hour = 10;

export const reminderAt = (endsAt: Date, days: number): Date => atIndianHour(indianDay(endsAt) - days, hour);

/** The reminder that is due and was not sent, the latest when several were missed; null when none is. */
export function reminderDue(endsAt: Date, reminded: number | null, now: Date): number | null {
  const due = reminderDays.filter((days) => days < (reminded ?? Infinity) && reminderAt(endsAt, days) <= now);
  return due.at(-1) ?? null;
}

/** When the next one is; null after the last. */
export function nextReminder(endsAt: Date, reminded: number | null, now: Date): Date | null {
  const next = reminderDays.find((days) => days < (reminded ?? Infinity) && reminderAt(endsAt, days) > now);
  return next === undefined ? null : reminderAt(endsAt, next);
}
