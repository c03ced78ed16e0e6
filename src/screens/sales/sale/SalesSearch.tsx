import { Field, Icon } from '@haat/design-system';
import { t } from '@haat/i18n';
import { newFileBounds } from '@haat/openapi/bounds';
import { useEffect, useState } from 'react';

const pauseMs = 300;

/** Searches when the typing pauses. */
export function SalesSearch({ value, onSearch }: { value: string; onSearch: (q: string) => void }) {
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
