import {
  Box,
  Button,
  Card,
  EmptyState,
  Field,
  Heading,
  Icon,
  Link,
  Select,
  Stack,
  Text,
} from '@haat/design-system';
import { t } from '@haat/i18n';
import { piecesTitle } from '@haat/kinds/parts/pieces';
import type { ProductKind, Purchase } from '@haat/openapi';
import { paths } from '@haat/web/paths';
import { boughtNamesOf, kindOrder } from '@haat/web/product-kinds/product-kinds';
import { fullDate } from '@haat/web/time/when';
import { useDeferredValue, useState } from 'react';
import { Link as RouteLink } from 'wouter';
import { navigate, useSearch } from 'wouter/use-browser-location';
import { AsyncStates } from '../../components/async-states/AsyncStates';
import { MoreRows } from '../../components/async-states/MoreRows';
import { RowsSkeleton } from '../../components/async-states/RowsSkeleton';
import { InstallCard } from '../../components/install/InstallCard';
import { useSells } from '../../components/people/use-sells';
import { PaidSum } from '../../components/prices/PaidSum';
import { ScreenHeader } from '../../components/screen/ScreenHeader';
import { usePurchases } from '../../queries/orders/purchases.queries';
import { useKeptLibrary } from '../../queries/orders/use-kept-library';
import { allItems } from '../../queries/pages';
import { Bought } from './Bought';
import { shelvesOf, together } from './library';
import { PurchaseSheet } from './PurchaseSheet';
import * as styles from './purchases.css';
import { ResumeList } from './ResumeList';

/** Fewer are seen at a glance. */
const worthSearching = 5;

/** The library of a buyer: everything bought with this phone, on shelves, each opened by `?order=`. */
export function PurchasesScreen({ now: given }: { now?: Date }) {
  const [now] = useState(() => given ?? new Date());
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed.trim());
  const all = usePurchases();
  const search = new URLSearchParams(useSearch());
  const openId = search.get('order');
  const view = viewIn(search);
  const sells = useSells();
  const kind = kindIn(search);
  const purchases = usePurchases({ q, isComing: view === 'coming', kind });
  // The soonest of it, however long ago it was bought.
  const coming = usePurchases({ isComing: true, kind });
  const isNew = all.data !== undefined && allItems(all.data).length === 0;
  useKeptLibrary(allItems(all.data).length > 0);
  return (
    <Stack space="cards">
      <ScreenHeader title={sells || view === 'all' ? t('Purchases') : t(viewNames[view])} />
      {(allItems(all.data).length > worthSearching || typed !== '' || kind !== null) && (
        <Box as="search" className={styles.filters}>
          <Field
            label={t('Search purchases')}
            hideLabel
            name="q"
            type="search"
            value={typed}
            onChange={setTyped}
            placeholder={t('Title or creator')}
            prefix={<Icon name="search" />}
            maxLength={80}
          />
          <Select
            label={t('Product type|filter')}
            hideLabel
            name="kind"
            value={kind ?? anyKind}
            onChange={(value) => navigate(addressOf(view, value === anyKind ? null : value))}
            options={[
              { value: anyKind, label: t('All types') },
              ...kindOrder.map((one) => ({ value: one, label: boughtNamesOf(one).labelOfMany })),
            ]}
          />
        </Box>
      )}
      {/* A buyer’s own frame leads to the same three. */}
      {sells && <Views view={view} kind={kind} />}
      {view === 'all' && q === '' && kind === null && <ResumeList items={all.data?.pages[0]?.resume ?? []} />}
      <AsyncStates
        of={purchases}
        subject={t('Your library')}
        reassurance={t('Your purchases are safe. Only this list did not load.')}
        skeleton={<RowsSkeleton rows={3} height={96} />}
        isEmpty={(data) => allItems(data).length === 0}
        empty={
          <Card>
            {view === 'coming' && q === '' && kind === null && !isNew ? (
              <EmptyState
                title={t('Nothing is coming up')}
                text={t('Live sessions of what you bought appear here before they start.')}
              />
            ) : isNew || (q === '' && kind === null) ? (
              <EmptyState
                title={t('No purchases yet')}
                text={t(
                  'Everything you buy with this phone number appears here, with its receipt and access.',
                )}
              />
            ) : (
              <EmptyState
                title={q === '' ? t('No purchases of this type') : t('No purchases match “{q}”', { q })}
                text={t(
                  'Search looks at titles and creators. Purchases made with another number are listed when you sign in with it.',
                )}
                action={
                  <Button
                    onPress={() => {
                      setTyped('');
                      navigate(addressOf(view, null));
                    }}
                  >
                    {t('Show all')}
                  </Button>
                }
              />
            )}
          </Card>
        }
      >
        {(data) => (
          <Stack space="cards">
            {view === 'receipts' ? (
              <Receipts purchases={allItems(data)} />
            ) : (
              <Shelves
                purchases={q === '' ? together(allItems(coming.data), allItems(data)) : allItems(data)}
                now={now}
              />
            )}
            <MoreRows of={purchases} underCards />
            {!sells && view === 'all' && q === '' && <InstallCard />}
          </Stack>
        )}
      </AsyncStates>
      <PurchaseSheet orderId={openId} onClose={() => navigate(addressOf(view, kind))} />
    </Stack>
  );
}

type View = 'all' | 'coming' | 'receipts';

const viewIn = (search: URLSearchParams): View => {
  const shown = search.get('show');
  return shown === 'coming' || shown === 'receipts' ? shown : 'all';
};

/** Of the filter that chooses none. */
const anyKind = 'any';

const kindIn = (search: URLSearchParams): ProductKind | null =>
  kindOrder.find((kind) => kind === search.get('kind')) ?? null;

function addressOf(view: View, kind: ProductKind | null): string {
  const query = new URLSearchParams({ ...(view !== 'all' && { show: view }), ...(kind && { kind }) });
  return query.size === 0 ? paths.purchases : `${paths.purchases}?${query}`;
}

const viewNames = { all: 'All purchases', coming: 'Coming up', receipts: 'Receipts' } as const;

/** The filter of the library. */
function Views({ view, kind }: { view: View; kind: ProductKind | null }) {
  return (
    <Box as="nav" aria-label={t('Ways to look at your library')} className={styles.views}>
      {(['all', 'coming', 'receipts'] as const).map((one) => (
        <RouteLink
          key={one}
          href={addressOf(one, kind)}
          aria-current={one === view ? 'page' : undefined}
          className={styles.view}
        >
          {t(viewNames[one])}
        </RouteLink>
      ))}
    </Box>
  );
}

/** A line for each, with what it cost; its details hold the documents. */
function Receipts({ purchases }: { purchases: readonly Purchase[] }) {
  return (
    <Card>
      {/* A list without bullets is no list to some screen readers unless it says so. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <Box as="ul" role="list">
        {purchases.map(({ orderId, product, at, amount, quantity, status }) => (
          <Box as="li" key={orderId} className={styles.receipt}>
            <Box>
              <Text weight="strong">{piecesTitle(product.title, quantity)}</Text>
              <Text size="13" tone="soft">
                {fullDate(at)}
              </Text>
            </Box>
            <PaidSum paise={amount} struck={status === 'refunded'} />
            <Link
              href={paths.purchase(orderId)}
              standalone
              label={t('Details of {title}', { title: product.title })}
            >
              {t('Details')}
            </Link>
          </Box>
        ))}
      </Box>
    </Card>
  );
}

function Items({ items, now }: { items: readonly Purchase[]; now: Date }) {
  return (
    // A list without bullets is no list to some screen readers unless it says so.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <Box as="ul" role="list" className={styles.grid}>
      {items.map((purchase) => (
        <Bought key={purchase.orderId} purchase={purchase} now={now} />
      ))}
    </Box>
  );
}

/** One shelf needs no name; what has ended is folded under the others. */
function Shelves({ purchases, now }: { purchases: readonly Purchase[]; now: Date }) {
  const shelves = shelvesOf(purchases, now);
  return (
    <Stack space="cards">
      {shelves.map(({ key, title, items }) =>
        key === 'ended' && shelves.length > 1 ? (
          <Box as="details" key={key}>
            <Box as="summary" className={styles.ended}>
              {t('Ended ({count})', { count: items.length })}
            </Box>
            <Items items={items} now={now} />
          </Box>
        ) : (
          <Box key={key} as="section" aria-label={title}>
            <Stack space="12">
              {shelves.length > 1 && <Heading level={2}>{title}</Heading>}
              <Items items={items} now={now} />
            </Stack>
          </Box>
        ),
      )}
    </Stack>
  );
}
