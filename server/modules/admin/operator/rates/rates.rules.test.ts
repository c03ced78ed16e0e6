import type { RatesOfPlans } from '@haat/openapi';
import { describe, expect, it } from 'vitest';
import { isRise, isSame, ratesAt, stepsOf, suddenRise, wrongIn } from './rates.rules';

const usual: RatesOfPlans = {
  FREE: { feeBasisPoints: 500, monthly: 0, yearly: 0 },
  PREMIUM: { feeBasisPoints: 250, monthly: 49_900, yearly: 499_900 },
  VVIP: { feeBasisPoints: 100, monthly: 149_900, yearly: 1_499_900 },
};
const changed = (plan: keyof RatesOfPlans, change: Partial<RatesOfPlans['FREE']>): RatesOfPlans => ({
  ...usual,
  [plan]: { ...usual[plan], ...change },
});

describe('rates of plans', () => {
  it('can be charged as they are configured', () => {
    expect(wrongIn(usual)).toEqual({});
  });

  it.each([
    ['FREE', { monthly: 100 }],
    ['PREMIUM', { monthly: 0 }],
    ['PREMIUM', { yearly: 600_000 }],
    ['PREMIUM', { feeBasisPoints: 501 }],
    ['VVIP', { feeBasisPoints: 251 }],
    ['VVIP', { monthly: 49_800, yearly: 499_900 }],
  ] as const)('cannot be charged: %s with %o', (plan, change) => {
    expect(Object.keys(wrongIn(changed(plan, change)))).toEqual([plan]);
  });

  it('rise when any of them does, whatever falls beside it', () => {
    expect(isRise(usual, changed('FREE', { feeBasisPoints: 501 }))).toBe(true);
    expect(isRise(usual, changed('VVIP', { monthly: 150_000, feeBasisPoints: 50 }))).toBe(true);
    expect(isRise(usual, changed('FREE', { feeBasisPoints: 400 }))).toBe(false);
    expect(isRise(usual, usual)).toBe(false);
  });

  it('are the same only when nothing differs', () => {
    expect(isSame(usual, structuredClone(usual))).toBe(true);
    expect(isSame(usual, changed('VVIP', { yearly: 1_499_800 }))).toBe(false);
  });
});

describe('a rise', () => {
  const today = new Date('2026-11-21T06:00:00Z');
  const inDays = (days: number) => new Date(today.getTime() + days * 24 * 60 * 60_000);
  const monthly = (paise: number, startsAt: Date, at = today) => ({
    at,
    startsAt,
    rates: changed('PREMIUM', { monthly: paise, yearly: paise * 10 }),
  });
  const sudden = (steps: Parameters<typeof suddenRise>[0], change: (typeof steps)[number]) =>
    suddenRise(stepsOf(steps), change, monthly(49_900, today).rates);

  it('is measured against what holds until its day, not against today', () => {
    const fall = monthly(39_900, inDays(10));
    expect(sudden([], fall)).toBeNull();
    expect(sudden([fall], monthly(49_900, inDays(11)))).toBe('itself');
    expect(sudden([fall], monthly(49_900, inDays(30)))).toBeNull();
    expect(sudden([fall], monthly(49_900, inDays(10)))).toBeNull();
  });

  it('is not made of an announced fall by falling further before it', () => {
    expect(sudden([monthly(44_900, inDays(10))], monthly(39_900, today))).toBe('next');
    expect(sudden([monthly(44_900, inDays(30))], monthly(39_900, today))).toBeNull();
    expect(sudden([monthly(44_900, inDays(10))], monthly(44_900, today))).toBeNull();
  });

  it('is taken back by rates of the same day, written later', () => {
    const steps = stepsOf([monthly(59_900, inDays(40)), monthly(49_900, inDays(40), inDays(20))]);
    expect(ratesAt(steps, inDays(39))).toBeUndefined();
    expect(ratesAt(steps, inDays(40))).toEqual(monthly(49_900, today).rates);
    expect(suddenRise(steps, monthly(59_900, inDays(40), inDays(21)), usual)).toBe('itself');
  });
});
