import { ChoiceField } from '@haat/design-system';
import { t } from '@haat/i18n';
import type { ProductSummary } from '@haat/openapi';
import { useState } from 'react';
import { useProductsById } from '../../queries/catalog/chosen-products.queries';
import type { ProductsFilter } from '../../queries/catalog/products.queries';
import { ProductDialog } from './ProductDialog';

interface ProductFieldProps {
  label: string;
  hideLabel?: boolean;
  /** The id of the chosen product; empty: none. */
  value: string;
  /** Empty: none in particular. */
  onChange: (id: string) => void;
  /** Which products can be chosen. */
  filter: Omit<ProductsFilter, 'q'>;
  /** What choosing none is called, where that is a choice. */
  any?: string;
  error?: string;
}

/** Selects one product: the server is searched */
export function ProductField({ label, value, onChange, filter, any, ...rest }: ProductFieldProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [picked, setPicked] = useState<ProductSummary | null>(null);
  const products = useProductsById(value === '' || picked?.id === value ? [] : [value]);
  const product = picked?.id === value ? picked : products.get(value);
  const title = value === '' ? (any ?? '') : (product?.title ?? t('A product'));
  return (
    <>
      <ChoiceField
        label={label}
        value={title}
        placeholder={t('Choose a product')}
        onPress={() => setIsOpen(true)}
        {...rest}
      />
      <ProductDialog
        title={t('Choose a product')}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        filter={filter}
        chosen={[value]}
        any={any}
        onChoose={(product) => {
          setPicked(product);
          onChange(product?.id ?? '');
          setIsOpen(false);
        }}
      />
    </>
  );
}
