import type { Price, Product } from '@haat/contract';
import { Card, EmptyState, Link, List, ListRow, Money } from '@haat/design-system';
import { paths } from '../../app/paths';
import { describe } from '../../parts/product-kinds/product-kinds';

/** What it costs, price by price. */
export function Prices({ product }: { product: Product }) {
  const { kind, id, prices, status } = product;
  const canChange = describe(kind).isMakeable && status !== 'archived';
  return (
    <Card
      title="Prices"
      padding="none"
      action={
        canChange && (
          <Link href={`${paths.edit(kind, id)}&step=price`} standalone label="Change the prices">
            Change
          </Link>
        )
      }
    >
      {prices.length === 0 ? (
        <EmptyState title="No price yet" text="One price is enough to publish." headingLevel={3} />
      ) : (
        <List label="Prices">
          {prices.map((price, index) => (
            <ListRow
              key={price.id ?? index}
              title={price.label ?? names[price.type]}
              meta={aboutOf(price)}
              trailing={<Money paise={price.amount} weight="strong" />}
              trailingMeta={
                price.compareAt !== undefined && <Money paise={price.compareAt} tone="soft" struck />
              }
            />
          ))}
        </List>
      )}
    </Card>
  );
}

const names: Record<Price['type'], string> = {
  once: 'One payment',
  open: 'What buyers want to give',
  subscription: 'Subscription',
};

function aboutOf({ type, stock }: Price): string {
  const words = type === 'open' ? 'At least' : 'Fixed';
  return stock === undefined ? words : `${words} · ${stock.toLocaleString('en-IN')} to sell in all`;
}
