import type { Clock } from '../../platform/clock';
import type { Catalog, Sellable } from '../catalog';
import type { Identity, Seller } from '../identity';

/** What a checkout has to know of a product and of who sells it. */
export interface Offer {
  sellerId: string;
  product: Sellable['product'];
  seller: Seller;
}

export interface Offers {
  /** Of a product in any status; at most a minute old unless asked fresh. Null when there is no such product. */
  find(productId: string, options?: { isFresh: boolean }): Promise<Offer | null>;
}

const keptMs = 60_000;
const keptAtMost = 5_000;

/**
 * Products change seldom and are bought often. A kept offer never sells what has changed since: placing an order compares the
 * product's version with the row.
 */
export function createOffers(options: {
  clock: Clock;
  catalog: Pick<Catalog, 'getSellable'>;
  identity: Pick<Identity, 'seller' | 'onChanged'>;
}): Offers {
  const { clock, catalog, identity } = options;
  const kept = new Map<string, { offer: Offer; until: number }>();

  identity.onChanged((accountId) => {
    for (const [id, { offer }] of kept) if (offer.sellerId === accountId) kept.delete(id);
  });

  return {
    async find(productId, { isFresh } = { isFresh: false }) {
      const now = clock.now().getTime();
      const known = kept.get(productId);
      if (known && known.until > now && !isFresh) return known.offer;
      kept.delete(productId);
      const sellable = await catalog.getSellable(productId);
      const seller = sellable && (await identity.seller(sellable.sellerId));
      if (!seller) return null;
      const offer: Offer = { sellerId: sellable.sellerId, product: sellable.product, seller };
      if (kept.size >= keptAtMost) kept.delete(kept.keys().next().value as string);
      kept.set(productId, { offer, until: now + keptMs });
      return offer;
    },
  };
}
