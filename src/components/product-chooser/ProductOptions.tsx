import { Box, Icon, Text } from '@haat/design-system';
import { t } from '@haat/i18n';
import type { ProductSummary } from '@haat/openapi';
import { namesOf } from '@haat/web/product-kinds/product-kinds';
import { useEffect } from 'react';
import { AsyncStates, type Loadable } from '../async-states/AsyncStates';
import { LiveRegion } from '../async-states/LiveRegion';
import { MoreRows } from '../async-states/MoreRows';
import { RowsSkeleton } from '../async-states/RowsSkeleton';
import { Cover } from '../covers/Cover';
import { summaryPriceText } from '../prices/price-text';
import { place } from '../search-results/found.css';
import { list, option, tick, text as wordsOf } from './product-chooser.css';

interface Pages extends Loadable<unknown> {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
}

interface ProductOptionsProps {
  /** Before the number of an option, and of the list. */
  id: string;
  of: Pages;
  /** What has come and can be chosen; null stands for none in particular. */
  options: readonly (ProductSummary | null)[];
  /** What was searched for. */
  search: string;
  isMultiple: boolean;
  chosen: readonly string[];
  any: string | undefined;
  /** The number of the option that Enter chooses. */
  active: number;
  onChoose: (product: ProductSummary | null) => void;
}

/** What the search found, in its five faces. */
export function ProductOptions({ id, of, options, search, ...rest }: ProductOptionsProps) {
  return (
    <Box className={place}>
      <AsyncStates
        of={of}
        subject={t('Your products')}
        reassurance={t('Nothing was changed. Try again.')}
        skeleton={<RowsSkeleton rows={5} height={56} />}
        isEmpty={() => options.length === 0 && !of.hasNextPage}
        empty={
          <LiveRegion>
            <Text tone="soft">
              {search === ''
                ? t('You have no products yet.')
                : t('No products match “{words}”.', { words: search })}
            </Text>
          </LiveRegion>
        }
      >
        {() => (
          <>
            <Listed id={id} options={options} isBusy={of.isFetching} {...rest} />
            <MoreRows of={of} />
          </>
        )}
      </AsyncStates>
    </Box>
  );
}

type ListedProps = Omit<ProductOptionsProps, 'of' | 'search'> & { isBusy: boolean };

function Listed({ id, options, isBusy, isMultiple, chosen, any, active, onChoose }: ListedProps) {
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  return (
    <Box
      id={`${id}-list`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select has no rows of two lines and no search
      role="listbox"
      aria-label={t('Your products')}
      aria-multiselectable={isMultiple}
      aria-busy={isBusy}
      className={list}
    >
      {options.map((product, index) => {
        const isChosen = chosen.includes(product?.id ?? '');
        return (
          // The keyboard stays in the field above and chooses by number.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <Box
            key={product?.id ?? ''}
            id={`${id}-${index}`}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- stands in that list
            role="option"
            aria-selected={isChosen}
            data-active={index === active || undefined}
            tabIndex={-1}
            className={option}
            onClick={() => onChoose(product)}
          >
            {product && <Cover product={product} size={32} />}
            <Box className={wordsOf}>
              <Text as="span">{product?.title ?? any}</Text>
              {product && (
                <Text as="span" size="13" tone="soft" truncate>
                  {`${namesOf(product.kind).label} · ${summaryPriceText(product)}`}
                </Text>
              )}
            </Box>
            <Box as="span" className={tick}>
              {isChosen && <Icon name="check" />}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}
