import { Box, formatPaise, VisuallyHidden } from '@haat/design-system/preview';
import { t } from '@haat/i18n';
import { figureOf } from '@haat/kinds/parts/preview/price';
import { howItRenews, perPeriod } from '@haat/web/prices/period';
import { type Price } from '../../document/pricing/pricing';
import * as styles from '../../styles/preview.css';

/** The price at its largest, what it was before, and what that saves. */
export function PriceTag({ price }: { price: Price }) {
  const { amount, compareAt, period } = price;
  return (
    <Box>
      <Box className={styles.price}>
        <Box as="span" className={styles.figure}>
          {figureOf(amount)}
        </Box>
        {period && (
          <Box as="span" className={styles.each}>
            {perPeriod(period)}
          </Box>
        )}
        {compareAt !== undefined && (
          <>
            <Box as="s" className={styles.struck}>
              <VisuallyHidden>{`${t('Before:')} `}</VisuallyHidden>
              {formatPaise(compareAt)}
            </Box>
            <Box as="span" className={styles.saved}>
              {t('You save {sum}', { sum: formatPaise(compareAt - amount) })}
            </Box>
          </>
        )}
      </Box>
      <Box className={styles.note}>
        {amount === 0
          ? t('Nothing to pay, now or later.')
          : (howItRenews(price, formatPaise(amount)) ?? t('One payment. No extra charges.'))}
      </Box>
    </Box>
  );
}
