import type { Deps } from '../../../platform/deps';
import type { Sold } from '../../catalog';
import { netCounts } from '../reports/analytics.rules';
import { stepKey } from '../reports/calendar.rules';
import type { Counts } from './count.service';

/** Before anything was ever sold here. */
const firstDay = '2020-01-01';

/** What some products of a seller sold so far, of the days that are added up and those that are not; nothing of one without a sale. */
export function soldSoFar({ clock }: Pick<Deps, 'clock'>, counts: Counts) {
  return async (sellerId: string, productIds: readonly string[]): Promise<Map<string, Sold>> => {
    if (productIds.length === 0) return new Map();
    const counting = await counts.of(sellerId, { from: firstDay, to: stepKey(clock.now(), 'day') });
    const rows = await counting.byProduct(productIds);
    return new Map(
      rows
        .map((row) => ({ id: row.product, ...netCounts(row) }))
        .filter(({ sales }) => sales > 0)
        .map(({ id, sales, earned }) => [id, { sold: sales, earned }]),
    );
  };
}
