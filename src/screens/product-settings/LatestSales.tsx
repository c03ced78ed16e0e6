import { Card, EmptyState, Link, List } from '@haat/design-system';
import { t } from '@haat/i18n';
import type { Product, Transaction } from '@haat/openapi';
import { namesOf, settingsPath } from '@haat/web/product-kinds/product-kinds';
import { clockTime, dayNumber, shortDate } from '@haat/web/time/when';
import { SaleRow } from '../../components/sales/SaleRow';

interface LatestSalesProps {
  product: Product;
  /** Newest first. */
  sales: readonly Transaction[];
  now: Date;
}

const shownAtMost = 5;

/** Who bought it last; the rest stands under the next tab. */
export function LatestSales({ product, sales, now }: LatestSalesProps) {
  const all = settingsPath(product.kind, 'sales', product.id);
  if (sales.length === 0) return <None product={product} />;
  return (
    <Card
      title={t('Recent sales')}
      padding="none"
      action={
        <Link href={all} standalone label={t('See all its sales')}>
          {t('See all')}
        </Link>
      }
    >
      <List label={t('Recent sales')}>
        {sales.slice(0, shownAtMost).map((sale) => (
          <SaleRow
            key={sale.id}
            sale={sale}
            href={`${all}&sale=${encodeURIComponent(sale.id)}`}
            when={dayNumber(sale.at) === dayNumber(now) ? clockTime(sale.at) : shortDate(sale.at)}
            isAboutOne
          />
        ))}
      </List>
    </Card>
  );
}

function None({ product }: { product: Product }) {
  const { one } = namesOf(product.kind);
  return (
    <Card>
      <EmptyState
        title={t('No sales yet')}
        text={
          product.status === 'published'
            ? t('Share its link with your audience: in a group, a story or your bio.')
            : t('It can be bought once this {one} is on sale.', { one })
        }
      />
    </Card>
  );
}
