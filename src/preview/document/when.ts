// Written by hand rather than with Intl: the server's and the browser's tables differ, and hydration has to be exact.
const istOffsetMs = 5.5 * 60 * 60 * 1000;
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** "7:43 pm", in India. Takes ISO 8601. */
export function timeOfDay(instant: string): string {
  const at = inIndia(instant);
  const hours = at.getUTCHours();
  return `${hours % 12 || 12}:${String(at.getUTCMinutes()).padStart(2, '0')} ${hours < 12 ? 'am' : 'pm'}`;
}

/** "17 July 2026", in India. Takes ISO 8601. */
export function dayOf(instant: string): string {
  const at = inIndia(instant);
  return `${at.getUTCDate()} ${months[at.getUTCMonth()]} ${at.getUTCFullYear()}`;
}

/** "17 July 2026, 7:43 pm", in India. Takes ISO 8601. */
export const dayAndTime = (instant: string): string => `${dayOf(instant)}, ${timeOfDay(instant)}`;

const inIndia = (instant: string) => new Date(Date.parse(instant) + istOffsetMs);
