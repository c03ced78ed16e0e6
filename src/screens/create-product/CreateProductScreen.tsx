import type { ProductKind } from '@haat/contract';
import { Card, Stack } from '@haat/design-system';
import { NotMakeable } from '../../parts/product-kinds/NotMakeable';
import { describe } from '../../parts/product-kinds/product-kinds';
import { ScreenHeader } from '../../parts/screen/ScreenHeader';

/** Where a product of a kind will be made: says that it cannot be made yet, and what can. */
export function CreateProductScreen({ kind }: { kind: ProductKind }) {
  return (
    <Stack space="24">
      <ScreenHeader title={`New ${describe(kind).one}`} />
      <Card>
        <NotMakeable kind={kind} />
      </Card>
    </Stack>
  );
}
