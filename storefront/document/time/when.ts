import { language, t } from '@haat/i18n';

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

/** "7:43 pm"; Hindi names the part of the day before the hour. */
export function hourOf(hours: number, minutes: number): string {
  const time = `${hours % 12 || 12}:${String(minutes).padStart(2, '0')}`;
  if (language() === 'en') return `${time} ${hours < 12 ? 'am' : 'pm'}`;
  if (hours < 4 || hours >= 20) return t('{time} at night', { time });
  if (hours < 12) return t('{time} in the morning', { time });
  return hours < 16 ? t('{time} in the afternoon', { time }) : t('{time} in the evening', { time });
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

const inIndia = (instant: string) => new Date(Date.parse(instant) + istOffsetMs);
