import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseRupees, rupeesText } from './parse-rupees';

test.each([
  ['', null],
  ['499', 49900],
  ['1,499.5', 149950],
  ['₹ 5,00,000', 50000000],
  ['.50', 50],
  ['12.', 1200],
])('reads %s', (text, paise) => expect(parseRupees(text)).toBe(paise));

test.each(['abc', '1.234', '-5', '.', '1.2.3'])('refuses %s', (text) =>
  expect(parseRupees(text)).toBeUndefined(),
);

test('writes what it reads', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (paise) => {
      expect(parseRupees(rupeesText(paise))).toBe(paise);
    }),
  );
});
