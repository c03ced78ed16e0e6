import { expect, test } from 'vitest';
import { keptOf, leftOfMonth, paysOffFrom, planOrder, withGst } from './plans';
import { terms } from './testing/public-models';

const { FREE, PREMIUM, VVIP } = terms.plans;

test('a sale is divided to the paisa, and the parts are the whole', () => {
  expect(keptOf(49_900, 'FREE', terms)).toEqual({ fee: 2_495, gst: 449, net: 46_956 });
  for (const plan of planOrder)
    for (const paise of [100, 101, 49_999, 50_000_000]) {
      const { fee, gst, net } = keptOf(paise, plan, terms);
      expect(fee + gst + net).toBe(paise);
    }
});

test('a plan is shown with its GST', () => {
  expect(withGst(PREMIUM.monthly, terms)).toBe(58_882);
  expect(withGst(0, terms)).toBe(0);
});

test('from the sales that are named the dearer plan leaves more, and below them it does not', () => {
  expect(paysOffFrom(FREE, PREMIUM)).toBe(1_996_000);
  expect(paysOffFrom(PREMIUM, VVIP)).toBe(6_666_700);
  const sales = paysOffFrom(PREMIUM, VVIP) ?? 0;
  expect(leftOfMonth(sales + 10_000, 'VVIP', terms)).toBeGreaterThan(
    leftOfMonth(sales + 10_000, 'PREMIUM', terms),
  );
  expect(leftOfMonth(sales - 10_000, 'VVIP', terms)).toBeLessThan(
    leftOfMonth(sales - 10_000, 'PREMIUM', terms),
  );
});

test('a plan that saves nothing never pays off', () => {
  expect(paysOffFrom(VVIP, PREMIUM)).toBeNull();
  expect(paysOffFrom(FREE, { ...PREMIUM, feeBasisPoints: FREE.feeBasisPoints })).toBeNull();
});
