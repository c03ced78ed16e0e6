import { atIndianHour, indianDay } from './india';

/** Hours of the Indian day between which people get messages that can wait for the morning. */
const sendingHours = { from: 9, until: 21 } as const;

/** The same moment by day, the next morning by night. */
export function nextSendingTime(at: Date): Date {
  const today = indianDay(at);
  const morning = atIndianHour(today, sendingHours.from);
  if (at < morning) return morning;
  return at < atIndianHour(today, sendingHours.until) ? at : atIndianHour(today + 1, sendingHours.from);
}
