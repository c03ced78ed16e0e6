import { Card, List, ListRow, Money } from '@haat/design-system';
import { t } from '@haat/i18n';
import type { Product } from '@haat/openapi';
import { reductionsOf } from './reductions';

/** Prices that stand beside a higher one, which the creator has set with the price itself. */
export function ReducedPrices({ product }: { product: Product }) {
  const reduced = reductionsOf(product.prices);
  if (reduced.length === 0) return null;
  return (
    <Card title={t('Compare-at prices')} padding="none">
      <List label={t('Compare-at prices')}>
        {reduced.map(({ key, label, amount, before, percent }) => (
          <ListRow
            key={key}
            title={label}
            meta={t('{percent}% below the compare-at price', { percent })}
            trailing={<Money paise={amount} weight="strong" />}
            trailingMeta={<Money paise={before} tone="soft" struck />}
          />
        ))}
      </List>
    </Card>
  );
}
