import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayMs } from '../../../../platform/text/period';
import { withoutOrder } from '../periods/reversal.rules';
import { applyPriceChange } from './price-change';
import { creditsOf, durationOf, type ProratedOrder } from './proration';

const start = new Date('2026-11-01T06:00:00Z');
const after = (days: number) => new Date(start.getTime() + days * dayMs);

/** An order of so many days; `from` left out, it is not paid yet. */
function order(id: string, amount: number, days: number | null, from?: number): ProratedOrder {
  const starts = from === undefined ? null : after(from);
  return {
    order_id: id,
    kind: 'first',
    amount,
    refunded: null,
    applied_at: starts && start,
    returned_at: null,
    starts_at: starts,
    ends_at: starts && days !== null ? new Date(starts.getTime() + days * dayMs) : null,
    terms: {
      priceId: id,
      label: null,
      amount,
      period: days === null ? { unit: 'lifetime', count: 1 } : { unit: 'day', count: days },
      ...(days !== null && starts && { lasts: days * dayMs }),
    },
  };
}

/** An order for other terms, with what is left of others at that moment. */
function upgrade(
  id: string,
  price: number,
  days: number | null,
  orders: readonly ProratedOrder[],
  at: Date,
): ProratedOrder {
  const made = order(id, price, days);
  const credits = creditsOf(orders, at);
  const credit = credits.reduce((sum, { amount }) => sum + amount, 0);
  return { ...made, kind: 'change', amount: price - credit, terms: { ...made.terms, credits } };
}

/** The orders after one of them was paid. */
function paid(orders: readonly ProratedOrder[], one: ProratedOrder, at: Date): ProratedOrder[] {
  const periods = applyPriceChange(orders, one, at).orders;
  return [...orders, one].map((each) => ({
    ...each,
    ...periods.find(({ order_id }) => order_id === each.order_id),
    applied_at: each === one ? at : each.applied_at,
  }));
}

function returned(orders: readonly ProratedOrder[], id: string, at: Date): ProratedOrder[] {
  const gone = orders.find(({ order_id }) => order_id === id) as ProratedOrder;
  const left = withoutOrder(orders, gone, at);
  return orders.map((each) => ({
    ...each,
    ...left.find(({ order_id }) => order_id === each.order_id),
    ...(each.order_id === id && { returned_at: at }),
  }));
}

const daysLeft = (orders: readonly ProratedOrder[], at: Date) =>
  orders
    .filter(({ applied_at, returned_at }) => applied_at && !returned_at)
    .reduce((sum, { starts_at, ends_at }) => {
      const from = Math.max(starts_at?.getTime() ?? 0, at.getTime());
      return sum + Math.max(0, (ends_at?.getTime() ?? 0) - from) / dayMs;
    }, 0);

const plain = () => [order('p1', 49_900, 30, 0), order('p2', 49_900, 30, 30)];

describe('a credit', () => {
  it('is given once: a second order with the same one buys what it was really paid', () => {
    const orders = plain();
    const [first, second] = [1, 2].map((n) => upgrade(`u${n}`, 99_900, 30, orders, start)) as [
      ProratedOrder,
      ProratedOrder,
    ];
    expect([first.amount, second.amount]).toEqual([100, 100]);
    const once = paid(orders, first, start);
    expect(daysLeft(once, start)).toBe(30);
    const twice = paid([...once], second, start);
    expect(daysLeft(twice, start)).toBeCloseTo(30 + (30 * 100) / 99_900, 6);
  });

  it('holds for the hours in which somebody pays, and not for days that were used meanwhile', () => {
    const orders = [order('p1', 49_900, 30, 0)];
    const wanted = upgrade('u', 99_900, 30, orders, after(10.2));
    expect(daysLeft(paid(orders, wanted, after(10.9)), after(10.9))).toBe(30);
    const late = paid(orders, wanted, after(29));
    expect(daysLeft(late, after(29))).toBeCloseTo((30 * (wanted.amount + 1663)) / 99_900, 6);
  });

  it('that is gone buys no lifetime, but time at what the credited order cost', () => {
    const orders = [order('p1', 36_500_00, 365, 0)];
    const wanted = upgrade('ever', 40_000_00, null, orders, start);
    const spent = paid(orders, upgrade('u', 37_000_00, 30, orders, start), start);
    const ever = paid(spent, wanted, start).find(({ order_id }) => order_id === 'ever') as ProratedOrder;
    expect(durationOf(ever)).toBe(35 * dayMs);
  });
});

describe('money that goes back', () => {
  it('of other terms brings back what was credited, less what was used since', () => {
    const orders = paid(plain(), upgrade('u', 99_900, 30, plain(), after(10)), after(10));
    expect(daysLeft(orders, after(10))).toBe(30);
    const back = returned(orders, 'u', after(15));
    expect(daysLeft(back, after(15))).toBe(45);
    expect(creditsOf(back, after(15)).reduce((sum, { amount }) => sum + amount, 0)).toBe(24_950 + 49_900);
  });

  it('of what was credited takes its share off what it was credited to, however long the chain', () => {
    const first = paid(plain(), upgrade('u', 99_900, 30, plain(), start), start);
    expect(daysLeft(returned(first, 'p1', start), start)).toBeCloseTo((30 * 50_000) / 99_900, 6);
    const second = paid(first, upgrade('v', 1_99_800, 30, first, start), start);
    const none = returned(returned(second, 'p1', start), 'p2', start);
    expect(daysLeft(none, start)).toBeCloseTo((30 * (99_900 + 100)) / 1_99_800, 3);
  });

  it('of what became a lifetime ends it where its money does', () => {
    const orders = [order('p1', 36_500_00, 365, 0)];
    const ever = paid(orders, upgrade('ever', 40_000_00, null, orders, start), start);
    expect(daysLeft(returned(ever, 'p1', after(5)), after(5))).toBe(30);
  });

  it('leaves nobody more time than was paid for, whatever is changed and given back in any order', () => {
    const prices = [49_900, 99_900, 1_99_900, 4_00_000];
    const act = fc.record({
      what: fc.constantFrom('change', 'pay', 'pay', 'return'),
      nth: fc.nat(5),
      days: fc.nat(6),
    });
    fc.assert(
      fc.property(fc.array(act, { maxLength: 14 }), (acts) => {
        let orders = plain();
        let open: ProratedOrder[] = [];
        let now = start;
        for (const [index, { what, nth, days }] of acts.entries()) {
          now = new Date(now.getTime() + days * dayMs);
          if (what === 'change') {
            const one = upgrade(`u${index}`, prices[nth % 4] as number, 30, orders, now);
            if (one.amount >= 100) open.push(one);
          } else if (what === 'pay' && open.length > 0) {
            const one = open[nth % open.length] as ProratedOrder;
            open = open.filter((other) => other !== one);
            orders = paid(orders, one, now);
          } else if (what === 'return') {
            const held = orders.filter(({ returned_at }) => !returned_at);
            const one = held[nth % Math.max(1, held.length)];
            if (one) orders = returned(orders, one.order_id, now);
          }
          const worth = creditsOf(orders, now).reduce((sum, { amount }) => sum + amount, 0);
          const money = orders
            .filter(({ returned_at }) => !returned_at)
            .reduce((sum, one) => sum + one.amount, 0);
          expect(worth).toBeLessThanOrEqual(money + orders.length);
          for (const { starts_at, ends_at } of orders)
            expect((ends_at as Date) >= (starts_at as Date)).toBe(true);
        }
      }),
      { numRuns: 400 },
    );
  });
});
