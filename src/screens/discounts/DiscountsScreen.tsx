import { Stack } from '@haat/design-system';
import { t } from '@haat/words';
import { ScreenHeader } from '../../parts/screen/ScreenHeader';
import { allItems } from '../../queries/pages';
import { useProducts } from '../../queries/products.queries';
import { DiscountsPanel } from './DiscountsPanel';

/** Every discount of the creator, those of one product and those of all. */
export function DiscountsScreen() {
  const products = useProducts({ status: 'published' });
  return (
    <Stack space="24">
      <ScreenHeader title={t('Discounts')} />
      <DiscountsPanel productId={null} products={allItems(products.data)} />
    </Stack>
  );
}
