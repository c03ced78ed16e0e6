import type { Deps } from '../../platform/deps';
import type { Identity } from '../accounts';
import type { Catalog, Media } from '../catalog';
import { analyticsHandlers } from './analytics-data.routes';
import { analyticsFile } from './reports/analytics.file';
import { createAnalyticsService } from './reports/analytics.service';
import { breakdownFile } from './reports/breakdown.file';
import { createOverviewService } from './reports/overview.service';
import type { Counts } from './rollups/count.service';
import { keepSubscriptionDays } from './subscriptions/subscription.keeping';
import { sourceOfOrder } from './visits/sale.source';
import { findPlays } from './visits/visits.repository';
import { createVisits } from './visits/visits.service';

export { buyersSoFar } from './rollups/buyers.service';
export { createCounts } from './rollups/count.service';
export { soldSoFar } from './rollups/sold.service';
export { visitOf } from './visits/visit.rules';

/** What happened: visits counted, orders added up, and both laid beside each other. */
export function createAnalytics(
  deps: Deps,
  {
    identity,
    media,
    catalog,
    counts,
  }: { identity: Identity; media: Media; catalog: Pick<Catalog, 'publicProduct'>; counts: Counts },
) {
  const visits = createVisits(deps);
  keepSubscriptionDays(deps);
  const { imageSources } = media;
  const analytics = createAnalyticsService(deps, { imageSources, visits, counts });
  const overview = createOverviewService(deps, { identity, imageSources, visits, counts, analytics });
  return {
    handlers: analyticsHandlers(overview, analytics, { countOpened: visits.countOpened, catalog }),
    /** Counts a preview that somebody opens. Costs nothing but memory; a machine or a look ahead counts for nothing. */
    countVisit: visits.count,
    /** The same of the step where details are given. */
    countOpened: visits.countOpened,
    /** Counts that somebody began to play what a product shows for free: once a day for each person and file. */
    countPlayed: visits.countPlayed,
    /** Of files that a product shows for free: how often they were played, each person once a day. */
    async playsOf(
      product: { sellerId: string; productId: string },
      mediaIds: readonly string[],
    ): Promise<ReadonlyMap<string, number>> {
      await visits.flush();
      return findPlays(deps.database.db, product, mediaIds);
    },
    /** What the figures are made of, day by day, as CSV. */
    file: analyticsFile(deps, { visits, counts, analytics }),
    /** The figures of some days by their sources, places or what else tells them apart, as CSV. */
    breakdownFile: breakdownFile(deps, analytics),
    /** Where the buyer of an order came from. */
    sourceOfOrder: sourceOfOrder(deps),
    flush: visits.flush,
    /** Writes down what is counted; to be called when the server stops. */
    stop: visits.stop,
  };
}

export type AnalyticsModule = ReturnType<typeof createAnalytics>;
