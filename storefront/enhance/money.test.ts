import { formatPaise } from '@haat/design-system/preview';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paiseFrom } from '../document/pricing/pricing';
import { paiseIn, sumOf } from './money';

test('writes every amount as the design system does', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 50_000_000 }), (paise) => {
      expect(sumOf(paise)).toBe(formatPaise(paise));
    }),
  );
});

test('reads every amount as the form does', () => {
  const typed = fc.oneof(
    fc.string(),
    fc.stringMatching(/^[0-9]{1,9}(\.[0-9]{1,2})?$/),
    fc.integer({ min: 0, max: 50_000_000 }).map((paise) => formatPaise(paise)),
  );
  fc.assert(
    fc.property(typed, (text) => {
      expect(paiseIn(text)).toBe(paiseFrom(text));
    }),
  );
});
