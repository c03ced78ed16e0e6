import { expect, it } from 'vitest';
import { amountProblem } from './withdraw-amount';

const limits = { least: 10_000, most: 3_841_250 };

it.each([
  [null, 'Enter an amount.'],
  [0, 'Enter an amount.'],
  [9_999, 'The minimum is ₹100.'],
  [10_000, undefined],
  [3_841_250, undefined],
  [3_841_251, 'At most ₹38,412.50 can be withdrawn now.'],
])('%s paise: %s', (amount, problem) => {
  expect(amountProblem(amount, limits)).toBe(problem);
});
