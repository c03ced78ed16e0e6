import type { ProductKind } from '@haat/contract';
import { Box, ButtonLink, Card, EmptyState, List, ListRow, Stack, Text } from '@haat/design-system';
import { Cover } from '../../parts/covers/Cover';
import { Faces } from '../../parts/faces/Faces';
import { MoreRows } from '../../parts/faces/MoreRows';
import { RowsSkeleton } from '../../parts/faces/RowsSkeleton';
import { priceWords } from '../../parts/prices/price-words';
import { NotMakeable } from '../../parts/product-kinds/NotMakeable';
import { type AreaTab, describe, settingsPath } from '../../parts/product-kinds/product-kinds';
import { ScreenHeader } from '../../parts/screen/ScreenHeader';
import { ProductBadge } from '../../parts/status/product-status';
import { allItems } from '../../queries/pages';
import { useProducts } from '../../queries/products.queries';

interface ChooseProductProps {
  kind: ProductKind;
  tab: AreaTab;
}

const purposes: Record<AreaTab, string> = {
  analytics: 'to see how it sells',
  sales: 'to see its sales',
  discounts: 'to see what it is reduced by',
  edit: 'to change it',
};

/** An address of settings that names no product: which one is meant is asked. */
export function ChooseProduct({ kind, tab }: ChooseProductProps) {
  const { labelOfMany } = describe(kind);
  const products = useProducts({ kind });
  return (
    <Stack space="24">
      <ScreenHeader title={labelOfMany} />
      <Faces
        of={products}
        subject="The list"
        reassurance="Your products and sales are safe, and buyers can still pay."
        skeleton={<RowsSkeleton rows={4} />}
        isEmpty={(data) => allItems(data).length === 0}
        empty={
          <Card>
            <None kind={kind} />
          </Card>
        }
      >
        {(data) => (
          <Stack space="16">
            <Text tone="soft">Choose one {purposes[tab]}.</Text>
            <Card padding="none">
              <List label={labelOfMany}>
                {allItems(data).map((product) => (
                  <ListRow
                    key={product.id}
                    href={settingsPath(kind, tab, product.id) ?? ''}
                    leading={<Cover product={product} />}
                    title={product.title}
                    meta={priceWords(product.prices)}
                    trailing={<ProductBadge status={product.status} />}
                  />
                ))}
              </List>
              <MoreRows of={products} />
            </Card>
          </Stack>
        )}
      </Faces>
    </Stack>
  );
}

function None({ kind }: { kind: ProductKind }) {
  const { create, isMakeable, one, many } = describe(kind);
  if (!isMakeable) return <NotMakeable kind={kind} />;
  return (
    <EmptyState
      title={`You have no ${many} yet`}
      text="What you make is set up and measured here."
      action={
        <Box>
          <ButtonLink href={create} tone="accent" icon="plus" mainAction>
            Create a {one}
          </ButtonLink>
        </Box>
      }
    />
  );
}
