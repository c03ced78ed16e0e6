import { hourIn } from '@haat/i18n/hour';

/** Says an hour on the visitor's own clock where that differs from the clocks of the place where it is held. */
export function sayHere() {
  for (const line of document.querySelectorAll<HTMLElement>('[data-starts]')) {
    const { starts, zone, locale, words: names } = line.dataset as Record<string, string>;
    const format = (timeZone?: string) =>
      new Date(starts as string).toLocaleString(locale, {
        weekday: 'long',
        day: 'numeric',
        month: 'long',
        year: 'numeric',
        ...hourIn(locale),
        timeZone,
      });
    try {
      const here = format();
      if (here !== format(zone)) {
        line.textContent = (names as string).replace('{time}', here);
        line.hidden = false;
      }
    } catch {
      // A zone this browser does not know; the page says the hour where it is held.
    }
  }
}
