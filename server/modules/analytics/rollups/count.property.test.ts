import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { stories } from '../../../platform/testing/property.testing';
import { resetDatabase, type TestDeps, testDeps } from '../../../platform/testing/testing';
import { dayStart, hourStart, plusDays, stepKey } from '../reports/calendar.rules';
import { type CountedOrder, ordersFor } from '../testing/counted-orders';
import type { DayOrders, OrderCounts } from './count.repository';
import { type Counts, createCounts } from './count.service';

const seller = '018f0000-0000-7000-8000-000000000001';
const days = { from: '2025-12-01', to: '2060-12-31' };
let deps: TestDeps;
let counts: Counts;

beforeAll(async () => {
  deps = await testDeps();
  counts = createCounts(deps);
});
afterEach(() => resetDatabase(deps.database));
afterAll(() => deps.close());

/** What may happen, in any order: `n` picks one of the orders there are; an order that is late was placed minutes before anybody hears of it. */
const happening = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('order' as const),
      product: fc.constantFrom('bread', 'rye'),
      amount: fc.integer({ min: 0, max: 9_000_00 }),
      source: fc.constantFrom('ig', null),
      device: fc.constantFrom('phone', 'computer', null),
      lateMinutes: fc.constantFrom(0, 0, 4),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constantFrom('pay' as const, 'fail' as const, 'refund' as const),
      n: fc.nat(30),
      share: fc.integer({ min: 1, max: 100 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      minutes: fc.oneof(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 300, max: 54_000 })),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('count' as const) }) },
);
type Happening = typeof happening extends fc.Arbitrary<infer T> ? T : never;

/** As `counted` answers, but one order after another; by the day, or by the hour. */
function byHand(orders: readonly CountedOrder[], productId: string, step: 'day' | 'hour' = 'day') {
  const of = new Map<string, OrderCounts>();
  const add = (key: string, more: Partial<OrderCounts>) => {
    const sum = of.get(key) ?? { checkouts: 0, failed: 0, sold: 0, returned: 0, amount: 0, refunded: 0 };
    for (const [name, value] of Object.entries(more)) sum[name as keyof OrderCounts] += value;
    of.set(key, sum);
  };
  for (const order of orders) {
    if (productId !== '' && order.product !== productId) continue;
    const placed = stepKey(order.createdAt, step);
    const events = [
      `source ${order.source === null ? 'direct' : `utm:${order.source}/`}`,
      `device ${order.device ?? ''}`,
    ];
    for (const key of [placed, ...events]) add(key, { checkouts: 1 });
    if (order.failures > 0)
      for (const key of [placed, 'failure upi|PhonePe|The bank said no'])
        add(key, { failed: order.failures });
    if (!order.paidAt) continue;
    const isReturned = order.refunded > 0 && order.refunded === order.amount;
    const sale = { sold: 1, returned: isReturned ? 1 : 0, amount: order.amount, refunded: order.refunded };
    for (const key of [stepKey(order.paidAt, step), ...events]) add(key, sale);
  }
  return Object.fromEntries([...of].sort(([one], [other]) => (one < other ? -1 : 1)));
}

const inOrder = (rows: DayOrders[]) => rows.toSorted((one, other) => (one.day < other.day ? -1 : 1));

async function asCounted(productId: string) {
  const counting = await counts.of(seller, days);
  const [byDay, byValue] = await Promise.all([counting.byDay(productId), counting.byValue(productId)]);
  const middle = byDay.map(({ day }) => day).sort()[Math.floor(byDay.length / 2)] ?? days.from;
  for (const part of [
    { from: days.from, to: middle },
    { from: middle, to: days.to },
  ])
    expect(inOrder(await counting.within(part).byDay(productId))).toEqual(
      inOrder(byDay.filter(({ day }) => day >= part.from && day <= part.to)),
    );
  const found = [
    ...byDay.map(({ day, ...sum }) => [day, sum] as const),
    ...byValue
      .filter(({ dimension }) => ['source', 'device', 'failure'].includes(dimension))
      .map(({ dimension, value, ...sum }) => [`${dimension} ${value}`, sum] as const),
  ];
  return Object.fromEntries(found.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** The hours of today and yesterday. */
async function hoursAsCounted() {
  const today = stepKey(deps.clock.now(), 'day');
  const counting = await counts.of(seller, { from: plusDays(today, -1), to: today });
  const hours = await counting.byHour();
  return Object.fromEntries(hours.map(({ hour, ...sum }) => [stepKey(hour, 'hour'), sum]));
}

function hoursByHand(orders: readonly CountedOrder[]) {
  const since = plusDays(stepKey(deps.clock.now(), 'day'), -1);
  const hours = Object.entries(byHand(orders, '', 'hour')).filter(([key]) => /^\d/.test(key) && key >= since);
  return Object.fromEntries(hours);
}

it('whatever happens in whatever order, and whenever it is added up, the sums are those of counting all', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(happening, { minLength: 5, maxLength: 40 }), async (story: Happening[]) => {
      const shop = ordersFor(deps, seller);
      for (const what of story) {
        if (what.do === 'order') await shop.place(what);
        else if (what.do === 'wait') deps.clock.advance(what.minutes * 60_000);
        else if (what.do === 'count') {
          await counts.of(seller, days);
          await deps.jobs.drain();
        } else await shop[what.do](what.n, what.share);
      }
      for (const product of ['', 'bread', 'rye'])
        expect(await asCounted(product), product).toEqual(byHand(shop.orders, product));
      expect(await hoursAsCounted()).toEqual(hoursByHand(shop.orders));
      const counting = await counts.of(seller, days);
      const products = await counting.byProduct();
      expect(await counting.byProduct(['rye'])).toEqual(products.filter(({ product }) => product === 'rye'));
      const sums = products.map(({ product, ...sum }) => ({ product, value: 'price', ...sum, failed: 0 }));
      const byName = <Row extends { product: string }>(rows: Row[]) =>
        rows.toSorted((one, other) => one.product.localeCompare(other.product));
      expect(byName(await counting.byPrice())).toEqual(byName(sums));
      const sold = (of: string) => products.find(({ product }) => product === of)?.sold ?? 0;
      for (const product of ['bread', 'rye'])
        expect(sold(product)).toBe(shop.orders.filter((one) => one.product === product && one.paidAt).length);
      await resetDatabase(deps.database);
    }),
    stories(40),
  );
});

it('what is added up is read from the sums, and only the hours since from the orders', async () => {
  const shop = ordersFor(deps, seller);
  await shop.place({ product: 'bread', amount: 100_00, source: null, device: null, lateMinutes: 0 });
  await shop.pay(0);
  deps.clock.advance(90 * 86_400_000 + 3_600_000);
  expect((await counts.of(seller, days)).plan.stored).toEqual({ days: null, hours: null });
  await deps.jobs.drain();
  const { plan } = await counts.of(seller, days);
  const open = hourStart(new Date(deps.clock.now().getTime() - 300_000));
  expect(plan.stored.days?.without).toEqual([]);
  expect(plan.stored.hours).toEqual({ from: dayStart(stepKey(open, 'day')), to: open, without: [] });
  expect(plan.live.map(({ from }) => from)).toEqual([open]);
  await shop.refund(0, 100);
  const after = await counts.of(seller, days);
  expect(after.plan.stored.days?.without).toHaveLength(1);
  const [sum] = await after.byDay('');
  expect(sum).toMatchObject({ sold: 1, returned: 1, amount: 100_00, refunded: 100_00 });
});

it('an order of this morning that changes has one hour read again, not the day', async () => {
  const shop = ordersFor(deps, seller);
  deps.clock.advance(86_400_000 - (deps.clock.now().getTime() % 86_400_000));
  for (let n = 0; n < 5; n += 1) {
    await shop.place({ product: 'bread', amount: 100_00, source: null, device: null, lateMinutes: 0 });
    deps.clock.advance(3_600_000);
  }
  await counts.of(seller, days);
  await deps.jobs.drain();
  await shop.pay(2);
  const placed = hourStart((shop.orders[2] as CountedOrder).createdAt);
  const { plan, byHour } = await counts.of(seller, days);
  expect(plan.stored.hours?.without).toEqual([placed]);
  expect(plan.live).toEqual([
    { from: placed, to: new Date(placed.getTime() + 3_600_000) },
    { from: plan.stored.hours?.to, to: expect.any(Date) },
  ]);
  expect((await byHour()).reduce((sum, { sold }) => sum + sold, 0)).toBe(1);
});
