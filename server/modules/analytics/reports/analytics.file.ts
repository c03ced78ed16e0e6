import type { Deps } from '../../../platform/deps';
import { csvMark, csvRow, csvRupees } from '../../../platform/documents/csv';
import * as counted from '../rollups/count.repository';
import type { Counts } from '../rollups/count.service';
import type { Days } from '../rollups/day.spans';
import { createCourse } from '../subscriptions/subscription.course';
import { firstBegun, type MaybeRan } from '../subscriptions/subscription.days.repository';
import { runningNow } from '../subscriptions/subscription.figures';
import type { Visits } from '../visits/visits.service';
import { netCounts } from './analytics.rules';
import type { AnalyticsService } from './analytics.service';
import { plusDays, stepKey } from './calendar.rules';

const head = [
  'Day',
  'Visitors',
  'Pages opened',
  'Started checkout',
  'Orders placed',
  'Failed attempts',
  'Sales',
  'Refunded sales',
  'Conversion (%)',
  'Buyers paid (INR)',
  'Refunded (INR)',
  'Earned (INR)',
  'Subscriptions running',
  'Subscriptions a month (INR)',
];

/** Days that are in memory at a time. */
const batch = 62;

export interface FileParts {
  visits: Pick<Visits, 'flush'>;
  counts: Counts;
  analytics: Pick<AnalyticsService, 'firstDay'>;
}

export interface FileTime {
  /** Empty: all products together. */
  productId: string;
  from?: Date | undefined;
  /** The first moment that does not belong. */
  to?: Date | undefined;
}

/** Every day of a time, whether anything happened on it or not: a few weeks are read while those before them are on their way. */
export const analyticsFile = (
  { clock, database: { db } }: Pick<Deps, 'clock' | 'database'>,
  { visits, counts, analytics }: FileParts,
) =>
  async function* file(sellerId: string, { productId, from, to }: FileTime): AsyncGenerator<string> {
    yield csvMark + csvRow(head);
    await visits.flush();
    const today = stepKey(clock.now(), 'day');
    const wanted = to && stepKey(new Date(to.getTime() - 1), 'day');
    const last = wanted && wanted < today ? wanted : today;
    const firstDay = (await analytics.firstDay(sellerId)) ?? today;
    const course = await courseOf(sellerId, productId);
    const firstKey = from && stepKey(from, 'day');
    for (let day = firstKey && firstKey > firstDay ? firstKey : firstDay; day <= last; ) {
      const end = plusDays(day, batch - 1);
      const days = { from: day, to: end < last ? end : last };
      yield await linesOf(sellerId, productId, days);
      day = plusDays(days.to, 1);
    }

    async function linesOf(seller: string, product: string, days: Days): Promise<string> {
      const all = daysFrom(days);
      const [orders, seen, ran] = await Promise.all([
        (await counts.of(seller, days)).byDay(product),
        counted.visitsByDay(db, seller, product, days),
        course?.(all),
      ]);
      const ordersOn = new Map(orders.map((row) => [row.day, row]));
      const seenOn = new Map(seen.map((row) => [row.day, row]));
      return all.map((on) => lineOf(on, ordersOn.get(on), seenOn.get(on), ran?.(on))).join('');
    }

    /** Null if there were never any subscriptions. */
    async function courseOf(seller: string, product: string) {
      const since = await firstBegun(db, seller, product);
      if (!since) return null;
      const now = clock.now();
      const live = await runningNow(db, seller, product, now);
      return createCourse(db, { sellerId: seller, productId: product, startedAt: since, live, now });
    }
  };

function daysFrom({ from, to }: Days): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = plusDays(day, 1)) days.push(day);
  return days;
}

function lineOf(
  day: string,
  orders: counted.OrderCounts | undefined,
  seen: counted.DayVisits | undefined,
  ran: MaybeRan | undefined,
): string {
  const {
    checkouts = 0,
    failed = 0,
    sold = 0,
    returned = 0,
    amount = 0,
    refunded = 0,
  } = orders ?? ({} as Partial<counted.OrderCounts>);
  const { sales, earned } = netCounts({ checkouts, failed, sold, returned, amount, refunded });
  const visitors = seen?.visitors ?? 0;
  const numbers = [visitors, seen?.visits ?? 0, seen?.opened ?? 0, checkouts, failed, sales, returned];
  const conversion = visitors === 0 ? '' : ((sales / visitors) * 100).toFixed(1);
  return csvRow([
    day,
    ...numbers.map(String),
    conversion,
    ...[amount, refunded, earned].map(csvRupees),
    ...ranOf(ran),
  ]);
}

/** Empty where nobody subscribed, or nobody can tell. */
const ranOf = ({ running, monthly }: MaybeRan = { running: null, monthly: null }) => [
  running === null ? '' : String(running),
  monthly === null ? '' : csvRupees(monthly),
];
