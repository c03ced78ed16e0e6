import { Card } from '@haat/design-system';
import type { ProductKind, ProductSummary } from '@haat/openapi';
import { useLayout } from '../../components/screen/layout-context';
import { ProductsList } from './ProductsList';
import { ProductsTable } from './ProductsTable';

export interface ProductRowsProps {
  /** Null where they are of all kinds. */
  kind: ProductKind | null;
  products: ProductSummary[];
  /** Whether these are all that match, so that their sums are sums of something. */
  isWhole: boolean;
  onShare: (product: ProductSummary) => void;
  onMore: (product: ProductSummary) => void;
}

/** Columns to compare where there is room; cards with the same facts where there is not. */
export function ProductRows(props: ProductRowsProps) {
  const { kind } = useLayout();
  const isWide = kind === 'desktop' || kind === 'page-desktop';
  return <Card padding="none">{isWide ? <ProductsTable {...props} /> : <ProductsList {...props} />}</Card>;
}
