import { Card, List, ListRow, Money, Stack } from '@haat/design-system';
import { t } from '@haat/i18n';
import type { Product } from '@haat/openapi';
import { DiscountsPanel } from './DiscountsPanel';
import { reductionsOf } from './reductions';

/** What comes off the prices of one product. */
export function ProductDiscounts({ product }: { product: Product }) {
  return (
    <Stack space="cards">
      <DiscountsPanel product={product} />
      <ReducedPrices product={product} />
    </Stack>
  );
}

/** Prices that stand beside a higher one, which the creator has set with the price itself. */
function ReducedPrices({ product }: { product: Product }) {
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
