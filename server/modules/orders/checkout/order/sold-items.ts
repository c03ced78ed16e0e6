import type { Db } from '../../../../platform/database/database';
import { anchorOf, endOfPeriod } from '../../../../platform/text/period';
import type { Catalog } from '../../../catalog';
import { type SoldItem, splitAmount } from '../../../delivery';
import { findHolds } from '../holds/holds.repository';
import type { Offer } from '../placing/offer.service';
import type { OrderFacts } from './order.repository';

/**
 * What of an order becomes a grant each, in its order. The amount is split in proportion to the least prices of the items. In a subscription they
 * end with it; bought once, an item whose least price is for a period lasts for one of these from `at` on.
 */
export async function soldItems(
  db: Db,
  {
    catalog,
    order,
    offer,
    at,
  }: { catalog: Pick<Catalog, 'itemsOf'>; order: OrderFacts; offer: Offer; at: Date },
): Promise<SoldItem[]> {
  const items = await catalog.itemsOf(db, offer.product, () => findHolds(db, order));
  const isBoughtAlone = items.length === 1 && items[0]?.productId === order.product_id;
  const shares = splitAmount(
    order.amount,
    items.map(({ price }) => price?.amount ?? 0),
  );
  return items.map(({ productId, price }, index) => {
    const period = price?.type === 'subscription' ? price.period : undefined;
    const hasOwnEnd = period !== undefined && order.subscription_id === null && !isBoughtAlone;
    return {
      productId,
      line: index + 1,
      share: shares[index] ?? 0,
      endsAt: hasOwnEnd ? endOfPeriod(at, period, anchorOf(at)) : null,
    };
  });
}
