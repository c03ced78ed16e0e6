import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatPaise } from './format-paise';

test('groups the Indian way and shows paise when there are some', () => {
  expect(formatPaise(0)).toBe('₹0');
  expect(formatPaise(49900)).toBe('₹499');
  expect(formatPaise(49950)).toBe('₹499.50');
  expect(formatPaise(18426005)).toBe('₹1,84,260.05');
  expect(formatPaise(1234567890)).toBe('₹1,23,45,678.90');
});

test('shows paise in columns, and signs', () => {
  expect(formatPaise(49900, { paiseShown: 'always' })).toBe('₹499.00');
  expect(formatPaise(-2495)).toBe('−₹24.95');
  expect(formatPaise(2495, { sign: true })).toBe('+₹24.95');
  expect(formatPaise(0, { sign: true })).toBe('₹0');
});

test('agrees with Intl for every whole amount', () => {
  const intl = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000_000_00, max: 1_000_000_000_00 }), (paise) => {
      expect(formatPaise(paise, { paiseShown: 'always' })).toBe(intl.format(paise / 100).replace('-', '−'));
    }),
  );
});

test('refuses what is not whole paise', () => {
  expect(() => formatPaise(0.5)).toThrow(RangeError);
});
