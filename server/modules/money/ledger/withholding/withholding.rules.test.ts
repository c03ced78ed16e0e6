import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { backOf, withheldFrom } from './withholding.rules';

const rates = { tdsBasisPoints: 10, personSpared: 50_000_000, tcsBasisPoints: 50 };
const sale = (amount: number, tax = 0, refunded = 0, isUnderGstin = false) => ({
  orderId: `o${amount}`,
  amount,
  tax,
  refunded,
  isUnderGstin,
});
const amounts = (...given: Parameters<typeof withheldFrom>) =>
  withheldFrom(...given).withheld.map(({ kind, base, amount }) => [kind, base, amount]);

describe('what is withheld', () => {
  it('is a tenth of a per cent from whoever is no person, GST left out', () => {
    expect(amounts([sale(118_000, 18_000)], 'other', rates, 0)).toEqual([['tds', 100_000, 100]]);
    expect(amounts([sale(49_900)], 'other', rates, 0)).toEqual([['tds', 49_900, 50]]);
  });

  it('is TCS of the taxable value as well of what was sold under a GSTIN, and of that alone', () => {
    expect(amounts([sale(118_000, 18_000, 0, true), sale(49_900)], 'other', rates, 0)).toEqual([
      ['tds', 100_000, 100],
      ['tcs', 100_000, 500],
      ['tds', 49_900, 50],
    ]);
  });

  it('spares a person until the year passes five lakh, and takes the whole of the sale that passes it', () => {
    expect(amounts([sale(50_000_000)], 'person', rates, 0)).toEqual([]);
    expect(
      withheldFrom([sale(30_000_000), sale(20_000_100), sale(10_000)], 'person', rates, 0),
    ).toMatchObject({
      withheld: [
        { kind: 'tds', base: 20_000_100, amount: 20_000 },
        { kind: 'tds', base: 10_000, amount: 10 },
      ],
      after: 50_010_100,
    });
    expect(amounts([sale(10_000)], 'person', rates, 50_000_000)).toEqual([['tds', 10_000, 10]]);
  });

  it('is nothing of what has gone back', () => {
    expect(amounts([sale(118_000, 18_000, 59_000)], 'other', rates, 0)).toEqual([['tds', 50_000, 50]]);
    expect(amounts([sale(400)], 'other', rates, 0)).toEqual([]);
  });
});

it('comes back with refunds so that all parts together give back exactly all of it', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 50_000_000 }),
      fc.integer({ min: 0, max: 1_000 }),
      fc.array(fc.integer({ min: 1, max: 1_000 }), { minLength: 1, maxLength: 8 }),
      (gross, basisPoints, cuts) => {
        const amount = Math.round((gross * basisPoints) / 10_000);
        const total = cuts.reduce((sum, cut) => sum + cut, 0);
        let at = { amount, gross, grossBack: 0, amountBack: 0 };
        cuts.forEach((cut, index) => {
          const part = index === cuts.length - 1 ? gross - at.grossBack : Math.floor((gross * cut) / total);
          const { grossBack, back } = backOf(at, part);
          expect(back).toBeGreaterThanOrEqual(0);
          at = { ...at, grossBack, amountBack: at.amountBack + back };
        });
        expect(at).toEqual({ amount, gross, grossBack: gross, amountBack: amount });
      },
    ),
  );
});
