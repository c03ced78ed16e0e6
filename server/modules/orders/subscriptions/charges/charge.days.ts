import { atIndianHour, indianDay } from '../../../../platform/text/india';
import { dayMs } from '../../../../platform/text/period';

/** Hours of a day by India's clocks in which people are told of a charge. */
const contactFrom = 8;
const contactUntil = 21;

/** `YYYY-MM-DD`, by the number of the day. */
const formatDay = (number: number): string => new Date(number * dayMs).toISOString().slice(0, 10);
const numberOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / dayMs;

/** A day by India's clocks, `YYYY-MM-DD`. */
export const dayOf = (at: Date): string => formatDay(indianDay(at));
export const plusDays = (day: string, count: number): string => formatDay(numberOf(day) + count);

const hourOf = (day: string, hour: number): Date => atIndianHour(numberOf(day), hour);

/** When a day begins. */
export const startOfDay = (day: string): Date => hourOf(day, 0);

/** The moment itself while people are awake, else ten in the morning. */
export function nextContactTime(at: Date): Date {
  const day = dayOf(at);
  if (at < hourOf(day, contactFrom)) return hourOf(day, 10);
  return at < hourOf(day, contactUntil) ? at : hourOf(plusDays(day, 1), 10);
}

/** The day on which the bank is asked: the one that is wanted, or the first whole one a day and a night after its buyer was told. */
export function chargeDay(wanted: string, toldAt: Date): string {
  const after = new Date(toldAt.getTime() + dayMs);
  const day = dayOf(after);
  const first = startOfDay(day) < after ? plusDays(day, 1) : day;
  return first > wanted ? first : wanted;
}

/** When the gateway may be told of a charge: from ten in the morning of the day before, and well before it closes at nine in the evening. */
export const windowOpensAt = (day: string): Date => hourOf(plusDays(day, -1), 10);
export const windowClosesAt = (day: string): Date =>
  new Date(hourOf(plusDays(day, -1), 21).getTime() - 5 * 60_000);

/** A bank that has said nothing by then is not waited for any longer. */
export const answerDeadline = (day: string): Date => startOfDay(plusDays(day, 3));
