import { localeOf } from '@haat/i18n';
import { hourIn } from '@haat/i18n/hour';

/** "Saturday, 12 December 2026 at 6:30 pm", on the clocks of an IANA zone. For the desk: the pages of buyers have `in-zone`. */
export const startInWords = (at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat(localeOf(), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    ...hourIn(localeOf()),
    timeZone,
  }).format(at);
