import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayMs } from '../../../../platform/text/period';
import type { SubscriptionTerms } from '../subscription.tables';
import { creditOf, quoteOf } from './change.rules';

const start = new Date('2026-11-01T06:00:00Z');
const after = (days: number) => new Date(start.getTime() + days * dayMs);
const terms = (amount: number, count = 1): SubscriptionTerms => ({
  priceId: `price${amount}`,
  label: null,
  amount,
  period: { unit: 'month', count },
});
const november = { startsAt: start, endsAt: after(30), amount: 49_900 };
const at = (days: number, periods = [november]) => ({ periods, now: after(days), anchor: 1, least: 100 });

describe('what is paid for and not used', () => {
  it('is the share of the whole days that lie ahead, rounded down', () => {
    expect(creditOf([november], start)).toBe(49_900);
    expect(creditOf([november], after(10))).toBe(33_266);
    expect(creditOf([november], after(10.5))).toBe(31_603);
    expect(creditOf([november], after(29.5))).toBe(0);
    expect(creditOf([november], after(31))).toBe(0);
  });

  it('counts a period that was paid ahead as a whole, and one that never ends not at all', () => {
    const december = { startsAt: after(30), endsAt: after(61), amount: 49_900 };
    expect(creditOf([november, december], after(10))).toBe(33_266 + 49_900);
    expect(creditOf([{ startsAt: start, endsAt: null, amount: 49_900 }], after(1))).toBe(0);
  });

  it('is never more than what was paid, and never grows', () => {
    const amounts = fc.integer({ min: 100, max: 5_00_000_00 });
    fc.assert(
      fc.property(
        amounts,
        fc.integer({ min: 1, max: 366 }),
        fc.nat(400),
        fc.nat(50),
        (amount, days, day, more) => {
          const period = { startsAt: start, endsAt: after(days), amount };
          const credit = creditOf([period], after(day / 2));
          expect(credit >= 0 && credit <= amount).toBe(true);
          expect(creditOf([period], after(day / 2 + more))).toBeLessThanOrEqual(credit);
        },
      ),
    );
  });
});

describe('going over to another price', () => {
  it('begins at once where it is dearer, for the difference', () => {
    expect(quoteOf(terms(49_900), terms(99_900), at(10))).toEqual({
      when: 'now',
      credit: 33_266,
      due: 66_634,
    });
  });

  it('waits for the end where it is cheaper by the day, whatever the sum', () => {
    expect(quoteOf(terms(49_900), terms(19_900), at(10))).toEqual({ when: 'atEnd', credit: 0, due: 0 });
    expect(quoteOf(terms(49_900), terms(4_99_900, 12), at(10)).when).toBe('atEnd');
  });

  it('waits for the end where nothing would be left to pay', () => {
    const longAhead = { startsAt: start, endsAt: after(365), amount: 5_00_000 };
    expect(quoteOf(terms(5_00_000, 12), terms(60_000), at(1, [longAhead])).when).toBe('atEnd');
  });

  it('to the paisa takes what the new price costs, less what is left of the old', () => {
    const amounts = fc.integer({ min: 100, max: 5_00_000_00 });
    fc.assert(
      fc.property(amounts, amounts, fc.nat(40), (before, wanted, day) => {
        const paid = { ...november, amount: before };
        const quote = quoteOf(terms(before), terms(wanted), at(day, [paid]));
        if (quote.when === 'atEnd') expect(quote).toEqual({ when: 'atEnd', credit: 0, due: 0 });
        else {
          expect(quote.due + quote.credit).toBe(wanted);
          expect(quote.due).toBeGreaterThanOrEqual(100);
          expect(quote.credit).toBe(creditOf([paid], after(day)));
        }
      }),
    );
  });
});
