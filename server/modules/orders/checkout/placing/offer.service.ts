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

const keptMs = 60_000;
const keptAtMost = 5_000;

/** Products change rarely and are bought often. A cached offer never sells */
export function createOffers(options: {
  clock: Clock;
  catalog: Pick<Catalog, 'getSellable'>;
  identity: Pick<Identity, 'seller' | 'onChanged'>;
  business: Pick<BusinessService, 'of' | 'onChanged'>;
}): Offers {
  const { clock, catalog, identity, business } = options;
  const kept = new Map<string, { offer: Offer; until: number }>();

  const forget = (accountId: string) => {
    for (const [id, { offer }] of kept) if (offer.sellerId === accountId) kept.delete(id);
  };
  identity.onChanged(forget);
  business.onChanged(forget);

  return {
    async find(productId, { isFresh } = { isFresh: false }) {
      const now = clock.now().getTime();
      const known = kept.get(productId);
      if (known && known.until > now && !isFresh) return known.offer;
      kept.delete(productId);
      const sellable = await catalog.getSellable(productId);
      const seller = sellable && (await identity.seller(sellable.sellerId));
      if (!seller) return null;
      const { sellerId, product } = sellable;
      const offer: Offer = { sellerId, product, seller, business: await business.of(sellerId) };
      if (kept.size >= keptAtMost) kept.delete(kept.keys().next().value as string);
      kept.set(productId, { offer, until: now + keptMs });
      return offer;
    },
  };
}
