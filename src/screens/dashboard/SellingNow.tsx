import { Card, Link, List, ListRow, Money } from '@haat/design-system';
import { t } from '@haat/i18n';
import type { Overview } from '@haat/openapi';
import { paths } from '@haat/web/paths';
import { productPath } from '@haat/web/product-kinds/product-kinds';
import { grouped } from '../../components/charts/grouped';
import { Cover } from '../../components/covers/Cover';

/** What earns most in this period. */
export function SellingNow({ selling }: { selling: Overview['selling'] }) {
  if (selling.length === 0) return null;
  return (
    <Card
      title={t('On sale')}
      padding="none"
      action={
        <Link href={paths.products} standalone>
          {t('All products')}
        </Link>
      }
    >
      <List label={t('Top products')}>
        {selling.map(({ product, sold, earned }) => (
          <ListRow
            key={product.id}
            href={productPath({ ...product, status: 'published' })}
            leading={<Cover product={product} />}
            title={product.title}
            truncate={false}
            meta={t('{count} sold', { count: grouped(sold) })}
            trailing={<Money paise={earned} weight="strong" />}
          />
        ))}
      </List>
    </Card>
  );
}
