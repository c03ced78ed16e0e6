import { createHash } from 'node:crypto';
import type { PublicProduct } from '@haat/contract';
import type { Deps } from '../../platform/deps';
import { notFound } from '../../platform/errors';
import type { Identity } from '../identity';
import { findAnyProduct, type ProductRow } from './product.repository';
import { productPath, type Sources, toPublicProduct } from './product.view';
import { createCache } from './public.cache';

/** With the 30 s an answer may be kept on the way, another server's change is seen within a minute. */
const keptMs = 20_000;
const most = 5_000;

/** A product in any status, for those who sell it: ask its status first. */
export interface Sellable {
  sellerId: string;
  product: ProductRow;
  /** The public preview; absolute when the installation knows its address. */
  url: string;
}

export interface PublicEntry {
  product: PublicProduct;
  sellerId: string;
  /** Quoted; changes with anything the product shows. */
  etag: string;
  version: number;
}

/** What everybody may read of products, answered from memory for a short while. */
export function createPublicService(
  deps: Pick<Deps, 'clock' | 'config' | 'database'>,
  identity: Pick<Identity, 'seller' | 'onChanged'>,
  sources: Sources,
) {
  const urlOf = (id: string) => `${deps.config.publicUrl ?? ''}${productPath(id)}`;
  const cache = createCache<PublicEntry>({ clock: deps.clock, keptMs, most }, async (id) => {
    const row = await findAnyProduct(deps.database.db, id);
    if (!row) return null;
    const seller = await identity.seller(row.seller_id);
    const shownSeller = { name: seller?.name ?? '', handle: seller?.handle ?? null };
    const product = toPublicProduct(row, { seller: shownSeller, url: urlOf(id), sources });
    if (!product) return null;
    const digest = createHash('sha256').update(JSON.stringify(product)).digest('base64url').slice(0, 27);
    return { product, sellerId: row.seller_id, etag: `"${digest}"`, version: row.version };
  });
  // Which products show a name is not known here, and names change seldom.
  identity.onChanged(() => cache.clear());

  return {
    forget: (productId: string): void => cache.drop(productId),
    /** As the row stands now. Null for an unknown id alone: drafts and archived products come with their status. */
    async getSellable(productId: string): Promise<Sellable | null> {
      const row = await findAnyProduct(deps.database.db, productId);
      return row ? { sellerId: row.seller_id, product: row, url: urlOf(row.id) } : null;
    },
    /** Null for what nobody but its owner may see. */
    publicProduct: (productId: string): Promise<PublicEntry | null> => cache.get(productId),
    async demandPublic(productId: string): Promise<PublicEntry> {
      const entry = await cache.get(productId);
      if (!entry) throw notFound('There is no such page');
      return entry;
    },
  };
}

export type PublicService = ReturnType<typeof createPublicService>;
