import type { Product } from '@haat/openapi';
import { Stack } from '@haat/design-system';
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
