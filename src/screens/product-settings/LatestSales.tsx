import type { Product, Transaction } from '@haat/contract';
import { Card, EmptyState, Link, List } from '@haat/design-system';
import { describe, settingsPath } from '../../parts/product-kinds/product-kinds';
import { SaleRow } from '../../parts/sales/SaleRow';
import { clockTime, dayNumber, shortDate } from '../../parts/time/when';

interface LatestSalesProps {
  product: Product;
  /** Newest first. */
  sales: readonly Transaction[];
  now: Date;
  /** Whether these would be all there ever were. */
  isWhole: boolean;
}

const shownAtMost = 5;

/** Who bought it last; the rest stands under the next tab. */
export function LatestSales({ product, sales, now, isWhole }: LatestSalesProps) {
  const all = settingsPath(product.kind, 'sales', product.id) ?? '';
  if (sales.length === 0) return <None product={product} isWhole={isWhole} />;
  return (
    <Card
      title="Latest sales"
      padding="none"
      action={
        <Link href={all} standalone label="See all its sales">
          See all
        </Link>
      }
    >
      <List label="Latest sales">
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

function None({ product, isWhole }: { product: Product; isWhole: boolean }) {
  const { one } = describe(product.kind);
  return (
    <Card>
      {isWhole ? (
        <EmptyState
          title="Its first sale will stand here"
          text={
            product.status === 'published'
              ? 'Share its link where your people already are: a group, a story, a bio.'
              : `It can be bought once this ${one} is on sale.`
          }
        />
      ) : (
        <EmptyState title="Nothing sold in this period" text="Choose a longer one to see what came before." />
      )}
    </Card>
  );
}
