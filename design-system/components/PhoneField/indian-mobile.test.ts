import fc from 'fast-check';
import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile';
import { expect, test } from 'vitest';
import { inNationalWay, nationalMobile } from './indian-mobile';

const byLibrary = (text: string) => {
  const parsed = parsePhoneNumberFromString(text, 'IN');
  return parsed?.country === 'IN' && parsed.isValid() ? parsed.nationalNumber : null;
};

test.each([
  ['98220 41573', '9822041573'],
  ['+91 98220-41573', '9822041573'],
  ['(098220) 41573', '9822041573'],
  ['919822041573', '9822041573'],
  ['9198765432', '9198765432'],
])('reads %s', (text, national) => expect(nationalMobile(text)).toBe(national));

test.each(['', '98220', '12345 67890', '020 2543 1234', '1800 209 1234', '+1 415 555 0100'])(
  'refuses %s',
  (text) => expect(nationalMobile(text)).toBeNull(),
);

test('agrees with libphonenumber on every ten digits', () => {
  const tenDigits = fc
    .tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 0, max: 999_999_999 }))
    .map(([first, rest]) => `${first}${String(rest).padStart(9, '0')}`);
  fc.assert(
    fc.property(tenDigits, (text) => nationalMobile(text) === byLibrary(text)),
    { numRuns: 3000 },
  );
});

test('writes every mobile number in two groups of five', () => {
  const mobiles = fc.integer({ min: 6_000_000_000, max: 9_999_999_999 }).map(String);
  fc.assert(
    fc.property(mobiles, (text) => {
      fc.pre(byLibrary(text) !== null);
      return inNationalWay(`+91${text}`) === `${text.slice(0, 5)} ${text.slice(5)}`;
    }),
    { numRuns: 1000 },
  );
});

test.each([
  ['+91 98220-41573', '98220 41573'],
  ['09822041573', '98220 41573'],
  ['9822041573', '9822041573'],
  ['(98220) 415-73', '(98220) 415-73'],
  ['+1 415 555 0100', '+1 415 555 0100'],
])('leaves %s as %s beside the calling code', (text, shown) => expect(inNationalWay(text)).toBe(shown));
