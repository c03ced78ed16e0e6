import { Heading, Inline } from '@haat/design-system';
import { t } from '@haat/i18n';
import type { Product } from '@haat/openapi';
import { describe, settingsPath } from '@haat/web/product-kinds/product-kinds';
import { NoSales } from './NoSales';
import { ReturnAll } from './refund/ReturnAll';
import { Sales, useFixedNow } from './sale/Sales';

/** The sales of one product, among the screens of its settings. */
export function ProductSales({ product, now }: { product: Product; now?: Date }) {
  const { kind, id } = product;
  const path = describe(kind).settings.sales;
  const fixedNow = useFixedNow(now);
  return (
    <Sales
      place={{ path, productId: id }}
      now={fixedNow}
      head={(download) => (
        <Inline space="12" align="between">
          <Heading level={2}>{t('Sales')}</Heading>
          {download}
        </Inline>
      )}
      empty={(isFiltered) => (
        <NoSales
          isFiltered={isFiltered}
          everything={settingsPath(kind, 'sales', id)}
          sharing={product.status === 'published' ? settingsPath(kind, 'analytics', id) : null}
        />
      )}
      foot={<ReturnAll productId={id} />}
    />
  );
}
