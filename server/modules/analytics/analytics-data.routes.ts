import type { Handlers } from '../../platform/http/contract';
import { notFound } from '../../platform/http/errors';
import { signedIn } from '../accounts';
import type { Catalog } from '../catalog';
import type { AnalyticsService } from './reports/analytics.service';
import type { OverviewService } from './reports/overview.service';
import type { Visits } from './visits/visits.service';

interface Counter {
  countOpened: Visits['countOpened'];
  catalog: Pick<Catalog, 'publicProduct'>;
}

export function analyticsHandlers(
  service: OverviewService,
  analytics: AnalyticsService,
  { countOpened, catalog }: Counter,
) {
  return {
    async tellOpened({ params, ip, headers }) {
      const shown = await catalog.publicProduct(params.id);
      if (!shown) throw notFound('Product not found');
      countOpened(shown.sellerId, params.id, { ip, headers });
      return [204, undefined];
    },
    async getOverview(request) {
      return [200, await service.overview(signedIn(request).accountId, request.query.range ?? '30d')];
    },
    async getAnalytics(request) {
      return [200, await analytics.ofAll(signedIn(request).accountId, request.query)];
    },
    async getProductAnalytics(request) {
      const { id } = request.params;
      return [200, await analytics.ofProduct(signedIn(request).accountId, id, request.query)];
    },
  } satisfies Handlers<'tellOpened' | 'getOverview' | 'getAnalytics' | 'getProductAnalytics'>;
}
