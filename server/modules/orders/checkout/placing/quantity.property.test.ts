import { priceOfAll } from '@haat/kinds/parts/pieces';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { feeOf, netOf, partOf } from '../../../money';
import { gstInPart, gstInside } from '../../../money/invoices/tax/gst.rules';

const each = fc.integer({ min: 100, max: 2_500_000 });
const quantity = fc.integer({ min: 1, max: 20 });
const rates = fc.record({
  feeBasisPoints: fc.integer({ min: 0, max: 2_000 }),
  feeTaxBasisPoints: fc.constant(1_800),
});

it('the GST of several pieces is inside their total, whole, and goes back whole in however many parts', () => {
  fc.assert(
    fc.property(
      each,
      quantity,
      fc.constantFrom('intra' as const, 'inter' as const),
      fc.nat(1_000),
      (paise, pieces, kind, cut) => {
        const price = priceOfAll(paise, pieces);
        const parts = gstInside(price, 1_800, kind);
        expect(parts.taxable + parts.cgst + parts.sgst + parts.igst).toBe(price);
        const first = Math.floor((price * cut) / 1_000);
        const back = [
          gstInPart(parts, { price, before: 0, amount: first }),
          gstInPart(parts, { price, before: first, amount: price - first }),
        ];
        for (const name of ['taxable', 'cgst', 'sgst', 'igst'] as const)
          expect((back[0]?.[name] ?? 0) + (back[1]?.[name] ?? 0)).toBe(parts[name]);
      },
    ),
  );
});

it('the fee is of the total, and a refund of all of it gives all of it back', () => {
  fc.assert(
    fc.property(each, quantity, rates, (paise, pieces, given) => {
      const amount = priceOfAll(paise, pieces);
      const sale = { amount, ...feeOf(amount, given), currency: 'INR' };
      expect(netOf(sale) + sale.fee + sale.feeTax).toBe(amount);
      expect(partOf(sale, 0, amount)).toEqual(sale);
    }),
  );
});
