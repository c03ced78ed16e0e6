import type { Overview } from '@haat/contract';
import { Card, Link, List, ListRow, Money } from '@haat/design-system';
import { paths } from '../../app/paths';
import { Cover } from '../../parts/covers/Cover';
import { productPath } from '../../parts/product-kinds/product-kinds';

/** What earns most in this period. */
export function SellingNow({ selling }: { selling: Overview['selling'] }) {
  if (selling.length === 0) return null;
  return (
    <Card
      title="Selling now"
      padding="none"
      action={
        <Link href={paths.lists.page} standalone>
          All pages
        </Link>
      }
    >
      <List label="What sells">
        {selling.map(({ product, sold, earned }) => (
          <ListRow
            key={product.id}
            href={productPath({ ...product, status: 'published' })}
            leading={<Cover product={product} />}
            title={product.title}
            meta={`${sold.toLocaleString('en-IN')} sold`}
            trailing={<Money paise={earned} weight="strong" />}
          />
        ))}
      </List>
    </Card>
  );
}
