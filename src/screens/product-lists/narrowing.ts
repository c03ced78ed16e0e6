import { type Phrase } from '@haat/i18n';
import type { ProductKind, ProductStatus, ProductSummary } from '@haat/openapi';
import type { ProductsFilter } from '../../queries/catalog/products.queries';

export type Chosen = ProductStatus | 'all';

const chips: { value: Chosen; label: Phrase }[] = [
  { value: 'all', label: 'All' },
  { value: 'published', label: 'Published' },
  { value: 'draft', label: 'Draft' },
  { value: 'paused', label: 'Paused' },
  { value: 'archived', label: 'Archived' },
];

/** What the list asks the server for; null for products of all kinds. */
export function filterOf(kind: ProductKind | null, chosen: Chosen, q: string): ProductsFilter {
  return { ...(kind && { kind }), ...(chosen !== 'all' && { status: chosen }), ...(q && { q }) };
}

/** Counts, when everything has been loaded and they are true; statuses of which there are none stay away. */
export function countedChips(products: readonly ProductSummary[], isWhole: boolean, chosen: Chosen) {
  if (!isWhole) return chips;
  return chips
    .map((chip) => ({
      ...chip,
      count:
        chip.value === 'all'
          ? products.length
          : products.filter(({ status }) => status === chip.value).length,
    }))
    .filter(({ value, count }) => value === 'all' || value === chosen || count > 0);
}
