import { Card } from '@haat/design-system';
import { useLayout } from '../../components/screen/layout-context';
import { ProductsList } from './ProductsList';
import { ProductsTable } from './ProductsTable';
import type { ProductRowsProps } from './product-rows';

/** Columns to compare where there is room; cards with the same facts where there is not. */
export function ProductRows(props: ProductRowsProps) {
  const { kind } = useLayout();
  const isWide = kind === 'desktop' || kind === 'page-desktop';
  return <Card padding="none">{isWide ? <ProductsTable {...props} /> : <ProductsList {...props} />}</Card>;
}
