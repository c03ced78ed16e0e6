import { type Language, language, localeOf, t } from '@haat/i18n';

/** The shop keeps Indian time, wherever its keeper reads. India has no summer time, so an offset is enough. */
const zone = 'Asia/Kolkata';
const indiaOffsetMs = 5.5 * 3_600_000;

/** In the language that is spoken when a moment is written; making a formatter is slow, so each is kept. */
const formatter = (options: Intl.DateTimeFormatOptions) => {
  const formats = new Map<Language, Intl.DateTimeFormat>();
  return (at: string | Date) => {
    const spoken = language();
    const format =
      formats.get(spoken) ?? new Intl.DateTimeFormat(localeOf(spoken), { timeZone: zone, ...options });
    formats.set(spoken, format);
    const moment = new Date(at);
    // A moment that cannot be read is left open: a formatter would throw, and take the whole screen with it.
    return Number.isNaN(moment.getTime()) ? '–' : format.format(moment);
  };
};

/** "10:39" */
export const clockTime = formatter({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
/** "10:38:04", where the order of things within a minute matters. */
export const exactTime = formatter({
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});
/** "21 Nov" */
export const shortDate = formatter({ day: 'numeric', month: 'short' });
/** "21 Nov 2026" */
export const fullDate = formatter({ day: 'numeric', month: 'short', year: 'numeric' });
/** "Friday, 20 November" */
export const longDay = formatter({ weekday: 'long', day: 'numeric', month: 'long' });
/** "November 2026" */
export const monthName = formatter({ month: 'short', year: 'numeric' });
const longMonth = formatter({ month: 'long', year: 'numeric' });
/** "2026-11" to "November 2026" */
export const monthInWords = (month: string) => longMonth(`${month}-15T00:00:00Z`);
/** "Mon" */
export const weekday = formatter({ weekday: 'short' });
/** "23" */
export const dayOfMonth = formatter({ day: 'numeric' });
/** "21 Nov, 10:39" */
export const dateAndTime = (at: string | Date) => `${shortDate(at)}, ${clockTime(at)}`;

/** Days since 1970 in India; two moments of one Indian day have the same. */
export const dayNumber = (at: string | Date) =>
  Math.floor((new Date(at).getTime() + indiaOffsetMs) / 86_400_000);

/** The moment at which an Indian day begins. */
export const startOfDay = (day: number) => new Date(day * 86_400_000 - indiaOffsetMs);

/** "2026-11-21" as a date field writes it, to days since 1970; null when it is no date. */
export function dayOfField(value: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return null;
  const at = Date.parse(`${value}T00:00:00Z`);
  return Number.isNaN(at) ? null : at / 86_400_000;
}

/** Days since 1970 to "2026-11-21". */
export const fieldOfDay = (day: number) => new Date(day * 86_400_000).toISOString().slice(0, 10);

/** "Today, 21 November", "Yesterday, 20 November", "Friday, 13 November". */
export function namedDay(at: string | Date, now: string | Date): string {
  const ago = dayNumber(now) - dayNumber(at);
  const [, date = ''] = longDay(at).split(', ');
  if (ago === 0) return t('Today, {date}', { date });
  if (ago === 1) return t('Yesterday, {date}', { date });
  const isThisYear = fullDate(at).slice(-4) === fullDate(now).slice(-4);
  return isThisYear ? longDay(at) : `${longDay(at)} ${fullDate(at).slice(-4)}`;
}

/** "morning", "afternoon" or "evening" of an Indian clock. */
export function partOfDay(now: string | Date): 'morning' | 'afternoon' | 'evening' {
  const hour = Number(clockTime(now).slice(0, 2));
  if (hour < 4 || hour >= 17) return 'evening';
  return hour < 12 ? 'morning' : 'afternoon';
}
