import { Stack, Text } from '@haat/design-system';
import { t } from '@haat/i18n';
import type { Discount } from '@haat/openapi';
import { useState } from 'react';
import { AsyncStates } from '../../components/async-states/AsyncStates';
import { RowsSkeleton } from '../../components/async-states/RowsSkeleton';
import { ProductField } from '../../components/product-chooser/ProductField';
import { Share } from '../../components/share/Share';
import { useProductsById } from '../../queries/catalog/chosen-products.queries';
import { useProducts } from '../../queries/catalog/products.queries';
import { allItems } from '../../queries/pages';
import type { ForProduct } from './discount-draft';
import { linkWith } from './discount-text';

interface ShareCodeProps {
  discount: Discount;
  /** The one product that this is about; null: any of them. */
  product: ForProduct | null;
}

/** The link that brings a code along: to what it holds for, or to what is chosen. */
export function ShareCode({ discount, product }: ShareCodeProps) {
  const { code } = discount;
  if (code === null) return null;
  const ownProduct = discount.product ?? product;
  return ownProduct ? (
    <Share url={linkWith(code, ownProduct.url)} title={ownProduct.title} />
  ) : (
    <ShareAny code={code} />
  );
}

/** Leads to the newest that is on sale until another is chosen. */
function ShareAny({ code }: { code: string }) {
  const products = useProducts({ status: 'published' });
  const [chosen, setChosen] = useState('');
  const selectedProducts = useProductsById(chosen === '' ? [] : [chosen]);
  return (
    <AsyncStates
      of={products}
      subject={t('Your products')}
      reassurance={t('The code is valid, and buyers can enter it.')}
      skeleton={<RowsSkeleton rows={2} />}
      isEmpty={(data) => allItems(data).length === 0}
      empty={
        <Text tone="soft">
          {t('Publish a product first: the link opens the product that the code is for.')}
        </Text>
      }
    >
      {(data) => {
        const listed = allItems(data);
        const product = chosen === '' ? listed[0] : selectedProducts.get(chosen);
        return (
          <Stack space="20">
            <ProductField
              label={t('Leads to')}
              value={chosen || (listed[0]?.id ?? '')}
              onChange={setChosen}
              filter={{ status: 'published' }}
            />
            {product && <Share url={linkWith(code, product.url)} title={product.title} />}
          </Stack>
        );
      }}
    </AsyncStates>
  );
}
