import type { Deps } from '../../../platform/deps';
import { findOrderSource } from '../analytics-data.repository';
import { findCampaigns } from '../reports/analytics.repository';
import { type SourceName, sourceKey, sourceName } from './source.rules';

/** Where the buyer of an order came from, named as in analytics. */
export function sourceOfOrder({ database: { db } }: Pick<Deps, 'database'>) {
  return async (sellerId: string, orderId: string): Promise<SourceName> => {
    const [found, campaigns] = await Promise.all([
      findOrderSource(db, sellerId, orderId),
      findCampaigns(db, sellerId),
    ]);
    const unknown = { linkId: null, utmSource: null, utmCampaign: null, referrerHost: null };
    return sourceName(sourceKey(found ?? unknown), campaigns);
  };
}
