import type { Overview, Transaction } from '@haat/contract';
import type { Deps } from '../../platform/deps';
import type { Identity } from '../identity';
import { standingOf } from '../ledger';
import type { Media } from '../media';
import { monthsBetween, type Period, periodOf, type Range, stepKey } from './calendar.rules';
import * as repository from './insight.repository';
import { type Counted, compare } from './overview.rules';
import type { Visits } from './visits.service';

const latestCount = 7;

export interface OverviewParts {
  identity: Pick<Identity, 'sellerName'>;
  imageSources: Media['imageSources'];
  visits: Visits;
}

/** The dashboard: everything it shows, in one answer. */
export function createOverviewService(deps: Pick<Deps, 'clock' | 'database'>, parts: OverviewParts) {
  const { db } = deps.database;
  const { imageSources } = parts;

  /** Everything since a product was first seen or sold, in months. */
  async function countedEver(sellerId: string): Promise<{ period: Period; counted: Counted }> {
    const [sold, seen] = await Promise.all([
      repository.earningsBySteps(db, sellerId, null, 'month'),
      repository.visitsByDay(db, sellerId, null),
    ]);
    const visits = new Map<string, number>();
    for (const { day, visits: count } of seen) {
      const month = day.slice(0, 7);
      visits.set(month, (visits.get(month) ?? 0) + count);
    }
    const earnings = new Map(sold.map((step) => [step.key, step]));
    const now = deps.clock.now();
    const first = [...earnings.keys(), ...visits.keys()].sort()[0];
    const period = monthsBetween(first ? new Date(`${first}-15T00:00:00Z`) : now, now);
    return { period, counted: { earnings, visits } };
  }

  async function countedIn(
    sellerId: string,
    range: Exclude<Range, 'all'>,
  ): Promise<{ period: Period; counted: Counted }> {
    const period = periodOf(range, deps.clock.now());
    const since = period.previous?.[0] ?? period.from;
    const [sold, seen] = await Promise.all([
      repository.earningsBySteps(db, sellerId, since, period.step),
      repository.visitsByDay(db, sellerId, stepKey(since, 'day')),
    ]);
    const earnings = new Map(sold.map((step) => [step.key, step]));
    return { period, counted: { earnings, visits: new Map(seen.map(({ day, visits }) => [day, visits])) } };
  }

  async function latest(sellerId: string): Promise<Transaction[]> {
    const rows = await repository.latestOrders(db, sellerId, latestCount);
    return rows.map((row) => {
      return {
        id: row.id,
        at: row.created_at.toISOString(),
        status: row.status,
        amount: row.amount,
        ...standingOf(row),
        method: row.method,
        product: { id: row.product_id, kind: row.kind, title: row.title, cover: imageSources(row.cover) },
        buyer: { phone: row.buyer_phone, email: row.buyer_email, name: row.buyer_name },
      };
    });
  }

  async function selling(sellerId: string, from: Date | null): Promise<Overview['selling']> {
    const rows = await repository.bestSelling(db, sellerId, from);
    return rows.map(({ sold, earned: amount, cover, ...product }) => ({
      product: { ...product, cover: imageSources(cover) },
      sold,
      earned: amount,
    }));
  }

  return {
    async overview(sellerId: string, range: Range): Promise<Overview> {
      await parts.visits.flush();
      const { period, counted } =
        range === 'all' ? await countedEver(sellerId) : await countedIn(sellerId, range);
      const [newest, best, done, sellerName] = await Promise.all([
        latest(sellerId),
        selling(sellerId, range === 'all' ? null : period.from),
        repository.milestones(db, sellerId),
        parts.identity.sellerName(sellerId),
      ]);
      return {
        range,
        from: period.from.toISOString(),
        to: period.to.toISOString(),
        ...compare(period, counted),
        latest: newest,
        selling: best,
        setup: [
          { step: 'name', done: sellerName !== null },
          { step: 'firstPage', done: Boolean(done.hasPage) },
          { step: 'publish', done: Boolean(done.hasPublished) },
          { step: 'share', done: Boolean(done.hasVisit) },
          { step: 'firstSale', done: Boolean(done.hasSale) },
        ],
        sellerName,
      };
    },
  };
}

export type OverviewService = ReturnType<typeof createOverviewService>;
