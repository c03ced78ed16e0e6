import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMonths } from '../../../platform/text/india';
import {
  cutBy,
  graceEnd,
  lastOf,
  leftOf,
  offerOf,
  type PaidPlan,
  type Period,
  paidUntil,
  placeOf,
  relaid,
  type Term,
  termAt,
} from './plan.rules';

const prices = {
  plans: {
    FREE: { monthly: 0, yearly: 0 },
    PREMIUM: { monthly: 49_900, yearly: 499_900 },
    VVIP: { monthly: 149_900, yearly: 1_499_900 },
  },
  taxBasisPoints: 1_800,
};
/** An instant by the clocks of India. */
const at = (local: string) => new Date(`${local}+05:30`);
const term = (plan: PaidPlan, period: Period, startsAt: Date, more: Partial<Term> = {}): Term => ({
  orderId: 'order',
  plan,
  period,
  price: prices.plans[plan][period === 'year' ? 'yearly' : 'monthly'],
  startsAt,
  endsAt: addMonths(startsAt, period === 'year' ? 12 : 1),
  ...more,
});

describe('what a plan costs', () => {
  it('is its price and GST on it while nothing is left of another', () => {
    const offer = (plan: PaidPlan, period: Period) => {
      const { kind, credit, tax, amount } = offerOf([], { plan, period }, prices, at('2026-05-10T11:00'));
      return { kind, credit, tax, amount };
    };
    expect(offer('PREMIUM', 'month')).toEqual({ kind: 'start', credit: 0, tax: 8_982, amount: 58_882 });
    expect(offer('PREMIUM', 'year')).toEqual({ kind: 'start', credit: 0, tax: 89_982, amount: 589_882 });
    expect(offer('VVIP', 'month')).toEqual({ kind: 'start', credit: 0, tax: 26_982, amount: 176_882 });
    expect(offer('VVIP', 'year')).toEqual({ kind: 'start', credit: 0, tax: 269_982, amount: 1_769_882 });
  });

  it('is less by the days that are left of the cheaper one, to the paisa', () => {
    const bought = at('2026-05-01T10:00');
    const terms = [term('PREMIUM', 'month', bought)];
    const offer = (now: Date) => offerOf(terms, { plan: 'VVIP', period: 'month' }, prices, now);
    // 21 midnights of 31 are left: 49,900 × 21 ÷ 31 = 33,803.2.
    expect(offer(at('2026-05-11T09:00'))).toMatchObject({
      kind: 'upgrade',
      credit: 33_803,
      tax: 20_897,
      amount: 136_994,
      startsAt: at('2026-05-11T09:00'),
      endsAt: at('2026-06-11T09:00'),
    });
    expect(offer(at('2026-05-11T23:59')).credit).toBe(33_803);
    expect(offer(at('2026-05-12T00:00')).credit).toBe(32_194);
    expect(offer(bought).credit).toBe(49_900);
    expect(offer(at('2026-06-01T09:59')).credit).toBe(0);
  });

  it('is refused where more is left of the present plan than it costs', () => {
    const terms = [term('PREMIUM', 'year', at('2026-05-01T10:00'))];
    const now = at('2026-05-02T10:00');
    expect(offerOf(terms, { plan: 'VVIP', period: 'month' }, prices, now).refusal).toMatch(/longer period/);
    expect(offerOf(terms, { plan: 'VVIP', period: 'year' }, prices, now)).toMatchObject({
      credit: 498_530,
      refusal: null,
    });
  });
});

describe('when it begins', () => {
  const first = term('PREMIUM', 'month', at('2026-05-01T10:00'));
  it('is at once for a dearer plan, and at the end of what is paid for otherwise', () => {
    const now = at('2026-05-20T10:00');
    expect(placeOf([], 'VVIP', now)).toEqual({ kind: 'start', startsAt: now });
    expect(placeOf([first], 'PREMIUM', now)).toEqual({ kind: 'renew', startsAt: first.endsAt });
    expect(placeOf([first], 'VVIP', now)).toEqual({ kind: 'upgrade', startsAt: now });
    const dear = term('VVIP', 'month', at('2026-05-01T10:00'));
    expect(placeOf([dear], 'PREMIUM', now)).toEqual({ kind: 'change', startsAt: dear.endsAt });
  });

  it('counts the days of grace as part of the same plan, and as nothing for another', () => {
    const now = at('2026-06-03T10:00');
    expect(placeOf([first], 'PREMIUM', now)).toEqual({ kind: 'renew', startsAt: first.endsAt });
    expect(placeOf([first], 'VVIP', now)).toEqual({ kind: 'start', startsAt: now });
    expect(placeOf([first], 'PREMIUM', graceEnd(first))).toEqual({
      kind: 'start',
      startsAt: graceEnd(first),
    });
  });

  it('ends a month later on the same day, or on the last one there is', () => {
    expect(addMonths(at('2026-01-31T22:30'), 1)).toEqual(at('2026-02-28T22:30'));
    expect(addMonths(at('2027-12-31T00:10'), 2)).toEqual(at('2028-02-29T00:10'));
    expect(addMonths(at('2028-02-29T00:10'), 12)).toEqual(at('2029-02-28T00:10'));
  });
});

it('is shorter when its credit had been used up meanwhile', () => {
  const start = at('2026-05-01T10:00');
  expect(paidUntil(start, 'month', 149_900, 149_900)).toEqual(at('2026-06-01T10:00'));
  expect(paidUntil(start, 'month', 74_950, 149_900)).toEqual(at('2026-05-16T22:00'));
});

describe('whatever is bought whenever', () => {
  const steps = fc.array(
    fc.record({
      waitHours: fc.integer({ min: 0, max: 24 * 70 }),
      plan: fc.constantFrom<PaidPlan>('PREMIUM', 'VVIP'),
      period: fc.constantFrom<Period>('month', 'year'),
    }),
    { minLength: 1, maxLength: 12 },
  );

  it('no time overlaps another, nothing is credited twice, and no price falls below zero', () => {
    fc.assert(
      fc.property(steps, (wishes) => {
        let now = at('2026-01-31T23:30');
        let terms: Term[] = [];
        let [paid, credited, used] = [0, 0, 0];
        for (const [index, { waitHours, plan, period }] of wishes.entries()) {
          now = new Date(now.getTime() + waitHours * 3_600_000);
          const offer = offerOf(terms, { plan, period }, prices, now);
          expect(offer.credit).toBeGreaterThanOrEqual(0);
          expect(offer.amount).toBe(offer.price - Math.min(offer.credit, offer.price) + offer.tax);
          if (offer.refusal) continue;
          const ended = offer.kind === 'upgrade' ? cutBy(terms, plan, now) : [];
          for (const one of ended) used += one.price - leftOf(one, now);
          credited += offer.credit;
          paid += offer.price - offer.credit;
          terms = terms.filter((one) => !ended.includes(one));
          terms.push({ ...offer, orderId: String(index) });
          terms.sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
          for (const [at, one] of terms.entries()) {
            const before = terms[at - 1];
            if (before) expect(before.endsAt.getTime()).toBeLessThanOrEqual(one.startsAt.getTime());
          }
        }
        // What was paid is what the times that stand are worth and what was used of those that ended: nothing is lost or given.
        expect(terms.reduce((sum, one) => sum + one.price, 0) + used).toBe(paid);
        expect(credited).toBeLessThanOrEqual(paid);
      }),
      { numRuns: 500 },
    );
  });

  it('what is left of a time never grows, and is all of it or nothing at its ends', () => {
    fc.assert(
      fc.property(
        fc.date({ min: at('2024-01-01T00:00'), max: at('2030-01-01T00:00'), noInvalidDate: true }),
        fc.constantFrom<Period>('month', 'year'),
        fc.array(fc.integer({ min: 0, max: 370 * 24 }), { minLength: 2, maxLength: 8 }),
        (start, period, hours) => {
          const one = term('PREMIUM', period, start);
          let before = leftOf(one, start);
          expect(before).toBe(one.price);
          for (const hour of [...hours].sort((a, b) => a - b)) {
            const left = leftOf(one, new Date(start.getTime() + hour * 3_600_000));
            expect(left).toBeLessThanOrEqual(before);
            expect(left).toBeGreaterThanOrEqual(0);
            before = left;
          }
          expect(leftOf(one, one.endsAt)).toBe(0);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('what is taken out leaves no gap, and what is put back lies over nothing', () => {
    fc.assert(
      fc.property(steps, fc.nat(), (wishes, which) => {
        const now = at('2026-01-31T23:30');
        const terms: Term[] = [];
        for (const [index, { plan, period }] of wishes.entries()) {
          const last = lastOf(terms);
          terms.push(term(plan, period, last?.endsAt ?? now, { orderId: String(index) }));
        }
        const left = terms.filter((_, index) => index !== which % terms.length);
        const rescheduled = new Map(relaid(left, now).map((one) => [one.orderId, one]));
        const after = left.map((one) => rescheduled.get(one.orderId) ?? one);
        let free = now.getTime();
        for (const one of after) {
          expect(one.startsAt.getTime()).toBe(free);
          free = one.endsAt.getTime();
        }
        expect(after.length === 0 || termAt(after, now)).toBeTruthy();
      }),
      { numRuns: 200 },
    );
  });
});
