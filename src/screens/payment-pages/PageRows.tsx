import type { Product } from '@haat/contract';
import { Card } from '@haat/design-system';
import { useLayout } from '../../parts/screen/layout-context';
import { PagesList } from './PagesList';
import { PagesTable } from './PagesTable';

export interface PageRowsProps {
  pages: Product[];
  /** Whether these are all that match, so that their sums are sums of something. */
  isWhole: boolean;
  onShare: (page: Product) => void;
  onMore: (page: Product) => void;
}

/** Columns to compare where there is room; cards with the same facts where there is not. */
export function PageRows(props: PageRowsProps) {
  const { kind } = useLayout();
  return (
    <Card padding="none">{kind === 'desktop' ? <PagesTable {...props} /> : <PagesList {...props} />}</Card>
  );
}
