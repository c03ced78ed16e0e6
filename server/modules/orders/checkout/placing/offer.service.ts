import type { Clock } from '../../../../platform/clock/clock';
import type { Identity, Seller } from '../../../accounts';
import type { Catalog, Sellable } from '../../../catalog';
import type { Business, BusinessService } from '../../../money';

/** Product and seller facts for checkout. */
export interface Offer {
  sellerId: string;
  product: Sellable['product'];
  seller: Seller;
  /** Under which number it is sold with GST; null: without. */
  business: Business | null;
}

export interface Offers {
  /** Of a product in any status; at most a minute old unless asked fresh. Null when there is no such product. */
  find(productId: string, options?: { isFresh: boolean }): Promise<Offer | null>;
}

const cacheMs = 60_000;
const maxCached = 5_000;

/** Products change rarely and are bought often. A cached offer never sells */
export function createOffers(options: {
  clock: Clock;
  catalog: Pick<Catalog, 'getSellable'>;
  identity: Pick<Identity, 'seller' | 'onChanged'>;
  business: Pick<BusinessService, 'of' | 'onChanged'>;
}): Offers {
  const { clock, catalog, identity, business } = options;
  const cache = new Map<string, { offer: Offer; until: number }>();

  const forget = (accountId: string) => {
    for (const [id, { offer }] of cache) if (offer.sellerId === accountId) cache.delete(id);
  };
  identity.onChanged(forget);
  business.onChanged(forget);

  return {
    async find(productId, { isFresh } = { isFresh: false }) {
      const now = clock.now().getTime();
      const cached = cache.get(productId);
      if (cached && cached.until > now && !isFresh) return cached.offer;
      cache.delete(productId);
      const sellable = await catalog.getSellable(productId);
      const seller = sellable && (await identity.seller(sellable.sellerId));
      if (!seller) return null;
      const { sellerId, product } = sellable;
      const offer: Offer = { sellerId, product, seller, business: await business.of(sellerId) };
      if (cache.size >= maxCached) cache.delete(cache.keys().next().value as string);
      cache.set(productId, { offer, until: now + cacheMs });
      return offer;
    },
  };
}
