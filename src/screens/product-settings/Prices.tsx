import { Card, EmptyState, Link, List, ListRow, Money } from '@haat/design-system';
import { type Phrase, t } from '@haat/i18n';
import type { Price, Product } from '@haat/openapi';
import { paths } from '@haat/web/paths';
import { perPeriod } from '@haat/web/prices/period';
import { PaidSum } from '../../components/prices/PaidSum';
import { asBuyersHaveIt } from '../../queries/catalog/products.queries';

/** What it costs, price by price. */
export function Prices({ product }: { product: Product }) {
  const { kind, id, prices, status } = asBuyersHaveIt(product);
  const canChange = status !== 'archived';
  return (
    <Card
      title={t('Prices')}
      padding="none"
      action={
        canChange && (
          <Link href={`${paths.edit(kind, id)}&step=price`} standalone label={t('Change the prices')}>
            {t('Change')}
          </Link>
        )
      }
    >
      {prices.length === 0 ? (
        <EmptyState title={t('No price yet')} text={t('One price is enough to publish.')} headingLevel={3} />
      ) : (
        <List label={t('Prices')}>
          {prices.map((price, index) => (
            <ListRow
              key={price.id ?? index}
              title={price.label ?? t(names[price.type])}
              meta={aboutOf(price)}
              trailing={<PaidSum paise={price.amount} weight="strong" />}
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

const names = {
  once: 'One payment',
  open: 'Pay what you want',
  subscription: 'Subscription',
} as const satisfies Record<Price['type'], Phrase>;

function aboutOf({ type, stock, period, trialDays }: Price): string {
  const each = period && perPeriod(period);
  const label = type === 'open' ? t('At least') : each ? paidText(each, trialDays) : t('Fixed');
  return stock === undefined
    ? label
    : t('{words} · {count} in total', { words: label, count: stock.toLocaleString('en-IN') });
}

const paidText = (each: string, trialDays: number | undefined) =>
  trialDays === undefined
    ? t('Paid {each}', { each })
    : t('Paid {each}, {count} days free', { each, count: trialDays });
