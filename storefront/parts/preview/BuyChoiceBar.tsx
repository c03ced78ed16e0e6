import { Box, ButtonLink, formatPaise } from '@haat/design-system/preview';
import { t } from '@haat/i18n';
import type { PublicProduct } from '@haat/openapi';
import { perPeriod } from '@haat/web/prices/period';
import { type Price, verbOf, withoutSum } from '../../document/pricing/pricing';
import * as styles from '../../styles/preview.css';

/** Where the choice stands in the page. */
export const choiceId = 'prices';

/**
 * Several prices or an open one, on a phone: under the thumb until the button of the form comes, which covers it. It is a link within the
 * page, so that it works without a script, and it names no sum, as none is chosen yet.
 */
export function BuyChoiceBar({ product }: { product: PublicProduct }) {
  const least = leastOf(product.prices);
  if (!least) return null;
  return (
    <Box as="aside" aria-label={t('Price')} className={styles.choiceBar}>
      <Box className={styles.buyLine}>
        <Box className={styles.barPrice}>
          {t('from {sum}', { sum: formatPaise(least.amount) })}
          {least.period && (
            <Box as="span" className={styles.barEach}>
              {perPeriod(least.period)}
            </Box>
          )}
        </Box>
        <Box className={styles.buyFill}>
          <ButtonLink href={`#${choiceId}`} tone="accent" fullWidth>
            {withoutSum(verbOf(product))}
          </ButtonLink>
        </Box>
      </Box>
    </Box>
  );
}

const leastOf = ([first, ...others]: readonly Price[]): Price | undefined =>
  first && others.reduce((least, price) => (price.amount < least.amount ? price : least), first);
