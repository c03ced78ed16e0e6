import { indianStates } from '@haat/openapi/states';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gstInPart, gstInside, kindOf, localTaxName, sacOf, taxOf } from './gst.rules';
import { checkCharacter, isGstin, plainGstin, stateCodeOf } from './gstin.rules';

// Worked by hand to the paisa: price, rate, within one State or not, then value, CGST, SGST, IGST.
const golden: readonly [string, number, number, 'intra' | 'inter', number, number, number, number][] = [
  ['₹499, same State', 49_900, 1_800, 'intra', 42_288, 3_806, 3_806, 0],
  ['₹499, another State', 49_900, 1_800, 'inter', 42_288, 0, 0, 7_612],
  ['₹499 less 20 %, same State', 39_920, 1_800, 'intra', 33_830, 3_045, 3_045, 0],
  ['₹499 less 20 %, another State', 39_920, 1_800, 'inter', 33_831, 0, 0, 6_089],
  ['₹1, same State', 100, 1_800, 'intra', 84, 8, 8, 0],
  ['₹1, another State', 100, 1_800, 'inter', 85, 0, 0, 15],
  ['₹1,180, same State', 118_000, 1_800, 'intra', 100_000, 9_000, 9_000, 0],
  ['₹5,00,000, same State', 50_000_000, 1_800, 'intra', 42_372_882, 3_813_559, 3_813_559, 0],
  ['₹5,00,000, another State', 50_000_000, 1_800, 'inter', 42_372_881, 0, 0, 7_627_119],
  ['₹999 at 5 %, same State', 99_900, 500, 'intra', 95_142, 2_379, 2_379, 0],
  ['₹999 at 5 %, another State', 99_900, 500, 'inter', 95_143, 0, 0, 4_757],
  ['₹999 at nothing', 99_900, 0, 'intra', 99_900, 0, 0, 0],
];

describe('the tax inside a price', () => {
  it.each(golden)('of %s', (_, price, rate, kind, taxable, cgst, sgst, igst) =>
    expect(gstInside(price, rate, kind)).toEqual({ taxable, cgst, sgst, igst }),
  );

  const price = fc.integer({ min: 100, max: 50_000_000 });
  const rate = fc.constantFrom(0, 300, 500, 1_200, 1_800, 2_800);
  const kind = fc.constantFrom('intra' as const, 'inter' as const);

  it('is all of the price with its value, in equal halves, and within a paisa of the rate', () => {
    fc.assert(
      fc.property(price, rate, kind, (paise, bp, where) => {
        const parts = gstInside(paise, bp, where);
        expect(parts.taxable + taxOf(parts)).toBe(paise);
        expect(parts.cgst).toBe(parts.sgst);
        expect(Math.min(parts.taxable, parts.cgst, parts.igst)).toBeGreaterThanOrEqual(0);
        expect(Math.abs(taxOf(parts) - (parts.taxable * bp) / 10_000)).toBeLessThanOrEqual(1.5);
        expect(where === 'inter' ? parts.cgst : parts.igst).toBe(0);
      }),
    );
  });

  it('comes back whole, in however many parts it comes', () => {
    const cuts = fc.array(fc.integer({ min: 100, max: 5_000_000 }), { maxLength: 8 });
    fc.assert(
      fc.property(price, rate, kind, cuts, (paise, bp, where, sizes) => {
        const whole = gstInside(paise, bp, where);
        const sum = { taxable: 0, cgst: 0, sgst: 0, igst: 0 };
        let before = 0;
        const credit = (amount: number) => {
          const part = gstInPart(whole, { price: paise, before, amount });
          expect(part.taxable + taxOf(part)).toBe(amount);
          expect(part.cgst).toBe(part.sgst);
          expect(Math.min(part.taxable, part.cgst, part.igst)).toBeGreaterThanOrEqual(0);
          for (const name of ['taxable', 'cgst', 'sgst', 'igst'] as const) sum[name] += part[name];
          before += amount;
        };
        for (const size of sizes) if (paise - before >= size + 100) credit(size);
        if (paise > before) credit(paise - before);
        expect(sum).toEqual(whole);
      }),
    );
  });

  // ₹499 within a State, ₹100 first and the rest later.
  it('is credited as an accountant would cut it', () => {
    const whole = gstInside(49_900, 1_800, 'intra');
    expect(gstInPart(whole, { price: 49_900, before: 0, amount: 10_000 })).toEqual({
      taxable: 8_474,
      cgst: 763,
      sgst: 763,
      igst: 0,
    });
    expect(gstInPart(whole, { price: 49_900, before: 10_000, amount: 39_900 })).toEqual({
      taxable: 33_814,
      cgst: 3_043,
      sgst: 3_043,
      igst: 0,
    });
  });
});

describe('where it is owed', () => {
  it('is in one State or between two', () => {
    expect(kindOf('29', '29')).toBe('intra');
    expect(kindOf('29', '27')).toBe('inter');
  });

  it('has a name of its own in Union Territories without a legislature', () => {
    expect(['29', '07', '34', '01'].map(localTaxName)).toEqual(['SGST', 'SGST', 'SGST', 'SGST']);
    expect(['04', '26', '31', '35', '38', '97'].map(localTaxName)).toEqual(Array(6).fill('UTGST'));
  });

  it('knows every State once', () => {
    expect(new Set(indianStates.map(({ code }) => code)).size).toBe(37);
    expect(new Set(indianStates.map(({ name }) => name)).size).toBe(37);
  });

  it('knows teaching from content', () => {
    expect([sacOf('course'), sacOf('page')]).toEqual(['999293', '998439']);
  });
});

describe('a GSTIN', () => {
  it.each(['29AAICP2912R1ZR', '27AAPFU0939F1ZV'])('%s is one', (gstin) => expect(isGstin(gstin)).toBe(true));

  it.each([
    ['another check character', '29AAICP2912R1ZS'],
    ['a State that is none', `28AAICP2912R1Z${checkCharacter('28AAICP2912R1Z')}`],
    ['no Z', '29AAICP2912R1AR'],
    ['small letters', '29aaicp2912r1zr'],
    ['one character less', '29AAICP2912R1Z'],
    ['nothing', ''],
  ])('with %s is none', (_, gstin) => expect(isGstin(gstin)).toBe(false));

  it('is read as people type it', () => {
    expect(plainGstin(' 29 aaicp2912r 1zr ')).toBe('29AAICP2912R1ZR');
    expect(stateCodeOf('29AAICP2912R1ZR')).toBe('29');
  });

  it('finds each wrong character', () => {
    const place = fc.integer({ min: 0, max: 13 });
    fc.assert(
      fc.property(
        place,
        fc.constantFrom(...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')),
        (at, letter) => {
          const right = '29AAICP2912R1ZR';
          const typed = right.slice(0, at) + letter + right.slice(at + 1);
          expect(isGstin(typed)).toBe(typed === right);
        },
      ),
    );
  });
});
