import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Line } from './entry';
import {
  feeOf,
  netOf,
  partOf,
  refundLines,
  requireBalanced,
  saleLines,
  settlementLines,
} from './ledger.rules';

const currency = 'INR';
const transaction = (lines: Line[]) => ({
  sellerId: 's',
  id: 't',
  type: 'sale' as const,
  reference: 'o',
  at: new Date(0),
  lines,
});
const rates = { feeBasisPoints: 500, feeTaxBasisPoints: 1_800 };

describe('the fee', () => {
  it.each([
    [49_900, 2_495, 449],
    [100, 5, 1],
    [10, 1, 0],
    [9, 0, 0],
    [50_000_000, 2_500_000, 450_000],
  ])('of %i paise', (amount, fee, feeTax) => {
    expect(feeOf(amount, rates)).toEqual({ fee, feeTax });
  });
});

describe('every sale, refund and settlement', () => {
  const amounts = fc.record({
    amount: fc.integer({ min: 100, max: 50_000_000 }),
    feeBasisPoints: fc.integer({ min: 0, max: 10_000 }),
    feeTaxBasisPoints: fc.integer({ min: 0, max: 2_800 }),
  });

  it('is at zero, and a refund leaves nothing of its sale', () => {
    fc.assert(
      fc.property(amounts, ({ amount, ...given }) => {
        const sale = { amount, ...feeOf(amount, given), currency };
        const lines = [...saleLines(sale), ...refundLines(sale, 'creator.pending')];
        requireBalanced(transaction(saleLines(sale)));
        requireBalanced(transaction(refundLines(sale, 'creator.available')));
        for (const account of new Set(lines.map((line) => line.account)))
          expect(
            lines.filter((line) => line.account === account).reduce((sum, line) => sum + line.amount, 0),
          ).toBe(0);
        const creator = saleLines(sale).filter((line) => line.account === 'creator.pending');
        expect(creator.reduce((sum, line) => sum + line.amount, 0)).toBe(netOf(sale));
        expect(settlementLines(amount, currency).reduce((sum, line) => sum + line.amount, 0)).toBe(0);
      }),
    );
  });
});

describe('parts of a refund', () => {
  it('together reverse exactly the whole, however they are cut', () => {
    const cuts = fc.array(fc.integer({ min: 1, max: 1_000 }), { minLength: 1, maxLength: 30 });
    const sales = fc.record({
      amount: fc.integer({ min: 100, max: 50_000_000 }),
      feeBasisPoints: fc.integer({ min: 0, max: 10_000 }),
    });
    fc.assert(
      fc.property(sales, cuts, ({ amount, feeBasisPoints }, weights) => {
        const sale = { amount, ...feeOf(amount, { ...rates, feeBasisPoints }), currency };
        const back = { amount: 0, fee: 0, feeTax: 0 };
        for (const [index, weight] of weights.entries()) {
          const left = amount - back.amount;
          const size =
            index === weights.length - 1 ? left : Math.min(Math.floor((left * weight) / 1_000), left);
          const part = partOf(sale, back.amount, size);
          requireBalanced(transaction(refundLines(part, 'creator.available')));
          expect(Math.min(part.fee, part.feeTax)).toBeGreaterThanOrEqual(0);
          back.amount += part.amount;
          back.fee += part.fee;
          back.feeTax += part.feeTax;
        }
        expect(back).toEqual({ amount, fee: sale.fee, feeTax: sale.feeTax });
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('a transaction that does not balance', () => {
  const line = (amount: number, of = currency): Line => ({
    account: 'gateway',
    type: 'sale',
    amount,
    currency: of,
  });

  it.each([
    ['off by a paisa', [line(100), line(-99)]],
    ['balanced only across currencies', [line(100), line(-100, 'USD')]],
    ['with half a paisa', [line(0.5), line(-0.5)]],
    ['with a line of nothing', [line(0)]],
    ['with no number', [line(Number.NaN)]],
    ['with an amount too large to be exact', [line(2 ** 53), line(-(2 ** 53))]],
  ])('%s is refused', (_name, lines) => {
    expect(() => requireBalanced(transaction(lines))).toThrow(/Ledger transaction/);
  });
});
