import type { ProductKind, ProductSummary } from '@haat/openapi';

export interface ProductRowsProps {
  /** Null where they are of all kinds. */
  kind: ProductKind | null;
  products: ProductSummary[];
  /** Whether these are all that match, so that their sums are sums of something. */
  isWhole: boolean;
  onShare: (product: ProductSummary) => void;
  onMore: (product: ProductSummary) => void;
}
