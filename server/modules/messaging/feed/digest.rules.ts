import { atIndianHour, indianDay } from '../../../platform/text/india';

/** In India, when people sit down with their tea. */
const hour = 9;

/** When the next digest goes out, and the Indian day it is of as `YYYY-MM-DD`. What happens at nine itself is of the next day. */
export function nextDigest(now: Date): { at: Date; day: string } {
  const today = indianDay(now);
  const number = now < atIndianHour(today, hour) ? today : today + 1;
  return { at: atIndianHour(number, hour), day: new Date(number * 86_400_000).toISOString().slice(0, 10) };
}
