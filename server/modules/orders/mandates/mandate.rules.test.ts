import type { Period, Price } from '@haat/openapi';
import { describe, expect, it } from 'vitest';
import { mayRenewByItself, pricesWithAutopay } from '../../catalog';
import { eventsOf, hasLapsed, mandateUntil, statusAfter } from './mandate.rules';

const month: Period = { unit: 'month', count: 1 };

describe('what may renew automatically', () => {
  it.each<[string, number, Period, boolean]>([
    ['a month', 499_00, month, true],
    ['the most that asks for no PIN', 15_000_00, month, true],
    ['a paisa more', 15_000_01, month, false],
    ['nothing to pay', 0, month, false],
    ['a week', 99_00, { unit: 'day', count: 7 }, true],
    ['six days', 99_00, { unit: 'day', count: 6 }, false],
    ['for ever', 499_00, { unit: 'lifetime' } as Period, false],
  ])('%s', (_what, amount, period, may) => {
    expect(mayRenewByItself({ amount, period })).toBe(may);
  });

  it('is offered at checkout of what takes money at once', () => {
    const price = { id: 'paid', type: 'subscription', amount: 499_00, period: month } as Price;
    const others: Price[] = [
      { ...price, id: 'free first', trialDays: 7 },
      { ...price, id: 'dear', amount: 20_000_00 },
      { id: 'once', type: 'once', amount: 499_00 } as Price,
    ];
    expect(pricesWithAutopay([price, ...others])).toEqual(['paid']);
  });
});

it('lasts ten years, also from a day that not every year has', () => {
  expect(mandateUntil(new Date('2026-11-21T10:00:00Z'))).toEqual(new Date('2036-11-21T10:00:00Z'));
  expect(mandateUntil(new Date('2028-02-29T10:00:00Z'))).toEqual(new Date('2038-03-01T10:00:00Z'));
});

it('waits an hour for somebody to agree, and three days for a bank that was chosen', () => {
  const openedAt = new Date('2026-11-21T10:00:00Z');
  const after = (hours: number) => new Date(openedAt.getTime() + hours * 3_600_000);
  expect([0.9, 1].map((hours) => hasLapsed(openedAt, null, after(hours)))).toEqual([false, true]);
  expect([71.9, 72].map((hours) => hasLapsed(openedAt, 'upi', after(hours)))).toEqual([false, true]);
});

describe('what a gateway says', () => {
  const statuses = ['proposed', 'active', 'paused', 'ended'] as const;

  it('leads to what it says, or is contradicted', () => {
    for (const status of statuses)
      for (const seen of statuses) {
        const events = eventsOf(status, seen);
        if (events === null) expect(status === 'ended' || seen === 'proposed').toBe(true);
        else expect(statusAfter(status, events)).toBe(seen);
      }
  });

  it('is that the bank agreed, also when it was held back by the time we asked', () => {
    expect(eventsOf('proposed', 'paused')).toEqual(['bank.agreed', 'bank.paused']);
    expect(eventsOf('paused', 'active')).toEqual(['bank.resumed']);
  });

  it('never opens what has ended', () => {
    expect(eventsOf('ended', 'active')).toBeNull();
    expect(() => statusAfter('ended', ['bank.agreed'])).toThrow('takes no bank.agreed');
  });
});
