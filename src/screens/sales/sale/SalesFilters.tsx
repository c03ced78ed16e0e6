import { Box, Field, Icon, Select } from '@haat/design-system';
import { t, translate } from '@haat/i18n';
import { statuses } from '@haat/machines/lifecycles/order';
import type { ProductKind, ProductSummary } from '@haat/openapi';
import { newFileBounds } from '@haat/openapi/bounds';
import { indianStates } from '@haat/openapi/states';
import { describe, kindOrder } from '@haat/web/product-kinds/product-kinds';
import { useEffect, useState } from 'react';
import { type Chosen, type FieldLook, FilterBar } from '../../../components/filters/FilterBar';
import * as styles from '../../../components/filters/filters.css';
import { PeriodDates, PeriodSelect, periodChosen } from '../../../components/filters/PeriodFields';
import { ProductField } from '../../../components/product-chooser/ProductField';
import { methodName, orderStatus } from '../../../components/status/order-status';
import { useBusiness } from '../../../queries/accounts/business.queries';
import { useProductsById } from '../../../queries/catalog/chosen-products.queries';
import { useProducts } from '../../../queries/catalog/products.queries';
import { allItems } from '../../../queries/pages';
import { methods, noChoices, type SalesChoices } from '../list/sales-filter';

const pauseMs = 300;

/** Searches when the typing pauses. */
function SalesSearch({ value, onSearch }: { value: string; onSearch: (q: string) => void }) {
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
      maxLength={newFileBounds.q.maxLength}
    />
  );
}

interface SalesFiltersProps {
  choices: SalesChoices;
  onChoose: (changes: Partial<SalesChoices>) => void;
  /** Whether the product is settled, and not to be chosen. */
  isAboutOne: boolean;
}

/** A created order and one that waits look the same to a creator, as do paid and fulfilled. */
const pending = new Set<string>(['created', 'paid']);
const statusOptions = () => [
  { value: 'any' as const, label: t('All statuses') },
  ...statuses
    .filter((status) => !pending.has(status))
    .map((status) => ({ value: status, label: translate(orderStatus[status].label) })),
];

const methodOptions = () => [
  { value: 'any' as const, label: t('All methods') },
  ...methods.map((method) => ({ value: method, label: translate(methodName(method)) })),
];

export function SalesFilters({ choices, onChoose, isAboutOne }: SalesFiltersProps) {
  return (
    <FilterBar
      label={t('Filter sales')}
      search={<SalesSearch value={choices.q} onSearch={(q) => onChoose({ q })} />}
      chosen={useChosenFilters(choices, onChoose, isAboutOne)}
      onClear={() => onChoose({ ...noChoices, q: choices.q })}
    >
      {(look) => (
        <>
          <PeriodSelect choice={choices} onChoose={onChoose} {...look} />
          <PeriodDates choice={choices} onChoose={onChoose} />
          <Box className={styles.choice}>
            <Select
              label={t('Status')}
              name="status"
              value={choices.status || 'any'}
              onChange={(status) => onChoose({ status: status === 'any' ? '' : status })}
              options={statusOptions()}
              {...look}
            />
          </Box>
          <Box className={styles.choice}>
            <Select
              label={t('Method')}
              name="method"
              value={choices.method || 'any'}
              onChange={(method) => onChoose({ method: method === 'any' ? '' : method })}
              options={methodOptions()}
              {...look}
            />
          </Box>
          <StateChoice value={choices.state} onChoose={(state) => onChoose({ state })} {...look} />
          {!isAboutOne && (
            <>
              <KindChoice value={choices.kind} onChoose={(kind) => onChoose({ kind })} {...look} />
              <ProductChoice
                value={choices.productId}
                onChoose={(productId) => onChoose({ productId })}
                {...look}
              />
            </>
          )}
        </>
      )}
    </FilterBar>
  );
}

interface ChoiceProps<Value> extends FieldLook {
  value: Value;
  onChoose: (value: Value) => void;
}

/** Sales have a State from the day on that somebody sells with GST: without it there is nothing to choose. */
function StateChoice({ value, onChoose, hideLabel }: ChoiceProps<string>) {
  const { data } = useBusiness();
  if (!data?.business && !value) return null;
  return (
    <Box className={styles.choice}>
      <Select
        label={t('Buyer’s State')}
        hideLabel={hideLabel}
        name="state"
        value={value || 'any'}
        onChange={(state) => onChoose(state === 'any' ? '' : state)}
        options={[
          { value: 'any', label: t('All States') },
          ...indianStates.map(({ code, name }) => ({ value: code, label: translate(name) })),
        ]}
      />
    </Box>
  );
}

/** All products there are, when they came in one page; null when there are more, or when nobody answered. */
function useFewProducts(): readonly ProductSummary[] | null {
  const products = useProducts({});
  return products.data && !products.hasNextPage ? allItems(products.data) : null;
}

/** Among products of one kind there is nothing to choose. Where not all have been seen, any kind may be among them. */
function KindChoice({ value, onChoose, hideLabel }: ChoiceProps<ProductKind | ''>) {
  const few = useFewProducts();
  const kinds = kindOrder.filter(
    (kind) => kind === value || few === null || few.some((product) => product.kind === kind),
  );
  if (kinds.length < 2) return null;
  return (
    <Box className={styles.choice}>
      <Select
        label={t('Type')}
        hideLabel={hideLabel}
        name="kind"
        value={value || 'any'}
        onChange={(kind) => onChoose(kind === 'any' ? '' : kind)}
        options={[
          { value: 'any' as const, label: t('All types') },
          ...kinds.map((kind) => ({ value: kind, label: translate(describe(kind).labelOfMany) })),
        ]}
      />
    </Box>
  );
}

function ProductChoice({ value, onChoose, hideLabel }: ChoiceProps<string>) {
  const few = useFewProducts();
  if (few !== null && few.length < 2 && !value) return null;
  return (
    <Box className={styles.choice}>
      <ProductField
        label={t('Product')}
        hideLabel={hideLabel}
        value={value}
        onChange={onChoose}
        filter={{}}
        any={t('All products')}
      />
    </Box>
  );
}

type ChosenField = 'status' | 'method' | 'state' | 'kind' | 'productId';

/** What sales are narrowed to, in words, besides what is searched for. */
function useChosenFilters(
  choices: SalesChoices,
  onChoose: (changes: Partial<SalesChoices>) => void,
  isAboutOne: boolean,
): Chosen[] {
  const { status, method, state, kind, productId } = choices;
  const isProductChosen = productId !== '' && !isAboutOne;
  const products = useProductsById(isProductChosen ? [productId] : []);
  const labels: Record<ChosenField, string> = {
    status: status && translate(orderStatus[status].label),
    method: method && translate(methodName(method)),
    state: translate(indianStates.find(({ code }) => code === state)?.name ?? ''),
    kind: kind && translate(describe(kind).labelOfMany),
    productId: isProductChosen ? (products.get(productId)?.title ?? t('A product')) : '',
  };
  const fields = (Object.keys(labels) as ChosenField[]).filter((field) => labels[field] !== '');
  return [
    ...periodChosen(choices, onChoose),
    ...fields.map((field) => ({
      key: field,
      label: labels[field],
      onRemove: () => onChoose({ [field]: '' }),
    })),
  ];
}
