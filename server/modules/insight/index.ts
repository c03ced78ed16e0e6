import type { Deps } from '../../platform/deps';
import type { Identity } from '../identity';
import type { Media } from '../media';
import { insightHandlers } from './insight.routes';
import { createOverviewService } from './overview.service';
import { createVisits } from './visits.service';

/** What happened: visits counted, sales summed up. */
export function createInsight(deps: Deps, { identity, media }: { identity: Identity; media: Media }) {
  const visits = createVisits(deps);
  const overview = createOverviewService(deps, { identity, imageSources: media.imageSources, visits });
  return {
    handlers: insightHandlers(overview),
    /** Counts a preview seen by somebody other than its creator. Costs nothing but memory. */
    countVisit: visits.count,
    flush: visits.flush,
    /** Writes down what is counted; to be called when the server stops. */
    stop: visits.stop,
  };
}

export type Insight = ReturnType<typeof createInsight>;
