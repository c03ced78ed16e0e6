import type { Price } from '@haat/openapi';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { applyDiscount, publicDiscountOf, shownPrice } from './discount-amount.rules';

const least = 100;
const paise = fc.integer({ min: least, max: 50_000_000 });
const period = fc.oneof(
  fc.record({ unit: fc.constant('month' as const), count: fc.constantFrom(1, 3, 6, 12) }),
  fc.record({ unit: fc.constant('day' as const), count: fc.integer({ min: 1, max: 400 }) }),
  fc.constant({ unit: 'lifetime' as const, count: 1 }),
);
const fixed: fc.Arbitrary<Price> = fc.oneof(
  fc.record({ type: fc.constant('once' as const), amount: paise }),
  fc.record({ type: fc.constant('subscription' as const), amount: paise, period }),
);
const off = fc.record({
  what: fc.oneof(
    fc.integer({ min: 1, max: 10_000 }).map((basis_points) => ({ basis_points, amount: null })),
    fc.integer({ min: 1, max: 50_000_000 }).map((amount) => ({ basis_points: null, amount })),
  ),
  least: fc.oneof(fc.constant(null), paise),
  periods: fc.constantFrom('first' as const, 'every' as const),
});
const newcomer = (listed: number) => ({ listed, isTrial: false, isRunning: false });

it('takes off an order what the preview says, for every fixed price', () => {
  fc.assert(
    fc.property(off, fixed, ({ what, ...rest }, price) => {
      const discount = { ...what, ...rest };
      const cut = applyDiscount(discount, price, newcomer(price.amount), least);
      const shown = shownPrice(discount, price, least);
      const due = shown.firstAmount ?? shown.amount;
      if (typeof cut === 'string') {
        expect(shown).toBe(price);
        return;
      }
      expect(price.amount - cut.taken).toBe(due);
      expect(due === 0 || due >= least).toBe(true);
      // What is paid after the first period is what stands as the price.
      if (price.type === 'subscription' && price.period?.unit !== 'lifetime')
        expect(cut.agreed).toBe(shown.amount);
    }),
  );
});

it('leaves something to pay in each period of what is reduced for every period', () => {
  fc.assert(
    fc.property(off, paise, period, ({ what, least: from }, amount, lasting) => {
      fc.pre(lasting.unit !== 'lifetime' && (from === null || amount >= from) && amount > least);
      const price: Price = { type: 'subscription', amount, period: lasting };
      const cut = applyDiscount({ ...what, least: from, periods: 'every' }, price, newcomer(amount), least);
      if (typeof cut === 'string') expect(cut).toBe('It is less than one paisa on this price');
      else expect(cut.agreed).toBeGreaterThanOrEqual(least);
    }),
  );
});

it('is refused where it comes to less than a paisa', () => {
  const hundredth = { basis_points: 1, amount: null, least: null, periods: 'first' as const };
  expect(applyDiscount(hundredth, { type: 'once', amount: 101 }, newcomer(101), least)).toBe(
    'It is less than one paisa on this price',
  );
});

it('never takes what a buyer gives below the least, nor anything from who gives the least', () => {
  fc.assert(
    fc.property(off, paise, paise, ({ what, periods }, floor, more) => {
      const price: Price = { type: 'open', amount: floor };
      const discount = { ...what, periods, least: null };
      const cut = applyDiscount(discount, price, newcomer(floor + more), least);
      if (typeof cut === 'object') expect(floor + more - cut.taken).toBeGreaterThanOrEqual(floor);
      expect(typeof applyDiscount(discount, price, newcomer(floor), least)).toBe('string');
    }),
  );
});

it('says what comes off as people do', () => {
  const row = { code: 'A', label: null, basis_points: 1_250, amount: null, least: null, ends_at: null };
  expect(publicDiscountOf(row, []).text).toBe('12.5% off');
  expect(publicDiscountOf({ ...row, basis_points: null, amount: 30_050 }, []).text).toBe('₹300.50 off');
  expect(publicDiscountOf({ ...row, label: 'Opening week' }, []).text).toBe('Opening week');
});
