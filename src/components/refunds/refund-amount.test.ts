import { expect, test } from 'vitest';
import { refundProblem } from './refund-amount';

test.each([
  [null, 'Enter an amount.'],
  [0, 'The minimum is ₹1.'],
  [99, 'The minimum is ₹1.'],
  [100, null],
  [49_800, null],
  [49_801, 'Leave at least ₹1, or refund all ₹499.'],
  [49_900, null],
  [49_901, 'At most ₹499 can be refunded.'],
])('%s paise of ₹499: %s', (amount, problem) => {
  expect(refundProblem(amount, 49_900)).toBe(problem);
});

test('the little that is left can always go back', () => {
  expect(refundProblem(50, 50)).toBeNull();
});
