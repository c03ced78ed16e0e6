import type { Analytics, AnalyticsFigures } from '@haat/openapi';
import type {
  DayOrders,
  DayVisits,
  OrderCounts,
  ValueOrders,
  ValueVisits,
} from '../rollups/count.repository';
import type { Days } from '../rollups/day.spans';
import { sourceName } from '../visits/source.rules';
import { type Looked, lengthOf, stepsOf } from './analytics.days';
import { plusDays } from './calendar.rules';

const none: AnalyticsFigures = {
  visits: 0,
  visitors: 0,
  opened: 0,
  checkouts: 0,
  sales: 0,
  earned: 0,
  refunds: 0,
  refunded: 0,
  failed: 0,
};

/** What orders come to: a sale that was given back whole counts as a refund and no more as a sale. */
export const netCounts = ({ sold, returned, amount, refunded }: OrderCounts) => ({
  sales: sold - returned,
  earned: amount - refunded,
});

/** Figures by day. */
export function figuresByDay(
  orders: readonly DayOrders[],
  visits: readonly DayVisits[],
): Map<string, AnalyticsFigures> {
  const days = new Map<string, AnalyticsFigures>();
  for (const { day, ...seen } of visits) days.set(day, { ...none, ...seen });
  for (const counts of orders) {
    const { day, checkouts, failed, returned: refunds, refunded } = counts;
    days.set(day, {
      ...(days.get(day) ?? none),
      ...netCounts(counts),
      checkouts,
      failed,
      refunds,
      refunded,
    });
  }
  return days;
}

function sumOver(byDay: ReadonlyMap<string, AnalyticsFigures>, { from, to }: Days): AnalyticsFigures {
  const sum = { ...none };
  for (let day = from; day <= to; day = plusDays(day, 1)) {
    const figures = byDay.get(day);
    if (!figures) continue;
    for (const name of Object.keys(none) as (keyof AnalyticsFigures)[]) sum[name] += figures[name];
  }
  return sum;
}

/** The sums of the days beside those before, and step by step; a step is held against the same days as long before as the whole time is. */
export function compared(
  looked: Looked,
  byDay: ReadonlyMap<string, AnalyticsFigures>,
): Pick<Analytics, 'current' | 'previous' | 'steps'> {
  const { previous } = looked;
  const back = -lengthOf(looked);
  return {
    current: sumOver(byDay, looked),
    previous: previous && sumOver(byDay, previous),
    steps: stepsOf(looked).map((days) => {
      const { visitors, checkouts, sales, earned, refunds, refunded } = sumOver(byDay, days);
      const before = previous && { from: plusDays(days.from, back), to: plusDays(days.to, back) };
      return {
        ...days,
        visitors,
        checkouts,
        sales,
        earned,
        refunds,
        refunded,
        previousEarned: before && sumOver(byDay, before).earned,
      };
    }),
  };
}

export const mostFirst = <Row extends { earned: number; sales: number }>(one: Row, other: Row) =>
  other.earned - one.earned || other.sales - one.sales;

const of = (orders: readonly ValueOrders[], dimension: ValueOrders['dimension']) =>
  orders.filter((row) => row.dimension === dimension);

function addTo(row: { checkouts: number; sales: number; earned: number }, counts: ValueOrders): void {
  const { sales, earned } = netCounts(counts);
  row.checkouts += counts.checkouts;
  row.sales += sales;
  row.earned += earned;
}

/** Where people come from: the ways that have one name are one. */
export function sourcesOf(
  orders: readonly ValueOrders[],
  visits: readonly ValueVisits[],
  campaigns: ReadonlyMap<string, string>,
): Analytics['sources'] {
  const rows = new Map<string, Analytics['sources'][number]>();
  const rowOf = (key: string) => {
    const named = sourceName(key, campaigns);
    const name = `${named.name}\n${named.detail}`;
    const row = rows.get(name) ?? { ...named, visitors: 0, checkouts: 0, sales: 0, earned: 0 };
    rows.set(name, row);
    return row;
  };
  for (const { dimension, value, visitors } of visits)
    if (dimension === 'source') rowOf(value).visitors += visitors;
  for (const counts of of(orders, 'source')) addTo(rowOf(counts.value), counts);
  return [...rows.values()].sort((one, other) => mostFirst(one, other) || other.visitors - one.visitors);
}

export const placesOf = (orders: readonly ValueOrders[]): Analytics['places'] =>
  of(orders, 'state')
    .map((counts) => ({ state: counts.value || null, ...netCounts(counts) }))
    .filter(({ sales, earned }) => sales > 0 || earned > 0)
    .sort(mostFirst);

/** What people look and buy with. */
export function devicesOf(
  orders: readonly ValueOrders[],
  visits: readonly ValueVisits[],
): Analytics['devices'] {
  const rows = new Map<string, Analytics['devices'][number]>();
  const rowOf = (value: string) => {
    const device = (value || 'unknown') as Analytics['devices'][number]['device'];
    const row = rows.get(device) ?? { device, visitors: 0, checkouts: 0, sales: 0, earned: 0 };
    rows.set(device, row);
    return row;
  };
  for (const { dimension, value, visitors } of visits)
    if (dimension === 'device') rowOf(value).visitors += visitors;
  for (const counts of of(orders, 'device')) addTo(rowOf(counts.value), counts);
  return [...rows.values()].sort((one, other) => other.visitors - one.visitors || mostFirst(one, other));
}

export const pricesOf = (
  orders: readonly ValueOrders[],
  labels: ReadonlyMap<string, string | null>,
): Analytics['prices'] =>
  of(orders, 'price')
    .map((counts) => ({
      id: counts.value,
      product: null,
      label: labels.get(counts.value) ?? null,
      checkouts: counts.checkouts,
      ...netCounts(counts),
    }))
    .sort(mostFirst);

export const methodsOf = (orders: readonly ValueOrders[]): Analytics['methods'] =>
  of(orders, 'method')
    .map((counts) => ({ method: counts.value || null, ...netCounts(counts), failed: counts.failed }))
    .sort((one, other) => mostFirst(one, other) || other.failed - one.failed);

export const failuresOf = (orders: readonly ValueOrders[]): Analytics['failures'] =>
  of(orders, 'failure')
    .map(({ value, failed }) => {
      const [method = '', via = '', ...reason] = value.split('|');
      return { method: method || null, via: via || null, reason: reason.join('|'), count: failed };
    })
    .sort((one, other) => other.count - one.count);
