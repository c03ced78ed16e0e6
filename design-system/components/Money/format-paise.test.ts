import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { formatPaise, partsOfPaise } from './format-paise';

afterEach(() => vi.unstubAllGlobals());

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

test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, undefined, null, '499', {}])(
  'what is not whole paise is reported and written as unknown: %s',
  (given) => {
    const reported = vi.fn();
    vi.stubGlobal('reportError', reported);
    expect(formatPaise(given as number)).toBe('–');
    expect(partsOfPaise(given as number)).toBeNull();
    expect(reported).toHaveBeenCalledTimes(2);
    expect(reported.mock.calls[0]?.[0]).toBeInstanceOf(RangeError);
  },
);

test('a report names the kind of what is no number, and not what it holds', () => {
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  formatPaise('+919876543210' as unknown as number);
  expect(String(reported.mock.calls[0]?.[0])).toBe('RangeError: Money is whole paise, not string');
});
