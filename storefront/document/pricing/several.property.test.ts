import { eachOf, priceOfAll } from '@haat/kinds/parts/pieces';
import { takenOff } from '@haat/machines/lifecycles/discount';
import type { PublicProduct } from '@haat/openapi';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { productWith } from '../../testing/models';
import { dueFor, piecesOf } from './due';

const each = fc.integer({ min: 100, max: 2_500_000 });
const quantity = fc.integer({ min: 2, max: 20 });
const off = fc.oneof(
  fc.record({ basisPoints: fc.integer({ min: 1, max: 10_000 }), amount: fc.constant(null) }),
  fc.record({ basisPoints: fc.constant(null), amount: fc.integer({ min: 1, max: 50_000_000 }) }),
);

const shown = (paise: number, reduction?: PublicProduct['reduction']) => {
  const price = { id: 'p', type: 'once' as const, amount: paise, several: { most: 20, each: paise } };
  return { product: productWith({ prices: [price], ...(reduction && { reduction }) }), price };
};

it('the total is the price as often as there are pieces, in whole paise, and gives the price back', () => {
  fc.assert(
    fc.property(each, quantity, (paise, pieces) => {
      const { product, price } = shown(paise);
      const { listed, due } = dueFor(product, price, { amount: paise, quantity: pieces });
      expect([listed, due]).toEqual([paise * pieces, paise * pieces]);
      expect(eachOf({ amount: priceOfAll(paise, pieces), discount: 0 }, pieces)).toBe(paise);
    }),
  );
});

it('a discount comes off the order once, as the server reckons it, and never below what may be paid', () => {
  fc.assert(
    fc.property(
      each,
      quantity,
      off,
      fc.option(fc.integer({ min: 1, max: 50_000_000 })),
      (paise, pieces, cut, minAmount) => {
        const { product, price } = shown(paise, {
          code: 'CUT',
          text: 'Cut',
          endsAt: null,
          open: { ...cut, minAmount },
        });
        const { listed, due } = dueFor(product, price, { amount: paise, quantity: pieces });
        const all = priceOfAll(paise, pieces);
        const taken = minAmount !== null && all < minAmount ? 0 : takenOff(cut, { price: all, least: 100 });
        expect([listed, due]).toEqual([all, all - taken]);
        expect(due === 0 || Number(due) >= 100).toBe(true);
        expect(eachOf({ amount: Number(due), discount: taken }, pieces)).toBe(paise);
      },
    ),
  );
});

it.each([
  [0, 1],
  [3, 3],
  [9, 5],
])('of %d that are chosen %d are bought, where five may be', (chosen, bought) => {
  expect(piecesOf({ type: 'once', amount: 100, several: { most: 5, each: 100 } }, chosen)).toBe(bought);
  expect(piecesOf({ type: 'once', amount: 100 }, chosen)).toBe(1);
});
