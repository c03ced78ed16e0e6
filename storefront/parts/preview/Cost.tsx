import { Box, formatPaise, VisuallyHidden } from '@haat/design-system/preview';
import { t } from '@haat/i18n';
import type { ShownProduct } from '@haat/openapi/pages';
import { perPeriod } from '@haat/web/prices/period';
import * as styles from '../../styles/cost.css';

/** What a product costs at the least, and how it is paid. */
export function Cost({ product: { prices } }: { product: Pick<ShownProduct, 'prices'> }) {
  const [price] = prices.toSorted((one, other) => one.amount - other.amount);
  if (!price) return null;
  const sum = price.amount === 0 ? t('Free') : formatPaise(price.amount);
  if (price.type === 'open') return price.amount === 0 ? t('Any amount') : t('{sum} or more', { sum });
  const each = price.period ? `${sum} ${perPeriod(price.period)}` : sum;
  return (
    <>
      <Box as="span">{prices.length > 1 ? t('from {sum}', { sum: each }) : each}</Box>
      {prices.length === 1 && price.compareAt !== undefined && (
        <Box as="s" className={styles.struck}>
          <VisuallyHidden>{`${t('Before:')} `}</VisuallyHidden>
          {formatPaise(price.compareAt)}
        </Box>
      )}
    </>
  );
}
