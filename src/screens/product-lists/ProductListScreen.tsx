import {
  Box,
  Button,
  ButtonLink,
  Card,
  ChipChoice,
  EmptyState,
  Field,
  Icon,
  Stack,
} from '@haat/design-system';
import { type Phrase, t } from '@haat/i18n';
import { createPath } from '@haat/kinds/facts';
import type { ProductKind, ProductStatus, ProductSummary } from '@haat/openapi';
import { homeOf } from '@haat/web/product-kinds/product-kinds';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { AsyncStates } from '../../components/async-states/AsyncStates';
import { MoreRows } from '../../components/async-states/MoreRows';
import { RowsSkeleton } from '../../components/async-states/RowsSkeleton';
import { ProductActions } from '../../components/product-actions/ProductActions';
import { CreateProduct } from '../../components/product-kinds/CreateProduct';
import { KindChoice } from '../../components/product-kinds/KindChoice';
import { KindLinks } from '../../components/product-kinds/KindLinks';
import { ListedKinds } from '../../components/product-kinds/ListedKinds';
import { useList } from '../../components/product-kinds/listed-kind';
import { useLayout } from '../../components/screen/layout-context';
import { ScreenHeader, screenTitleId } from '../../components/screen/ScreenHeader';
import { ShareSheet } from '../../components/share/ShareSheet';
import { type ProductsFilter, useProducts } from '../../queries/catalog/products.queries';
import { allItems } from '../../queries/pages';
import { FirstOne } from './FirstOne';
import { listNames } from './list-names';
import { ProductsList } from './ProductsList';
import { ProductsTable } from './ProductsTable';
import { chipRow, narrowing, search } from './product-lists.css';
import type { ProductRowsProps } from './product-rows';

type Chosen = ProductStatus | 'all';

const chips: { value: Chosen; label: Phrase }[] = [
  { value: 'all', label: 'All' },
  { value: 'published', label: 'Published' },
  { value: 'draft', label: 'Draft' },
  { value: 'paused', label: 'Paused' },
  { value: 'archived', label: 'Archived' },
];

/** What the list asks the server for; null for products of all kinds. */
function filterOf(kind: ProductKind | null, chosen: Chosen, q: string): ProductsFilter {
  return { ...(kind && { kind }), ...(chosen !== 'all' && { status: chosen }), ...(q && { q }) };
}

/** Counts, when everything has been loaded and they are true; statuses of which there are none stay away. */
function countedChips(products: readonly ProductSummary[], isWhole: boolean, chosen: Chosen) {
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

/** The list at the address of a kind; `?kind=` names another that stands there as well, or all of them. */
export function ProductListScreen({ kind: home }: { kind: ProductKind }) {
  const kind = useList(home);
  const before = useRef(kind);
  useEffect(() => {
    if (before.current === kind) return;
    before.current = kind;
    // The router sees the same screen, and whoever reads it another.
    window.scrollTo(0, 0);
    document.getElementById(screenTitleId)?.focus({ preventScroll: true });
  }, [kind]);
  return <ListOf key={kind} kind={kind} home={home} />;
}

/** Every product of a kind, or of all: what it costs, how it sells, and its likely next step. */
function ListOf({ kind, home }: { kind: ProductKind | null; home: ProductKind }) {
  const { labelOfMany, one, many } = listNames(kind);
  const creating = t('New {one}', { one });
  const [chosen, setChosen] = useState<Chosen>('all');
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed.trim());
  const all = useProducts(filterOf(kind, 'all', ''));
  const products = useProducts(filterOf(kind, chosen, q));
  const [shared, setShared] = useState<ProductSummary | null>(null);
  const [acted, setActed] = useState<ProductSummary | null>(null);
  const isSmall = useLayout().kind === 'mobile';
  const everything = allItems(all.data);
  const isNew = all.data !== undefined && everything.length === 0;
  const options = countedChips(everything, !all.hasNextPage && all.data !== undefined, chosen);

  return (
    <Stack space="cards">
      <ScreenHeader
        title={labelOfMany}
        actions={
          !isSmall &&
          !isNew &&
          (kind === null ? (
            <CreateProduct label={creating} />
          ) : (
            <ButtonLink href={createPath(kind)} tone="accent" icon="plus" mainAction>
              {creating}
            </ButtonLink>
          ))
        }
      />
      <KindLinks current={kind === null ? 'all' : home} />
      {kind !== null && <ListedKinds home={home} current={kind} placeOf={homeOf} />}
      {everything.length > 0 && (
        <Box className={narrowing}>
          <Box className={chipRow}>
            <ChipChoice
              label={t('Status')}
              hideLabel
              name="status"
              layout="scroll"
              value={chosen}
              onChange={setChosen}
              options={options.map((option) => ({ ...option, label: t(option.label) }))}
            />
          </Box>
          {everything.length > 5 && (
            <Box className={search}>
              <Field
                label={t('Search {many}', { many })}
                hideLabel
                name="q"
                type="search"
                value={typed}
                onChange={setTyped}
                placeholder={t('Search {many}', { many })}
                prefix={<Icon name="search" />}
                maxLength={120}
              />
            </Box>
          )}
        </Box>
      )}
      <AsyncStates
        of={products}
        subject={t('The list')}
        reassurance={t('Your products and sales are safe, and buyers can still pay.')}
        skeleton={<RowsSkeleton rows={5} height={84} />}
        isEmpty={(data) => allItems(data).length === 0}
        empty={
          isNew ? (
            <First kind={kind} />
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
      </AsyncStates>
      <ShareSheet product={shared} onClose={() => setShared(null)} />
      <ProductActions product={acted} onClose={() => setActed(null)} onShare={() => setShared(acted)} />
    </Stack>
  );
}

const First = ({ kind }: { kind: ProductKind | null }) =>
  kind === null ? (
    <Card title={t('What do you want to sell?')} padding="none">
      <KindChoice />
    </Card>
  ) : (
    <FirstOne kind={kind} />
  );

const NothingMatches = ({ kind, onShowAll }: { kind: ProductKind | null; onShowAll: () => void }) => (
  <Card>
    <EmptyState
      title={t('No results')}
      text={t('No results for these filters.')}
      action={<Button onPress={onShowAll}>{t('Show all {many}', { many: listNames(kind).many })}</Button>}
    />
  </Card>
);

/** Columns to compare where there is room; cards with the same facts where there is not. */
function ProductRows(props: ProductRowsProps) {
  const { kind } = useLayout();
  const isWide = kind === 'desktop' || kind === 'page-desktop';
  return <Card padding="none">{isWide ? <ProductsTable {...props} /> : <ProductsList {...props} />}</Card>;
}
