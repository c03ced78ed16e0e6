import { t } from '@haat/words';
import { allItems } from '../../queries/pages';
import { useProducts } from '../../queries/products.queries';
import { DiscountsPanel } from './DiscountsPanel';

/** Every discount of the creator, those of one product and those of all. */
export function DiscountsScreen() {
  const products = useProducts({ status: 'published' });
  return <DiscountsPanel title={t('Discounts')} productId={null} products={allItems(products.data)} />;
}
