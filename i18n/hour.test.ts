import { expect, it } from 'vitest';
import { hourIn } from './hour';

const seven = new Date('2027-03-01T01:30:00Z');
const translate = (locale: string) =>
  seven.toLocaleString(locale, {
    day: 'numeric',
    month: 'long',
    ...hourIn(locale),
    timeZone: 'Asia/Kolkata',
  });

it.each([
  ['en-IN', '1 March at 7:00 am'],
  ['hi-IN-u-nu-latn', '1 मार्च को सुबह 7:00 बजे'],
])('%s says %s', (locale, text) => {
  expect(translate(locale)).toBe(text);
});
