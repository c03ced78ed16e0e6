import fc from 'fast-check';
import { expect, it } from 'vitest';
import { newParts, noParts, partCount, partsOf, stretchBetween, withParts } from './watched.rules';

const at = (ms: number) => new Date(Date.UTC(2026, 10, 27) + ms);
const count = (parts: string) => parts.replaceAll('0', '').length;

/** What is marked by reports, each `[seconds of the player, seconds of the clock]`. */
function marked(reports: readonly (readonly [position: number, clock: number])[], length: number): string {
  const all = reports.map(([position, clock]) => ({ position: position * 1_000, at: at(clock * 1_000) }));
  return all.reduce((parts, next, place) => {
    const last = all[place - 1];
    const stretch = last ? stretchBetween(last, next) : null;
    return stretch ? withParts(parts, partsOf(stretch, length * 1_000)) : parts;
  }, noParts);
}

it('marks what is played, at any speed of the player', () => {
  expect(
    marked(
      [
        [0, 0],
        [10, 10],
        [20, 20],
      ],
      200,
    ),
  ).toBe('1'.repeat(10) + '0'.repeat(90));
  expect(
    count(
      marked(
        [
          [0, 0],
          [20, 10],
          [40, 20],
        ],
        200,
      ),
    ),
  ).toBe(20);
  expect(
    count(
      marked(
        [
          [0, 0],
          [5, 10],
        ],
        200,
      ),
    ),
  ).toBe(2);
});

it('does not mark what is jumped over, nor what lies before a jump back', () => {
  expect(
    marked(
      [
        [0, 0],
        [100, 10],
      ],
      200,
    ),
  ).toBe(noParts);
  expect(
    marked(
      [
        [100, 0],
        [40, 10],
      ],
      200,
    ),
  ).toBe(noParts);
  expect(
    marked(
      [
        [0, 0],
        [10, 10],
        [150, 20],
        [160, 30],
      ],
      200,
    ),
  ).toBe(
    withParts(partsOf({ from: 0, to: 10_000 }, 200_000), partsOf({ from: 150_000, to: 160_000 }, 200_000)),
  );
});

it('believes reports that come late and close together, and none after a silence', () => {
  expect(
    count(
      marked(
        [
          [0, 0],
          [10, 30],
          [20, 30],
          [30, 30],
        ],
        100,
      ),
    ),
  ).toBe(30);
  expect(
    marked(
      [
        [0, 0],
        [30, 36],
      ],
      100,
    ),
  ).toBe(noParts);
});

it('knows the end by positions in whole seconds', () => {
  expect(partsOf({ from: 0, to: 20_000 }, 20_400)).toBe('1'.repeat(partCount));
  expect(partsOf({ from: 0, to: 10_000 }, 0)).toBe(noParts);
});

const length = fc.integer({ min: 1_000, max: 8 * 60 * 60_000 });
const stretch = fc
  .tuple(fc.integer({ min: 0, max: 8 * 60 * 60_000 }), fc.integer({ min: 1, max: 70_000 }))
  .map(([from, ms]) => ({ from, to: from + ms }));

it('marks as many parts as were played, one after the other, without gaps', () => {
  fc.assert(
    fc.property(length, stretch, (all, of) => {
      const parts = partsOf(of, all);
      expect(parts).toHaveLength(partCount);
      expect(parts).toMatch(/^0*1*0*$/);
      const end = of.to >= all - 1_000 ? all : of.to;
      const exact = (Math.max(0, end - of.from) * partCount) / all;
      expect(Math.abs(count(parts) - exact)).toBeLessThanOrEqual(1);
    }),
  );
});

it('marks the same in whatever pieces, order and repetitions it comes', () => {
  fc.assert(
    fc.property(
      length,
      stretch,
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 8 }),
      fc.infiniteStream(fc.nat()),
      (all, { from, to }, shares, order) => {
        const cuts = [
          from,
          ...shares.map((share) => from + share * (to - from)).toSorted((a, b) => a - b),
          to,
        ];
        const pieces = cuts.slice(1).map((cut, place) => ({ from: cuts[place] ?? from, to: cut }));
        const mixed = [...pieces, ...pieces]
          .map((piece) => ({ piece, place: order.next().value ?? 0 }))
          .toSorted((a, b) => a.place - b.place);
        const parts = mixed.reduce((sum, { piece }) => withParts(sum, partsOf(piece, all)), noParts);
        expect(parts).toBe(partsOf({ from, to }, all));
        expect(newParts(parts, partsOf({ from, to }, all))).toEqual([]);
        expect(newParts(noParts, parts)).toHaveLength(count(parts));
      },
    ),
  );
});
