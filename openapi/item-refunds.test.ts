import fc from 'fast-check';
import { expect, it } from 'vitest';
import { refundOfShares } from './item-refunds';
import { leastRefund } from './quotas';

it.each([
  ['a share as it is', 24_950, 49_900, 24_950],
  ['a share below ₹1 as ₹1', 40, 200_000, 100],
  ['a share that leaves less than ₹1 but for ₹1', 199_960, 200_000, 199_900],
  ['a share of more than is left as all of it', 9_975, 9_901, 9_901],
  ['a share of what is in no two parts as all of it', 90, 150, 150],
  ['the last ₹1', 40, 100, 100],
  ['what cost nothing as nothing', 0, 49_900, 0],
])('refunds %s', (_, shares, left, due) => {
  expect(refundOfShares(shares, left)).toBe(due);
});

it('gives what gateways move, leaves what they move, and is as near to the shares as that allows', () => {
  const paise = fc.oneof(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 1, max: 50_000_000 }));
  fc.assert(
    fc.property(
      paise,
      fc.oneof(
        fc.integer({ min: 100, max: 400 }),
        paise.map((more) => more + 100),
      ),
      (shares, left) => {
        const due = refundOfShares(shares, left);
        expect(due).toBeGreaterThanOrEqual(leastRefund);
        expect(due === left || left - due >= leastRefund).toBe(true);
        if (left >= 2 * leastRefund) expect(Math.abs(due - Math.min(shares, left))).toBeLessThan(leastRefund);
      },
    ),
  );
});
