import type { Handlers } from '../../platform/contract';
import { signedIn } from '../identity';
import type { OverviewService } from './overview.service';

export function insightHandlers(service: OverviewService) {
  return {
    async getOverview(request) {
      return [200, await service.overview(signedIn(request).accountId, request.query.range ?? '30d')];
    },
  } satisfies Handlers<'getOverview'>;
}
