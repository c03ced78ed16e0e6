import { Stack } from '@haat/design-system';
import type { Product } from '@haat/openapi';
import { DiscountsPanel } from './DiscountsPanel';
import { ReducedPrices } from './ReducedPrices';

/** What comes off the prices of one product. */
export function ProductDiscounts({ product }: { product: Product }) {
  return (
    <Stack space="cards">
      <DiscountsPanel product={product} />
      <ReducedPrices product={product} />
    </Stack>
  );
}
