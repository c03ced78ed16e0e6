import { Box, Field, Icon, Select } from '@haat/design-system';
import { statuses } from '@haat/machines/lifecycles/order';
import { useEffect, useState } from 'react';
import * as styles from '../../parts/filters/filters.css';
import { PeriodDates, PeriodSelect } from '../../parts/filters/PeriodFields';
import { orderStatus } from '../../parts/status/order-status';
import { allItems } from '../../queries/pages';
import { useProducts } from '../../queries/products.queries';
import type { SalesChoices } from './sales-filter';

interface SalesFiltersProps {
  choices: SalesChoices;
  onChoose: (changes: Partial<SalesChoices>) => void;
  /** Whether the product is settled, and not to be chosen. */
  isAboutOne: boolean;
}

/** A created order and one that waits look the same to a creator, as do paid and fulfilled. */
const asked = new Set<string>(['created', 'paid']);
const statusOptions = [
  { value: 'any' as const, label: 'Any status' },
  ...statuses
    .filter((status) => !asked.has(status))
    .map((status) => ({ value: status, label: orderStatus[status].label })),
];

export function SalesFilters({ choices, onChoose, isAboutOne }: SalesFiltersProps) {
  return (
    <Box as="search" aria-label="Narrow the sales" className={styles.filters}>
      <Box className={styles.search}>
        <Search value={choices.q} onSearch={(q) => onChoose({ q })} />
      </Box>
      <PeriodSelect choice={choices} onChoose={onChoose} />
      <Box className={styles.choice}>
        <Select
          label="Status"
          hideLabel
          name="status"
          value={choices.status || 'any'}
          onChange={(status) => onChoose({ status: status === 'any' ? '' : status })}
          options={statusOptions}
        />
      </Box>
      {!isAboutOne && (
        <ProductChoice value={choices.productId} onChoose={(productId) => onChoose({ productId })} />
      )}
      <PeriodDates choice={choices} onChoose={onChoose} />
    </Box>
  );
}

function ProductChoice({ value, onChoose }: { value: string; onChoose: (id: string) => void }) {
  const products = allItems(useProducts({}).data);
  if (products.length < 2) return null;
  return (
    <Box className={styles.wideChoice}>
      <Select
        label="Product"
        hideLabel
        name="product"
        value={value || 'any'}
        onChange={(id) => onChoose(id === 'any' ? '' : id)}
        options={[
          { value: 'any', label: 'Any product' },
          ...products.map(({ id, title }) => ({ value: id, label: title })),
        ]}
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
      label="Buyer name, phone or order"
      hideLabel
      name="q"
      type="search"
      inputMode="search"
      value={typed}
      onChange={setTyped}
      placeholder="Buyer name, phone or order"
      prefix={<Icon name="search" />}
      maxLength={120}
    />
  );
}
