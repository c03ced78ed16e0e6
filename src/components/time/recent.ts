import { dayNumber, startOfDay } from './when';

/** Days back from today, today among them. */
const days = { today: 1, '7d': 7, '30d': 30 } as const;

/** A stretch of time that ends now. */
export type Recent = keyof typeof days | 'all';

/** When it began, in ISO 8601, at midnight in India; nothing for all time. */
export function beginningOf(recent: Recent, now: Date): { from?: string } {
  if (recent === 'all') return {};
  return { from: startOfDay(dayNumber(now) - days[recent] + 1).toISOString() };
}
