import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { takenOff } from '.';

const least = 100;
const price = fc.integer({ min: 100, max: 50_000_000 });
const part = fc
  .integer({ min: 1, max: 10_000 })
  .map((basisPoints) => ({ basisPoints, amount: null as number | null }));
const sum = fc.integer({ min: 1, max: 50_000_000 }).map((amount) => ({ basisPoints: null, amount }));
const off = fc.oneof(part, sum);

describe('what comes off a fixed price', () => {
  it('is the part that was promised, half a paisa rounded up', () => {
    expect(takenOff({ basisPoints: 1_000, amount: null }, { price: 49_900, least })).toBe(4_990);
    expect(takenOff({ basisPoints: 3_300, amount: null }, { price: 9_999, least })).toBe(3_300);
    expect(takenOff({ basisPoints: 1_250, amount: null }, { price: 1_004, least })).toBe(126);
    expect(takenOff({ basisPoints: null, amount: 10_000 }, { price: 49_900, least })).toBe(10_000);
  });

  it('leaves nothing at all, or at least a rupee', () => {
    expect(takenOff({ basisPoints: 10_000, amount: null }, { price: 49_900, least })).toBe(49_900);
    expect(takenOff({ basisPoints: null, amount: 90_000 }, { price: 49_900, least })).toBe(49_900);
    expect(takenOff({ basisPoints: null, amount: 49_850 }, { price: 49_900, least })).toBe(49_800);
    fc.assert(
      fc.property(off, price, (what, listed) => {
        const taken = takenOff(what, { price: listed, least });
        const left = listed - taken;
        expect(Number.isInteger(taken)).toBe(true);
        expect(taken).toBeGreaterThanOrEqual(0);
        expect(left === 0 || left >= least).toBe(true);
      }),
    );
  });

  it('differs from the exact part by half a paisa at most, wherever a rupee is left', () => {
    fc.assert(
      fc.property(part, price, (what, listed) => {
        const exact = BigInt(listed) * BigInt(what.basisPoints);
        const taken = takenOff(what, { price: listed, least });
        if (listed - taken <= least) return;
        const error = BigInt(taken) * 10_000n - exact;
        expect(error > -5_000n && error <= 5_000n).toBe(true);
      }),
    );
  });

  it('never grows when less is promised, and never leaves a dearer price cheaper', () => {
    fc.assert(
      fc.property(fc.tuple(part, part), fc.tuple(price, price), ([a, b], [p, q]) => {
        const [low, high] = a.basisPoints < b.basisPoints ? [a, b] : [b, a];
        expect(takenOff(low, { price: p, least })).toBeLessThanOrEqual(takenOff(high, { price: p, least }));
        const [cheap, dear] = p < q ? [p, q] : [q, p];
        const left = (listed: number) => listed - takenOff(a, { price: listed, least });
        if (a.basisPoints < 10_000) expect(left(cheap)).toBeLessThanOrEqual(left(dear));
      }),
    );
  });
});

it('takes nothing below the least of a price that its buyer chooses', () => {
  expect(takenOff({ basisPoints: 1_000, amount: null }, { price: 50_000, least, floor: 10_000 })).toBe(5_000);
  expect(takenOff({ basisPoints: 5_000, amount: null }, { price: 15_000, least, floor: 10_000 })).toBe(5_000);
  expect(takenOff({ basisPoints: 10_000, amount: null }, { price: 10_000, least, floor: 10_000 })).toBe(0);
  fc.assert(
    fc.property(off, price, price, (what, given, floor) => {
      fc.pre(given >= floor);
      const taken = takenOff(what, { price: given, least, floor });
      expect(taken).toBeGreaterThanOrEqual(0);
      expect(given - taken).toBeGreaterThanOrEqual(floor);
    }),
  );
});
