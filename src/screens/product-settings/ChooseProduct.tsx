import { Box, ButtonLink, Card, EmptyState, List, ListRow, Stack, Text } from '@haat/design-system';
import { type Phrase, t } from '@haat/i18n';
import { createPath } from '@haat/kinds/facts';
import type { ProductKind } from '@haat/openapi';
import { areaPath, areaPathOf } from '@haat/web/product-kinds/area-path';
import { type AreaPlace, describe, namesOf } from '@haat/web/product-kinds/product-kinds';
import { AsyncStates } from '../../components/async-states/AsyncStates';
import { MoreRows } from '../../components/async-states/MoreRows';
import { RowsSkeleton } from '../../components/async-states/RowsSkeleton';
import { Cover } from '../../components/covers/Cover';
import { summaryPriceText } from '../../components/prices/price-text';
import { ListedKinds } from '../../components/product-kinds/ListedKinds';
import { useListedKind } from '../../components/product-kinds/listed-kind';
import { ScreenHeader } from '../../components/screen/ScreenHeader';
import { ProductBadge } from '../../components/status/product-status';
import { useProducts } from '../../queries/catalog/products.queries';
import { allItems } from '../../queries/pages';

interface ChooseProductProps {
  kind: ProductKind;
  tab: AreaPlace;
}

const purposes = {
  analytics: 'Choose one to see how it sells.',
  engagement: 'Choose one to see how it is used.',
  sales: 'Choose one to see its sales.',
  discounts: 'Choose one to see its discounts.',
  edit: 'Choose one to edit it.',
} as const satisfies Record<AreaPlace, Phrase>;

/** An address of settings that names no product: which one is meant is asked. */
export function ChooseProduct({ kind: home, tab }: ChooseProductProps) {
  const kind = useListedKind(home);
  const { list } = describe(kind);
  const create = createPath(kind);
  const { labelOfMany, one } = namesOf(kind);
  const products = useProducts({ kind });
  return (
    <Stack space="cards">
      <ScreenHeader
        title={labelOfMany}
        // Where there is no list this is the place to begin one.
        actions={
          list === null &&
          allItems(products.data).length > 0 && (
            <ButtonLink href={create} icon="plus">
              {t('New {one}', { one })}
            </ButtonLink>
          )
        }
      />
      <ListedKinds home={home} current={kind} placeOf={(other) => areaPathOf(home, tab, other)} />
      <AsyncStates
        of={products}
        subject={t('The list')}
        reassurance={t('Your products and sales are safe, and buyers can still pay.')}
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
            <Text tone="soft">{t(purposes[tab])}</Text>
            <Card padding="none">
              <List label={labelOfMany}>
                {allItems(data).map((product) => (
                  <ListRow
                    key={product.id}
                    href={areaPath(kind, tab, product.id)}
                    leading={<Cover product={product} />}
                    title={product.title}
                    meta={summaryPriceText(product)}
                    trailing={<ProductBadge status={product.status} />}
                  />
                ))}
              </List>
              <MoreRows of={products} />
            </Card>
          </Stack>
        )}
      </AsyncStates>
    </Stack>
  );
}

function None({ kind }: { kind: ProductKind }) {
  const create = createPath(kind);
  const { one, many } = namesOf(kind);
  return (
    <EmptyState
      title={t('You have no {many} yet', { many })}
      text={t('Set it up and track it here.')}
      action={
        <Box>
          <ButtonLink href={create} tone="accent" icon="plus" mainAction>
            {t('New {one}', { one })}
          </ButtonLink>
        </Box>
      }
    />
  );
}
