import type { Product, ProductStatus } from '@haat/contract';
import { Box, ButtonLink, ChipChoice, Field, Icon, Stack } from '@haat/design-system';
import { useDeferredValue, useState } from 'react';
import { paths } from '../../app/paths';
import { Faces } from '../../parts/faces/Faces';
import { MoreRows } from '../../parts/faces/MoreRows';
import { RowsSkeleton } from '../../parts/faces/RowsSkeleton';
import { useLayout } from '../../parts/screen/layout-context';
import { ScreenHeader } from '../../parts/screen/ScreenHeader';
import { ShareSheet } from '../../parts/share/ShareSheet';
import { allItems } from '../../queries/pages';
import { type ProductsFilter, useProducts } from '../../queries/products.queries';
import { NothingMatches, YourFirstPage } from './NoPages';
import { PageActions } from './PageActions';
import { PageRows } from './PageRows';
import { chipRow, narrowing, search } from './pages.css';

type Chosen = ProductStatus | 'all';

const chips: { value: Chosen; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'published', label: 'Published' },
  { value: 'draft', label: 'Draft' },
  { value: 'paused', label: 'Paused' },
  { value: 'archived', label: 'Archived' },
];

/** Every payment page: what it costs, how it sells, and its likely next step. */
export function PaymentPagesScreen() {
  const [chosen, setChosen] = useState<Chosen>('all');
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed.trim());
  const all = useProducts({ kind: 'page' });
  const pages = useProducts(filterOf(chosen, q));
  const [shared, setShared] = useState<Product | null>(null);
  const [acted, setActed] = useState<Product | null>(null);
  const isSmall = useLayout().kind === 'mobile';
  const everything = allItems(all.data);
  const isNew = all.data !== undefined && everything.length === 0;
  const options = countedChips(everything, !all.hasNextPage && all.data !== undefined, chosen);

  return (
    <Stack space={isSmall ? '16' : '24'}>
      <ScreenHeader
        title="Payment pages"
        actions={
          !isSmall &&
          !isNew && (
            <ButtonLink href={paths.create('page')} tone="accent" icon="plus" mainAction>
              New page
            </ButtonLink>
          )
        }
      />
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
                label="Search pages"
                hideLabel
                name="q"
                type="search"
                value={typed}
                onChange={setTyped}
                placeholder="Search pages"
                prefix={<Icon name="search" />}
                maxLength={120}
              />
            </Box>
          )}
        </Box>
      )}
      <Faces
        of={pages}
        subject="The list"
        reassurance="Your pages and sales are safe, and buyers can still pay."
        skeleton={<RowsSkeleton rows={5} height={84} />}
        isEmpty={(data) => allItems(data).length === 0}
        empty={
          isNew ? <YourFirstPage /> : <NothingMatches onShowAll={() => [setChosen('all'), setTyped('')]} />
        }
      >
        {(data) => (
          <Stack space="16">
            <PageRows
              pages={allItems(data)}
              isWhole={!pages.hasNextPage}
              onShare={setShared}
              onMore={setActed}
            />
            <MoreRows of={pages} />
          </Stack>
        )}
      </Faces>
      <ShareSheet product={shared} onClose={() => setShared(null)} />
      <PageActions product={acted} onClose={() => setActed(null)} onShare={setShared} />
    </Stack>
  );
}

function filterOf(chosen: Chosen, q: string): ProductsFilter {
  return { kind: 'page', ...(chosen !== 'all' && { status: chosen }), ...(q && { q }) };
}

/** Counts, when everything has been loaded and they are true; kinds of which there are none stay away. */
function countedChips(pages: readonly Product[], isWhole: boolean, chosen: Chosen) {
  if (!isWhole) return chips;
  return chips
    .map((chip) => ({
      ...chip,
      count: chip.value === 'all' ? pages.length : pages.filter(({ status }) => status === chip.value).length,
    }))
    .filter(({ value, count }) => value === 'all' || value === chosen || count > 0);
}
