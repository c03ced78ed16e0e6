import { createHash } from 'node:crypto';
import { averageLessonBytes } from '@haat/kinds/parts/learning/data-use.rules';
import { kindOf } from '@haat/kinds/rules';
import type { PublicProduct } from '@haat/openapi';
import type { Deps } from '../../../../platform/deps';
import { notFound } from '../../../../platform/http/errors';
import type { Identity } from '../../../accounts';
import { findPlayedBytes, findPlayedFiles } from '../../media';
import type { ProfilePicturesService } from '../../profile-pictures';
import type { Reviews } from '../../reviews';
import { createMarkdown } from '../markdown/markdown';
import { pricesWithAutopay } from '../product/autopay.rules';
import {
  type ConnectedChannels,
  createProductContext,
  fullAmong,
  publicFilesOf,
  type RowContext,
  takenOfEach,
} from '../product/product.context';
import { findAnyProduct, type ProductRow } from '../product/product.repository';
import { productPath, type Sources, toPublicProduct } from '../product/product.view';
import { createCache } from './public.cache';
import { publicDates } from './public-dates';
import { createSellerFacts, type SellerRecords, type ShownSeller } from './seller-facts';
import { createShelves } from './storefront-list.service';

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

/** Who sells with GST. */
export interface TaxRegistrations {
  /** The registration of a seller; null for one who has none. */
  of(sellerId: string): Promise<object | null>;
  /** Tells when the registration of a seller may have changed. */
  onChanged(listener: (sellerId: string) => void): void;
}

/** What everybody may read of products, answered from memory for a short while. */
export function createPublicService(
  deps: Pick<Deps, 'clock' | 'config' | 'database' | 'gateways' | 'workers'>,
  {
    identity,
    business,
    reviews,
    records,
    profilePictures,
    sources,
    connectedChannels,
  }: {
    identity: Pick<Identity, 'seller' | 'onChanged'>;
    business: TaxRegistrations;
    reviews: Pick<Reviews, 'summary' | 'onChanged'>;
    records: SellerRecords;
    profilePictures: Pick<ProfilePicturesService, 'of'>;
    sources: Sources;
    connectedChannels: ConnectedChannels;
  },
) {
  const urlOf = (product: Pick<ProductRow, 'kind' | 'id'>) =>
    `${deps.config.publicUrl ?? ''}${productPath(product)}`;
  const contextOf = createProductContext(deps, connectedChannels);
  const toHtml = createMarkdown(deps);
  const sellerOf = createSellerFacts(deps, { identity, records, profilePictures });
  // Each product keeps them with itself; this is for pages of sellers, which are drawn for every visit.
  const sellers = createCache({ clock: deps.clock, keptMs, most }, sellerOf);
  const shelves = createShelves(deps, { urlOf, sources, connectedChannels });

  /** What everybody sees of a product; null for what nobody may see. */
  async function shownOf(row: ProductRow): Promise<PublicProduct | null> {
    const sellerId = row.seller_id;
    const isTaxed = (await business.of(sellerId)) !== null;
    const played = await withPlayback(deps, row, await contextOf(sellerId, [row]));
    const { db } = deps.database;
    const productContext = {
      ...played,
      full: await fullAmong(db, sellerId, { rows: [row], productContext: played }),
    };
    const shown = await toPublicProduct(row, {
      seller: (await sellerOf(sellerId)).seller,
      isTaxed,
      autopay: deps.gateways.payments.mandates.current ? pricesWithAutopay(row.prices) : [],
      mostPaise: deps.config.price.most,
      urlOf,
      sources,
      productContext,
      taken: (await takenOfEach(db, sellerId, { rows: [row], now: productContext.now })).get(row.id) ?? 0,
      lessonBytes: await lessonBytesOf(deps, row),
      toHtml,
    });
    const dates = shown && (await publicDates(deps.database.db, row, { productContext, urlOf }));
    return dates ? { ...shown, dates } : shown;
  }

  const cache = createCache<PublicEntry>({ clock: deps.clock, keptMs, most }, async (id) => {
    const row = await findAnyProduct(deps.database.db, id);
    if (!row) return null;
    const shown = await shownOf(row);
    if (!shown) return null;
    const reviewSummary = await reviews.summary(row.seller_id, id);
    const product = { ...shown, ...(reviewSummary && { reviews: reviewSummary }) };
    const digest = createHash('sha256').update(JSON.stringify(product)).digest('base64url').slice(0, 27);
    return { product, sellerId: row.seller_id, etag: `"${digest}"`, version: row.version };
  });
  // Only theirs: whoever changes their name again and again must not have the pages of all others read anew.
  const forgetSeller = (accountId: string) => {
    sellers.drop(accountId);
    cache.dropWhere(({ sellerId }) => sellerId === accountId);
  };
  identity.onChanged(forgetSeller);
  business.onChanged(forgetSeller);
  reviews.onChanged((productId) => cache.drop(productId));

  return {
    /** To be called once what is shown of a product has changed; with its seller, where a card of it may have changed too. */
    forget(productId: string, sellerId?: string): void {
      cache.drop(productId);
      // Other dates of the same say whether this one can be bought.
      cache.dropWhere(({ product }) => product.dates?.some(({ id }) => id === productId) ?? false);
      if (sellerId !== undefined) shelves.drop(sellerId);
    },
    /** As the row stands now. Null for an unknown id alone: drafts and archived products come with their status. */
    async getSellable(productId: string): Promise<Sellable | null> {
      const row = await findAnyProduct(deps.database.db, productId);
      return row ? { sellerId: row.seller_id, product: row, url: urlOf(row) } : null;
    },
    onShelf: shelves.get,
    /** Who sells, as everybody may read it. */
    publicSeller: async (sellerId: string): Promise<ShownSeller> =>
      (await sellers.get(sellerId)) ?? { seller: { name: '', handle: null }, cover: null },
    /** Null for what nobody but its owner may see. */
    publicProduct: (productId: string): Promise<PublicEntry | null> => cache.get(productId),
    async demandPublic(productId: string): Promise<PublicEntry> {
      const entry = await cache.get(productId);
      if (!entry) throw notFound('Product page not found');
      return entry;
    },
  };
}

export type PublicService = ReturnType<typeof createPublicService>;

/** Bytes that a phone takes for a lesson with video, on average; null where that is not known. */
async function lessonBytesOf(
  { database: { db } }: Pick<Deps, 'database'>,
  row: ProductRow,
): Promise<number | null> {
  const lessons = kindOf(row).lessonVideos?.(row.content as never) ?? [];
  return averageLessonBytes(lessons, await findPlayedBytes(db, row.seller_id, lessons.flat()));
}

/** With what a player needs to know of the files that anybody may play. */
async function withPlayback(
  { database: { db } }: Pick<Deps, 'database'>,
  row: ProductRow,
  context: RowContext,
): Promise<RowContext> {
  const ids = [...new Set(publicFilesOf(row))];
  if (ids.length === 0) return context;
  const played = await findPlayedFiles(db, row.seller_id, ids);
  return { ...context, files: new Map([...context.files, ...played]) };
}
