import { hourIn } from '@haat/i18n/hour';

/** Says an hour on the visitor's own clock where that differs from the clocks of the place where it is held. */
export function sayHere() {
  for (const line of document.querySelectorAll<HTMLElement>('[data-starts]')) {
    const { starts = '', zone, locale, words: names = '' } = line.dataset;
    const format = (timeZone?: string) =>
      new Date(starts).toLocaleString(locale, {
        weekday: 'long',
        day: 'numeric',
        month: 'long',
        year: 'numeric',
        ...hourIn(locale),
        timeZone,
      });
    try {
      const here = format();
      if (here === format(zone)) continue;
      line.textContent = names.replace('{time}', here);
      line.hidden = false;
    } catch {
      // A zone this browser does not know; the page says the hour where it is held.
    }
  }
}
