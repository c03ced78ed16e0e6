import type { Image, ImageSources, Missing, Product, PublicProduct } from '@haat/contract';
import { toSafeHtml, toSummary } from './markdown';
import type { ProductRow } from './product.repository';
import type { Sold } from './sold.repository';

/** How an image is shown; `createMedia` knows. */
export type Sources = (image: Image | null) => ImageSources | null;

export const productPath = (id: string): string => `/pp/${id}`;

/** A product as its owner sees it. */
export function toProduct(
  row: ProductRow,
  {
    missing,
    sold,
    url,
    sources,
  }: { missing: Missing[]; sold: Sold | undefined; url: string; sources: Sources },
): Product {
  return {
    id: row.id,
    kind: row.kind,
    status: row.status,
    title: row.title,
    description: row.description,
    prices: row.prices,
    content: row.content,
    cover: sources(row.cover),
    questions: row.questions,
    thankYou: row.thank_you,
    accent: row.accent,
    seo: row.seo,
    language: row.language,
    url,
    missing,
    sold: sold?.sold ?? 0,
    earned: sold?.earned ?? 0,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

/** A product as anybody sees it: nothing that is paid for. Null while there is nothing to see. */
export function toPublicProduct(
  row: ProductRow,
  { seller, url, sources }: { seller: PublicProduct['seller']; url: string; sources: Sources },
): PublicProduct | null {
  if (row.status !== 'published' && row.status !== 'paused') return null;
  const least = Math.min(...row.prices.filter(({ type }) => type === 'open').map(({ amount }) => amount));
  const suggestedAmounts = row.content.suggestedAmounts?.filter((amount) => amount >= least);
  return {
    id: row.id,
    kind: row.kind,
    status: row.status,
    title: row.title,
    descriptionHtml: toSafeHtml(row.description),
    summary: toSummary(row.description),
    prices: row.prices,
    content: { ...row.content, ...(suggestedAmounts && { suggestedAmounts }) },
    cover: sources(row.cover),
    questions: row.questions,
    accent: row.accent,
    seo: row.seo,
    language: row.language,
    url,
    seller,
    updatedAt: row.updated_at.toISOString(),
  };
}
