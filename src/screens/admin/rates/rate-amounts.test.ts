import { expect, test } from 'vitest';
import { rates } from '../operator.samples';
import { basisPointsOf, percentOf, rises, takesBack } from './rate-amounts';

test.each([
  ['2.5', 250],
  [' 5 ', 500],
  ['0', 0],
  ['0.29', 29],
  ['100', 10_000],
  ['100.01', null],
  ['2,5', null],
  ['2.555', null],
  ['', null],
  ['-1', null],
])('“%s” per cent', (typed, basisPoints) => {
  expect(basisPointsOf(typed)).toBe(basisPoints);
  if (basisPoints !== null) expect(basisPointsOf(percentOf(basisPoints))).toBe(basisPoints);
});

test('a price that rises has to wait, whatever falls beside it', () => {
  const { now } = rates;
  expect(rises(now, now)).toBe(false);
  expect(rises(now, { ...now, FREE: { ...now.FREE, feeBasisPoints: 499 } })).toBe(false);
  expect(rises(now, { ...now, VVIP: { feeBasisPoints: 0, monthly: 1_49_901, yearly: 1 } })).toBe(true);
});

test('today’s rates take back what is announced, unless that is taken back already', () => {
  const [announced] = rates.changes;
  const before = new Date('2026-11-21T06:00:00Z');
  const taken = { ...announced, id: 'newer', rates: rates.now } as (typeof rates.changes)[number];
  expect(takesBack(rates, rates.now, before)).toBe(true);
  expect(takesBack(rates, announced?.rates ?? rates.now, before)).toBe(false);
  expect(takesBack({ ...rates, changes: [taken, ...rates.changes] }, rates.now, before)).toBe(false);
  expect(takesBack(rates, rates.now, new Date('2027-01-01T00:00:00Z'))).toBe(false);
});
