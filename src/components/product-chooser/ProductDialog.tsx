import { Box, Button, Dialog, Stack } from '@haat/design-system';
import { t } from '@haat/i18n';
import type { ProductSummary } from '@haat/openapi';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { type ProductsFilter, useProducts } from '../../queries/catalog/products.queries';
import { allItems } from '../../queries/pages';
import { ProductOptions } from './ProductOptions';
import { SearchField } from './SearchField';

/** People type on: the server is asked when they rest. */
const restMs = 200;

interface ProductDialogProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  /** Which products are searched. */
  filter: Omit<ProductsFilter, 'q'>;
  /** Those of them that can be chosen; all unless said. */
  isOffered?: ((product: ProductSummary) => boolean) | undefined;
  /** By their ids; an empty one stands for `any`. */
  chosen: readonly string[];
  /** What choosing none is called: it is offered first. */
  any?: string | undefined;
  /** Stays open, and what is chosen can be let go again. */
  isMultiple?: boolean;
  /** Null: none in particular. */
  onChoose: (product: ProductSummary | null) => void;
}

/** A search among the creator's products, by words and page by page, for one of them or several. */
export function ProductDialog({ title, isOpen, onClose, isMultiple = false, ...rest }: ProductDialogProps) {
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={title}
      footer={
        isMultiple && (
          <Button fullWidth onPress={onClose}>
            {t('Done')}
          </Button>
        )
      }
    >
      {isOpen && <Search isMultiple={isMultiple} {...rest} />}
    </Dialog>
  );
}

type SearchProps = Omit<ProductDialogProps, 'title' | 'isOpen' | 'onClose'> & { isMultiple: boolean };

function Search({ filter, isOffered, chosen, any, isMultiple, onChoose }: SearchProps) {
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const q = usePaused(typed.trim());
  const products = useProducts({ ...filter, ...(q !== '' && { q }) });
  const id = useId();
  const found = allItems(products.data).filter((product) => isOffered?.(product) ?? true);
  // Nobody in particular is looked for by no words.
  const options: (ProductSummary | null)[] = any !== undefined && q === '' ? [null, ...found] : found;
  const isListed = products.data !== undefined;
  const at = Math.min(active, options.length - 1);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const option = options[at];
    if (step !== undefined && isListed && options.length > 0) {
      event.preventDefault();
      if (at + step === options.length && products.hasNextPage) void products.fetchNextPage();
      else setActive((at + step + options.length) % options.length);
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      if (isListed && option !== undefined) onChoose(option);
    }
  };

  return (
    <Stack space="12">
      <SearchField
        id={id}
        label={t('Search your products')}
        maxLength={120}
        value={typed}
        onChange={(text) => {
          setActive(0);
          setTyped(text);
        }}
        onKeyDown={onKeyDown}
        active={isListed && options.length > 0 ? at : null}
      />
      <Box>
        <ProductOptions
          id={id}
          of={products}
          options={options}
          search={q}
          isMultiple={isMultiple}
          chosen={chosen}
          any={any}
          active={at}
          onChoose={onChoose}
        />
      </Box>
    </Stack>
  );
}

/** A value as it was when it last rested; an empty one counts at once. */
function usePaused(value: string): string {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const later = setTimeout(() => setRested(value), restMs);
    return () => clearTimeout(later);
  }, [value]);
  return value === '' ? '' : rested;
}
