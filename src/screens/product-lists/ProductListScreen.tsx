import type { Product, ProductKind, ProductStatus } from '@haat/contract';
import { Box, ButtonLink, ChipChoice, Field, Icon, Stack } from '@haat/design-system';
import { useDeferredValue, useState } from 'react';
import { Faces } from '../../parts/faces/Faces';
import { MoreRows } from '../../parts/faces/MoreRows';
import { RowsSkeleton } from '../../parts/faces/RowsSkeleton';
import { ProductActions } from '../../parts/product-actions/ProductActions';
import { KindLinks } from '../../parts/product-kinds/KindLinks';
import { describe } from '../../parts/product-kinds/product-kinds';
import { useLayout } from '../../parts/screen/layout-context';
import { ScreenHeader } from '../../parts/screen/ScreenHeader';
import { ShareSheet } from '../../parts/share/ShareSheet';
import { allItems } from '../../queries/pages';
import { type ProductsFilter, useProducts } from '../../queries/products.queries';
import { NoneYet, NothingMatches } from './NoProducts';
import { ProductRows } from './ProductRows';
import { chipRow, narrowing, search } from './product-lists.css';

type Chosen = ProductStatus | 'all';

const chips: { value: Chosen; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'published', label: 'Published' },
  { value: 'draft', label: 'Draft' },
  { value: 'paused', label: 'Paused' },
  { value: 'archived', label: 'Archived' },
];

/** Every product of a kind: what it costs, how it sells, and its likely next step. */
export function ProductListScreen({ kind }: { kind: ProductKind }) {
  const { labelOfMany, one, many, create, isMakeable } = describe(kind);
  const [chosen, setChosen] = useState<Chosen>('all');
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed.trim());
  const all = useProducts({ kind });
  const products = useProducts(filterOf(kind, chosen, q));
  const [shared, setShared] = useState<Product | null>(null);
  const [acted, setActed] = useState<Product | null>(null);
  const isSmall = useLayout().kind === 'mobile';
  const everything = allItems(all.data);
  const isNew = all.data !== undefined && everything.length === 0;
  const options = countedChips(everything, !all.hasNextPage && all.data !== undefined, chosen);

  return (
    <Stack space={isSmall ? '16' : '24'}>
      <ScreenHeader
        title={labelOfMany}
        actions={
          !isSmall &&
          !isNew &&
          isMakeable && (
            <ButtonLink href={create} tone="accent" icon="plus" mainAction>
              New {one}
            </ButtonLink>
          )
        }
      />
      <KindLinks current={kind} />
      {everything.length > 0 && (
        <Box className={narrowing}>
          <Box className={chipRow}>
            <ChipChoice
              label="Status"
              hideLabel
              name="status"
              layout="scroll"
              value={chosen}
              onChange={setChosen}
              options={options}
            />
          </Box>
          {everything.length > 5 && (
            <Box className={search}>
              <Field
                label={`Search ${many}`}
                hideLabel
                name="q"
                type="search"
                value={typed}
                onChange={setTyped}
                placeholder={`Search ${many}`}
                prefix={<Icon name="search" />}
                maxLength={120}
              />
            </Box>
          )}
        </Box>
      )}
      <Faces
        of={products}
        subject="The list"
        reassurance="Your products and sales are safe, and buyers can still pay."
        skeleton={<RowsSkeleton rows={5} height={84} />}
        isEmpty={(data) => allItems(data).length === 0}
        empty={
          isNew ? (
            <NoneYet kind={kind} />
          ) : (
            <NothingMatches kind={kind} onShowAll={() => [setChosen('all'), setTyped('')]} />
          )
        }
      >
        {(data) => (
          <Stack space="16">
            <ProductRows
              kind={kind}
              products={allItems(data)}
              isWhole={!products.hasNextPage}
              onShare={setShared}
              onMore={setActed}
            />
            <MoreRows of={products} />
          </Stack>
        )}
      </Faces>
      <ShareSheet product={shared} onClose={() => setShared(null)} />
      <ProductActions product={acted} onClose={() => setActed(null)} onShare={setShared} />
    </Stack>
  );
}

function filterOf(kind: ProductKind, chosen: Chosen, q: string): ProductsFilter {
  return { kind, ...(chosen !== 'all' && { status: chosen }), ...(q && { q }) };
}

/** Counts, when everything has been loaded and they are true; statuses of which there are none stay away. */
function countedChips(products: readonly Product[], isWhole: boolean, chosen: Chosen) {
  if (!isWhole) return chips;
  return chips
    .map((chip) => ({
      ...chip,
      count:
        chip.value === 'all'
          ? products.length
          : products.filter(({ status }) => status === chip.value).length,
    }))
    .filter(({ value, count }) => value === 'all' || value === chosen || count > 0);
}
