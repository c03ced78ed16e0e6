import type { Overview, Transaction } from '@haat/openapi';
import type { Deps } from '../../../platform/deps';
import type { Identity } from '../../accounts';
import type { Media } from '../../catalog';
import { saleBalanceOf } from '../../money';
import * as repository from '../analytics-data.repository';
import * as counted from '../rollups/count.repository';
import type { Counts } from '../rollups/count.service';
import type { Counting } from '../rollups/counting';
import type { Days } from '../rollups/day.spans';
import type { Visits } from '../visits/visits.service';
import { netCounts } from './analytics.rules';
import type { AnalyticsService } from './analytics.service';
import { dayStart, monthsBetween, type Period, periodOf, type Range, stepKey } from './calendar.rules';
import { type Counted, compare } from './overview.rules';

const latestCount = 7;
const productsShown = 5;

export interface OverviewParts {
  identity: Pick<Identity, 'sellerName'>;
  imageSources: Media['imageSources'];
  visits: Pick<Visits, 'flush'>;
  counts: Counts;
  analytics: Pick<AnalyticsService, 'bestProducts' | 'firstDay'>;
}

type Context = ReturnType<typeof contextOf>;

/** The dashboard: everything it shows, in one answer. */
export function createOverviewService(deps: Pick<Deps, 'clock' | 'database'>, parts: OverviewParts) {
  const context = contextOf(deps, parts);

  return {
    overview: (sellerId: string, range: Range) => overview(context, sellerId, range),
  };
}

function contextOf(deps: Pick<Deps, 'clock' | 'database'>, parts: OverviewParts) {
  const { imageSources, counts, analytics } = parts;
  const { db } = deps.database;
  return { db, deps, analytics, imageSources, parts, counts };
}

/** Sales and visits of each step from one day to another. */
async function countedIn(
  { db }: Context,
  sellerId: string,
  period: Period,
  counting: Counting,
  days: Days,
): Promise<Counted> {
  const [orders, seen] = await Promise.all([
    period.step === 'hour' ? counting.byHour() : counting.byDay(''),
    counted.visitsByDay(db, sellerId, '', days),
  ]);
  const key = (day: string) => (period.step === 'month' ? day.slice(0, 7) : day);
  const earnings = new Map<string, { earnings: number; sales: number }>();
  for (const row of orders) {
    const of = 'hour' in row ? stepKey(row.hour, 'hour') : key(row.day);
    const before = earnings.get(of) ?? { earnings: 0, sales: 0 };
    const { earned, sales } = netCounts(row);
    earnings.set(of, { earnings: before.earnings + earned, sales: before.sales + sales });
  }
  const visitors = new Map<string, number>();
  for (const { day, visitors: count } of seen) visitors.set(key(day), (visitors.get(key(day)) ?? 0) + count);
  return { earnings, visits: visitors };
}

async function periodFor({ deps, analytics }: Context, sellerId: string, range: Range): Promise<Period> {
  const now = deps.clock.now();
  if (range !== 'all') return periodOf(range, now);
  const first = await analytics.firstDay(sellerId);
  return monthsBetween(first ? dayStart(first) : now, now);
}

async function latest({ db, imageSources }: Context, sellerId: string): Promise<Transaction[]> {
  const rows = await repository.latestOrders(db, sellerId, latestCount);
  return rows.map((row) => {
    return {
      id: row.id,
      at: row.created_at.toISOString(),
      status: row.status,
      amount: row.amount,
      ...saleBalanceOf(row),
      method: row.method,
      product: { id: row.product_id, kind: row.kind, title: row.title, cover: imageSources(row.cover) },
      buyer: { phone: row.buyer_phone, email: row.buyer_email, name: row.buyer_name },
    };
  });
}

async function overview(context: Context, sellerId: string, range: Range): Promise<Overview> {
  const { parts, counts, analytics, db } = context;
  await parts.visits.flush();
  const period = await periodFor(context, sellerId, range);
  const to = stepKey(period.to, 'day');
  const since = period.previous?.[0] ?? period.from;
  const counting = await counts.of(sellerId, { from: stepKey(since, 'day'), to });
  const [found, newest, best, done, sellerName] = await Promise.all([
    countedIn(context, sellerId, period, counting, { from: stepKey(since, 'day'), to }),
    latest(context, sellerId),
    analytics.bestProducts(
      sellerId,
      counting.within({ from: stepKey(period.from, 'day'), to }),
      productsShown,
    ),
    repository.milestones(db, sellerId),
    parts.identity.sellerName(sellerId),
  ]);
  return {
    range,
    from: period.from.toISOString(),
    to: period.to.toISOString(),
    ...compare(period, found),
    latest: newest,
    selling: best.map(({ product, sales: sold, earned }) => ({ product, sold, earned })),
    setup: [
      { step: 'name', done: sellerName !== null },
      { step: 'firstPage', done: Boolean(done.hasPage) },
      { step: 'publish', done: Boolean(done.hasPublished) },
      { step: 'share', done: Boolean(done.hasVisit) },
      { step: 'firstSale', done: Boolean(done.hasSale) },
    ],
    sellerName,
  };
}

export type OverviewService = ReturnType<typeof createOverviewService>;
