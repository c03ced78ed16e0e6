import type { Product, ProductKind } from '@haat/contract';
import { indianStates } from '@haat/contract/states';
import { Box, Field, Icon, Select } from '@haat/design-system';
import { statuses } from '@haat/machines/lifecycles/order';
import { said, t } from '@haat/words';
import { useEffect, useState } from 'react';
import * as styles from '../../parts/filters/filters.css';
import { PeriodDates, PeriodSelect } from '../../parts/filters/PeriodFields';
import { ProductField } from '../../parts/product-chooser/ProductField';
import { describe, kindOrder } from '../../parts/product-kinds/product-kinds';
import { methodName, orderStatus } from '../../parts/status/order-status';
import { useBusiness } from '../../queries/business.queries';
import { allItems } from '../../queries/pages';
import { useProducts } from '../../queries/products.queries';
import { methods, type SalesChoices } from './sales-filter';

interface SalesFiltersProps {
  choices: SalesChoices;
  onChoose: (changes: Partial<SalesChoices>) => void;
  /** Whether the product is settled, and not to be chosen. */
  isAboutOne: boolean;
}

/** A created order and one that waits look the same to a creator, as do paid and fulfilled. */
const asked = new Set<string>(['created', 'paid']);
const statusOptions = () => [
  { value: 'any' as const, label: t('Any status') },
  ...statuses
    .filter((status) => !asked.has(status))
    .map((status) => ({ value: status, label: said(orderStatus[status].label) })),
];

const methodOptions = () => [
  { value: 'any' as const, label: t('Any method') },
  ...methods.map((method) => ({ value: method, label: said(methodName(method)) })),
];

export function SalesFilters({ choices, onChoose, isAboutOne }: SalesFiltersProps) {
  return (
    <Box as="search" aria-label={t('Narrow the sales')} className={styles.filters}>
      <Box className={styles.search}>
        <Search value={choices.q} onSearch={(q) => onChoose({ q })} />
      </Box>
      <PeriodSelect choice={choices} onChoose={onChoose} />
      <Box className={styles.choice}>
        <Select
          label={t('Status')}
          hideLabel
          name="status"
          value={choices.status || 'any'}
          onChange={(status) => onChoose({ status: status === 'any' ? '' : status })}
          options={statusOptions()}
        />
      </Box>
      <Box className={styles.choice}>
        <Select
          label={t('Method')}
          hideLabel
          name="method"
          value={choices.method || 'any'}
          onChange={(method) => onChoose({ method: method === 'any' ? '' : method })}
          options={methodOptions()}
        />
      </Box>
      <StateChoice value={choices.state} onChoose={(state) => onChoose({ state })} />
      {!isAboutOne && <KindChoice value={choices.kind} onChoose={(kind) => onChoose({ kind })} />}
      {!isAboutOne && (
        <ProductChoice value={choices.productId} onChoose={(productId) => onChoose({ productId })} />
      )}
      <PeriodDates choice={choices} onChoose={onChoose} />
    </Box>
  );
}

/** Sales have a State from the day on that somebody sells with GST: without it there is nothing to choose. */
function StateChoice({ value, onChoose }: { value: string; onChoose: (state: string) => void }) {
  const { data } = useBusiness();
  if (!data?.business && !value) return null;
  return (
    <Box className={styles.choice}>
      <Select
        label={t('State of the buyer')}
        hideLabel
        name="state"
        value={value || 'any'}
        onChange={(state) => onChoose(state === 'any' ? '' : state)}
        options={[
          { value: 'any', label: t('Any State') },
          ...indianStates.map(({ code, name }) => ({ value: code, label: said(name) })),
        ]}
      />
    </Box>
  );
}

/** All products there are, when they came in one page; null when there are more, or when nobody answered. */
function useFewProducts(): readonly Product[] | null {
  const products = useProducts({});
  return products.data && !products.hasNextPage ? allItems(products.data) : null;
}

/** Among products of one kind there is nothing to choose. Where not all have been seen, any kind may be among them. */
function KindChoice({
  value,
  onChoose,
}: {
  value: ProductKind | '';
  onChoose: (kind: ProductKind | '') => void;
}) {
  const few = useFewProducts();
  const kinds = kindOrder.filter(
    (kind) => kind === value || few === null || few.some((product) => product.kind === kind),
  );
  if (kinds.length < 2) return null;
  return (
    <Box className={styles.choice}>
      <Select
        label={t('Kind')}
        hideLabel
        name="kind"
        value={value || 'any'}
        onChange={(kind) => onChoose(kind === 'any' ? '' : kind)}
        options={[
          { value: 'any' as const, label: t('Any kind') },
          ...kinds.map((kind) => ({ value: kind, label: said(describe(kind).labelOfMany) })),
        ]}
      />
    </Box>
  );
}

function ProductChoice({ value, onChoose }: { value: string; onChoose: (id: string) => void }) {
  const few = useFewProducts();
  if (few !== null && few.length < 2 && !value) return null;
  return (
    <Box className={styles.wideChoice}>
      <ProductField
        label={t('Product')}
        hideLabel
        value={value}
        onChange={onChoose}
        filter={{}}
        any={t('Any product')}
      />
    </Box>
  );
}

const pauseMs = 300;

/** Searches when the typing pauses. */
function Search({ value, onSearch }: { value: string; onSearch: (q: string) => void }) {
  const [typed, setTyped] = useState(value);
  const [seen, setSeen] = useState(value);
  // Going back, or showing all sales again, empties the field.
  if (value !== seen) {
    setSeen(value);
    setTyped(value);
  }
  useEffect(() => {
    if (typed === value) return;
    const later = setTimeout(() => onSearch(typed), pauseMs);
    return () => clearTimeout(later);
  }, [typed, value, onSearch]);
  return (
    <Field
      label={t('Buyer name, phone or order')}
      hideLabel
      name="q"
      type="search"
      inputMode="search"
      value={typed}
      onChange={setTyped}
      placeholder={t('Buyer name, phone or order')}
      prefix={<Icon name="search" />}
      maxLength={120}
    />
  );
}
