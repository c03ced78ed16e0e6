import { t } from '@haat/i18n';
import { hourOf } from '@haat/kinds/parts/preview/hour-of';

// Written by hand rather than with Intl: the server's and the browser's tables differ, and hydration has to be exact.
const istOffsetMs = 5.5 * 60 * 60 * 1000;
const months = [
  'January',
  'February',
  'March',
  'April',
  'May|month',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** "7:43 pm", in India. Takes ISO 8601. */
export function timeOfDay(instant: string): string {
  const at = inIndia(instant);
  return hourOf(at.getUTCHours(), at.getUTCMinutes());
}

/** "17 July 2026", in India. Takes ISO 8601. */
export function dayOf(instant: string): string {
  const at = inIndia(instant);
  return `${at.getUTCDate()} ${monthAt(at.getUTCMonth())} ${at.getUTCFullYear()}`;
}

/** "12 December", in India. Takes ISO 8601. */
export function dayAndMonth(instant: string): string {
  const at = inIndia(instant);
  return `${at.getUTCDate()} ${monthAt(at.getUTCMonth())}`;
}

/** "17 July 2026, 7:43 pm", in India. Takes ISO 8601. */
export const dayAndTime = (instant: string): string => `${dayOf(instant)}, ${timeOfDay(instant)}`;

const monthAt = (index: number): string => t(months[index] ?? 'January');

/** Its UTC fields are those of India’s clocks. Takes ISO 8601. */
export const inIndia = (instant: string) => new Date(Date.parse(instant) + istOffsetMs);

/** "March 2023". Takes a month as "2023-03". */
export function monthAndYear(month: string): string {
  const [year = '', number = '1'] = month.split('-');
  return `${monthAt(Number(number) - 1)} ${year}`;
}
