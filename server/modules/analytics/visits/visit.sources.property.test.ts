import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { VisitCountTable } from '../analytics.tables';
import { boundSources, isFree, namedADay } from './visit.sources';

const sellers = ['asha', 'bela'];
const few = fc.constantFrom('direct', 'other', 'utm:ig/reel', 'ref:google.co.in', 'link:L1');
const made = fc
  .tuple(fc.constantFrom('utm:', 'ref:'), fc.nat(400))
  .map(([kind, n]) => `${kind}s${n}${kind === 'utm:' ? '/' : ''}`);
const known = fc.nat(300).map((n) => `utm:instagram/reel ${n}`);
const row = fc.record({
  seller_id: fc.constantFrom(...sellers),
  product_id: fc.constantFrom('', 'bread', 'rye'),
  dimension: fc.constantFrom('source' as const, 'source' as const, 'all' as const, 'device' as const),
  value: fc.oneof(few, made, known),
  visits: fc.integer({ min: 1, max: 9 }),
  visitors: fc.nat(3),
});
const day = '2026-11-22';
const batches = fc.array(fc.array(row, { maxLength: 200 }), { maxLength: 6 });

const keyOf = (one: VisitCountTable) => [one.seller_id, one.product_id, one.dimension, one.value].join('\n');

/** What stands in the table after some batches. */
function written(given: readonly (readonly Omit<VisitCountTable, 'day'>[])[]) {
  const table = new Map<string, VisitCountTable>();
  for (const rows of given) {
    const taken = new Map<string, Set<string>>();
    for (const { seller_id, dimension, value } of table.values())
      if (dimension === 'source' && !isFree(value))
        taken.set(seller_id, (taken.get(seller_id) ?? new Set()).add(value));
    for (const added of boundSources(
      rows.map((one) => ({ ...one, day })),
      taken,
    )) {
      const there = table.get(keyOf(added)) ?? { ...added, visits: 0, visitors: 0 };
      there.visits += added.visits;
      there.visitors += added.visitors;
      table.set(keyOf(added), there);
    }
  }
  return [...table.values()];
}

const totals = (rows: readonly Omit<VisitCountTable, 'day'>[]) => {
  const sums: Record<string, [number, number]> = {};
  for (const { seller_id, product_id, dimension, visits, visitors } of rows) {
    const sum = (sums[[seller_id, product_id, dimension].join(' ')] ??= [0, 0]);
    sum[0] += visits;
    sum[1] += visitors;
  }
  return sums;
};

it('however many names strangers make up, few are kept and nobody is lost', () => {
  fc.assert(
    fc.property(batches, (given) => {
      const table = written(given);
      expect(totals(table)).toEqual(totals(given.flat()));
      for (const seller of sellers) {
        const names = table.filter((one) => one.seller_id === seller && one.dimension === 'source');
        const made = new Set(names.map(({ value }) => value).filter((value) => !isFree(value)));
        // Beyond them only the names that everybody knows.
        expect(made.size).toBeLessThanOrEqual(namedADay + 8);
      }
    }),
  );
});

it('a name that has its place keeps it, and those that brought most get what is left', () => {
  const rows = Array.from({ length: namedADay + 20 }, (_, n) => ({
    seller_id: 'asha',
    product_id: '',
    dimension: 'source' as const,
    day,
    value: `utm:s${n}/`,
    visits: n,
    visitors: 1,
  }));
  const bounded = boundSources(rows, new Map([['asha', new Set(['utm:s0/'])]]));
  expect(bounded.map(({ value }) => value)).toEqual(
    expect.arrayContaining(['utm:s0/', 'other', `utm:s${namedADay + 19}/`]),
  );
  expect(bounded).toHaveLength(namedADay + 1);
  expect(bounded.find(({ value }) => value === 'other')?.visitors).toBe(20);
});

it('what everybody knows stays told apart, without its campaign', () => {
  const full = new Map([['asha', new Set(Array.from({ length: namedADay }, (_, n) => `utm:s${n}/`))]]);
  const one = {
    seller_id: 'asha',
    product_id: '',
    dimension: 'source' as const,
    day,
    visits: 1,
    visitors: 1,
  };
  const values = ['utm:ig/made up', 'ref:l.instagram.com', 'ref:strange.example', 'link:L1', 'direct'];
  const bounded = boundSources(
    values.map((value) => ({ ...one, value })),
    full,
  );
  expect(bounded.map(({ value, visits }) => [value, visits])).toEqual([
    ['utm:instagram/', 2],
    ['other', 1],
    ['link:L1', 1],
    ['direct', 1],
  ]);
});
