import { afterEach, expect, test, vi } from 'vitest';
import { priceLimits } from './price-limits';
import { amountProblem, compareProblem } from './price-problems';

const documentWith = (content?: string) =>
  vi.stubGlobal('document', { querySelector: () => (content === undefined ? null : { content }) });

afterEach(() => {
  vi.unstubAllGlobals();
});

test('prices are held to what the server says of this installation', () => {
  documentWith('{"least":5000,"most":100000}');
  expect(priceLimits()).toEqual({ least: 5_000, most: 100_000 });
  expect([5_000, 100_000, null].map(amountProblem)).toEqual([undefined, undefined, undefined]);
  expect([4_999, 100_001].map(amountProblem)).toEqual(Array(2).fill('Between ₹50 and ₹1,000.'));
  expect(compareProblem({ priceType: 'free', amount: null, compareAt: 4_999 })).toBe('At least ₹50.');
  expect(compareProblem({ priceType: 'once', amount: 5_000, compareAt: 100_001 })).toBe('At most ₹1,000.');
});

test.each([undefined, '', 'none'])('to those of the contract where it says %j', (content) => {
  documentWith(content);
  expect(priceLimits()).toEqual({ least: 100, most: 50_000_000 });
});

test('to those of the contract outside of a browser', () => {
  expect(priceLimits()).toEqual({ least: 100, most: 50_000_000 });
});
