import { language, localeOf } from '@haat/i18n';

const namesIn = (locale: string, part: Intl.DateTimeFormatOptions, count: number): string[] =>
  Array.from({ length: count }, (_, at) =>
    // 4 January 1970 was a Sunday, and the 31 days of a month and a few more reach every month from there.
    new Intl.DateTimeFormat(locale, { ...part, timeZone: 'UTC' }).format(
      new Date(Date.UTC(1970, part.month ? at : 0, part.month ? 1 : 4 + at)),
    ),
  );

const parts = [
  [{ month: 'long' }, 12],
  [{ weekday: 'long' }, 7],
] as const;

const hindi = new Map(
  parts.flatMap(([part, count]) => {
    const translated = namesIn(localeOf('hi'), part, count);
    return namesIn('en', part, count).map((name, at) => [name, translated[at] ?? name] as const);
  }),
);

const english = new RegExp(`\\b(${[...hindi.keys()].join('|')})\\b`, 'g');

/** A date that came as English words, `24 November 2026`, with its month and weekday in the language that is spoken. */
export const saidDate = (value: string): string =>
  language() === 'en' ? value : value.replace(english, (name) => hindi.get(name) ?? name);

/** `12 Dec` of a moment (ISO 8601), on India's clocks. */
export const shortDay = (moment: string): string =>
  new Intl.DateTimeFormat(language() === 'en' ? 'en-GB' : localeOf(), {
    timeZone: 'Asia/Kolkata',
    day: 'numeric',
    month: 'short',
  }).format(new Date(moment));
