import { Box, Button, Card, EmptyState, Field, Heading, Icon, Stack } from '@haat/design-system';
import { t } from '@haat/i18n';
import type { Purchase } from '@haat/openapi';
import { paths } from '@haat/web/paths';
import { useDeferredValue, useState } from 'react';
import { navigate, useSearch } from 'wouter/use-browser-location';
import { AsyncStates } from '../../components/async-states/AsyncStates';
import { MoreRows } from '../../components/async-states/MoreRows';
import { RowsSkeleton } from '../../components/async-states/RowsSkeleton';
import { ScreenHeader } from '../../components/screen/ScreenHeader';
import { usePurchases } from '../../queries/orders/purchases.queries';
import { allItems } from '../../queries/pages';
import { Bought } from './Bought';
import { shelvesOf } from './library';
import { PurchaseSheet } from './PurchaseSheet';
import * as styles from './purchases.css';

/** Fewer are seen at a glance. */
const worthSearching = 5;

/** The library of a buyer: everything bought with this phone, on shelves, each opened by `?order=`. */
export function PurchasesScreen({ now: given }: { now?: Date }) {
  const [now] = useState(() => given ?? new Date());
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed.trim());
  const all = usePurchases();
  const purchases = usePurchases(q);
  const openId = new URLSearchParams(useSearch()).get('order');
  const isNew = all.data !== undefined && allItems(all.data).length === 0;
  return (
    <Stack space="cards">
      <ScreenHeader title={t('Purchases')} />
      {(allItems(all.data).length > worthSearching || typed !== '') && (
        <Box as="search" width="form">
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
        </Box>
      )}
      <AsyncStates
        of={purchases}
        subject={t('Your library')}
        reassurance={t('Your purchases are safe. Only this list did not load.')}
        skeleton={<RowsSkeleton rows={3} height={96} />}
        isEmpty={(data) => allItems(data).length === 0}
        empty={
          <Card>
            {isNew || q === '' ? (
              <EmptyState
                title={t('No purchases yet')}
                text={t(
                  'Everything you buy with this phone number appears here, with its receipt and access.',
                )}
              />
            ) : (
              <EmptyState
                title={t('No purchases match “{q}”', { q })}
                text={t(
                  'Search looks at titles and creators. Purchases made with another number are listed when you sign in with it.',
                )}
                action={<Button onPress={() => setTyped('')}>{t('Show all')}</Button>}
              />
            )}
          </Card>
        }
      >
        {(data) => (
          <Stack space="cards">
            <Shelves purchases={allItems(data)} now={now} />
            <MoreRows of={purchases} underCards />
          </Stack>
        )}
      </AsyncStates>
      <PurchaseSheet orderId={openId} onClose={() => navigate(paths.purchases)} />
    </Stack>
  );
}

/** One shelf needs no name. */
function Shelves({ purchases, now }: { purchases: readonly Purchase[]; now: Date }) {
  const shelves = shelvesOf(purchases, now);
  return (
    <Box className={styles.library}>
      <Box className={styles.shelves}>
        {shelves.map(({ key, title, items }) => (
          <Box key={key} as="section" aria-label={title} className={styles.productRow[lengthOf(items)]}>
            <Stack space="12">
              {shelves.length > 1 && <Heading level={2}>{title}</Heading>}
              {/* A list without bullets is no list to some screen readers unless it says so. */}
              {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
              <Box as="ul" role="list" className={styles.grid}>
                {items.map((purchase) => (
                  <Bought key={purchase.orderId} purchase={purchase} now={now} />
                ))}
              </Box>
            </Stack>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

function lengthOf({ length }: readonly Purchase[]): keyof typeof styles.productRow {
  if (length > 2) return 'more';
  return length === 2 ? 'two' : 'one';
}
