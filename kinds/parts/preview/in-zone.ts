import { language, localeOf, t } from '@haat/i18n';
import { hourOf } from './hour-of';

// The time in the time zone of the event. Only used by pages that React does not hydrate:
// the server's tables of zones and the browser's may differ.

/** "Saturday, 12 December 2026". Takes ISO 8601 and an IANA name. */
export function dayIn(instant: string, timeZone: string): string {
  const { weekday, day, month, year } = partsOf(instant, timeZone);
  return `${weekday}, ${day} ${month} ${year}`;
}

/** "12 December 2026". */
export function dateIn(instant: string, timeZone: string): string {
  const { day, month, year } = partsOf(instant, timeZone);
  return `${day} ${month} ${year}`;
}

/** "12 December 2026, 7:00 pm". */
export const dayAndTimeIn = (instant: string, timeZone: string): string =>
  `${dateIn(instant, timeZone)}, ${hourIn(instant, timeZone)}`;

/** "7:00 pm to 8:30 pm". */
export function hoursIn(instant: string, minutes: number, timeZone: string): string {
  const end = new Date(Date.parse(instant) + minutes * 60_000).toISOString();
  return t('{start} to {end}', { start: hourIn(instant, timeZone), end: hourIn(end, timeZone) });
}

/** "India time", "New York time". */
export function clockOf(timeZone: string): string {
  const zone = existing(timeZone);
  if (zone === home || zone === 'Asia/Calcutta') return t('India time');
  return t('{place} time', { place: (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ') });
}

/** A draft has no time yet, or only half of one. */
export const isInstant = (instant: string): boolean => !Number.isNaN(Date.parse(instant));

const home = 'Asia/Kolkata';

/** "7:00 pm". */
export function hourIn(instant: string, timeZone: string): string {
  const { hour, minute } = partsOf(instant, timeZone);
  return hourOf(Number(hour), Number(minute));
}

function partsOf(instant: string, timeZone: string): Partial<Record<Intl.DateTimeFormatPartTypes, string>> {
  const format = new Intl.DateTimeFormat(language() === 'en' ? 'en-GB' : localeOf(), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: existing(timeZone),
  });
  return Object.fromEntries(format.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]));
}

/** A zone may be unknown while typing, or on a server with older time zone data. */
function existing(timeZone: string): string {
  try {
    new Intl.DateTimeFormat('en-GB', { timeZone });
    return timeZone || home;
  } catch {
    return home;
  }
}
