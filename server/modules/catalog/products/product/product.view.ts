import { productKinds } from '@haat/kinds/facts';
import type { ProductContext, ToHtml } from '@haat/kinds/kind';
import { mostPerOrder } from '@haat/kinds/parts/several';
import { publicTrailer } from '@haat/kinds/parts/trailer/trailer.rules';
import { kindOf } from '@haat/kinds/rules';
import type {
  Image,
  ImageSources,
  Missing,
  Price,
  Product,
  ProductChange,
  ProductSummary,
  PublicPrice,
  PublicProduct,
} from '@haat/openapi';
import { platformAccountId } from '../../../../platform/money/platform-account';
import { closedNow, closedOfOther } from '../delivery.service';
import { toSummary } from '../markdown/markdown.plain';
import type { ProductRow, ProductSummaryRow } from './product.repository';
import type { Sold } from './sold-counts';

/** How an image is shown; `createMedia` knows. */
export type Sources = (image: Image | null) => ImageSources | null;

/** Where buyers see it. */
export const productPath = ({ kind, id }: Pick<Product, 'kind' | 'id'>): string =>
  productKinds[kind].previewBase + id;

/** What a creator writes of a product. */
const written = (row: ProductRow, sources: Sources) => ({
  title: row.title,
  description: row.description,
  prices: row.prices,
  content: row.content,
  cover: sources(row.cover),
  ...(row.trailer && { trailer: row.trailer }),
  gallery: galleryOf(row, sources),
  questions: row.questions,
  thankYou: row.thank_you,
  accent: row.accent,
  seo: shownSeo(row, sources),
  language: row.language,
});

export interface OwnerView {
  missing: Missing[];
  sold: Sold | undefined;
  url: string;
  sources: Sources;
  hasUnpublishedChanges: boolean;
  /** What buyers have, and what publishing changes for them; left out of drafts and of lists. */
  live?: { row: ProductRow; changes: ProductChange[]; newLessons: number | null } | undefined;
}

/** A product as its owner sees it. */
export function toProduct(
  row: ProductRow,
  { missing, sold, url, sources, hasUnpublishedChanges, live }: OwnerView,
): Product {
  return {
    id: row.id,
    kind: row.kind,
    status: row.status,
    ...written(row, sources),
    url,
    missing,
    sold: sold?.sold ?? 0,
    earned: sold?.earned ?? 0,
    version: row.version,
    hasUnpublishedChanges,
    ...(live && {
      published: { ...written(live.row, sources), updatedAt: live.row.updated_at.toISOString() },
      changes: live.changes,
      ...(live.newLessons !== null && { newLessons: live.newLessons }),
    }),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

/** A product as lists show it to its owner. */
export function toSummaryOf(
  row: ProductSummaryRow,
  {
    sold,
    url,
    sources,
    hasUnpublishedChanges,
  }: Pick<OwnerView, 'sold' | 'url' | 'sources' | 'hasUnpublishedChanges'>,
): ProductSummary {
  const [price] = row.prices;
  const cover = sources(row.cover);
  return {
    id: row.id,
    kind: row.kind,
    status: row.status,
    title: row.title,
    price: price
      ? {
          type: price.type,
          amount: price.amount,
          ...(price.compareAt !== undefined && { compareAt: price.compareAt }),
          ...(price.period !== undefined && { period: price.period }),
        }
      : null,
    priceCount: row.prices.length,
    cover: cover && { src: smallestOf(cover) },
    url,
    ...(row.starts_at !== null && { startsAt: row.starts_at }),
    sold: sold?.sold ?? 0,
    earned: sold?.earned ?? 0,
    hasUnpublishedChanges,
    isSharedLink: row.link_content !== null && isSharedLink(row.kind, row.link_content),
    updatedAt: row.updated_at.toISOString(),
  };
}

const isSharedLink = (kind: ProductRow['kind'], content: ProductRow['content']): boolean =>
  kindOf({ kind }).isSharedLink?.(content as never) ?? false;

/** The first address of the srcset: widths come in rising order. */
const smallestOf = ({ webp, src }: ImageSources): string => webp.split(',')[0]?.trim().split(' ')[0] || src;

const galleryOf = (row: ProductRow, sources: Sources): ImageSources[] =>
  (row.gallery ?? []).flatMap((image) => sources(image) ?? []);

function shownSeo({ seo: { image, ...texts } }: ProductRow, sources: Sources): PublicProduct['seo'] {
  const shown = sources(image ?? null);
  return shown ? { ...texts, image: shown } : texts;
}

/** A product as anybody sees it: nothing that is paid for. Null while there is nothing to see. */
export async function toPublicProduct(
  row: ProductRow,
  {
    seller,
    isTaxed,
    autopay,
    mostPaise,
    sources,
    productContext,
    taken,
    lessonBytes,
    urlOf,
    toHtml,
  }: {
    seller: PublicProduct['seller'];
    isTaxed: boolean;
    /** Ids of prices. */
    autopay: string[];
    /** That one order may come to. */
    mostPaise: number;
    urlOf: (product: Pick<Product, 'kind' | 'id'>) => string;
    sources: Sources;
    productContext: ProductContext;
    /** Seats that are held, of a kind that counts them. */
    taken: number;
    /** Bytes that a phone takes for a lesson with video; null where that is not known. */
    lessonBytes: number | null;
    toHtml: ToHtml;
  },
): Promise<PublicProduct | null> {
  // The platform has pages of its own for what it sells.
  if (row.seller_id === platformAccountId || (row.status !== 'published' && row.status !== 'paused'))
    return null;
  const pictureOf = (other: ProductRow) => sources(other.cover);
  const { prices } = row;
  const closedStateOf = (other: ProductRow) => closedOfOther(other, productContext)?.state ?? null;
  const shown = {
    ...productContext,
    productId: row.id,
    prices,
    taken,
    pictureOf,
    urlOf,
    closedStateOf,
    toHtml,
    ...(lessonBytes !== null && { lessonBytes }),
  };
  const content = await kindOf(row).publicContent(row.content as never, shown);
  if (content === null) return null;
  const descriptionHtml = await toHtml(row.description);
  const trailer =
    row.trailer &&
    publicTrailer({ ...row.trailer, productId: row.id }, productContext.files?.get(row.trailer.mediaId));
  const closed = closedNow(row, productContext) ?? fullNow(row, { productContext, taken });
  return {
    id: row.id,
    kind: row.kind,
    status: row.status,
    title: row.title,
    descriptionHtml,
    summary: toSummary(descriptionHtml),
    prices: prices.map((price) => publicPriceOf(row.kind, price, mostPaise)),
    content: content as PublicProduct['content'],
    cover: sources(row.cover),
    ...(trailer && { trailer }),
    gallery: galleryOf(row, sources),
    questions: row.questions,
    accent: row.accent,
    seo: shownSeo(row, sources),
    language: row.language,
    url: urlOf(row),
    ...(closed !== null && { closed }),
    ...(isTaxed && { gst: true as const }),
    ...(autopay.length > 0 && { autopay }),
    seller,
    updatedAt: row.updated_at.toISOString(),
  };
}

function publicPriceOf(kind: ProductRow['kind'], price: Price, mostPaise: number): PublicPrice {
  const { mostPerOrder: _, ...shown } = price;
  const most = mostPerOrder(kind, price, mostPaise);
  return most > 1 ? { ...shown, several: { most, each: price.amount } } : shown;
}

/** Why nobody can buy it, where all its seats are held; null where there are some. */
export function fullNow(
  row: ProductRow,
  { productContext, taken }: { productContext: ProductContext; taken: number },
): string | null {
  const seats = kindOf(row).seats?.(row.content as never, productContext.now) ?? null;
  return seats !== null && taken >= seats ? 'Sold out' : null;
}
