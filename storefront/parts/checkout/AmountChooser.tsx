import { Box, formatPaise } from '@haat/design-system/preview';
import { t } from '@haat/i18n';
import type { PublicProduct } from '@haat/openapi';
import { firstAmount, type Price, suggestedAmounts } from '../../document/pricing/pricing';
import * as styles from '../../styles/amount.css';

/**
 * The amount is the screen. Without JavaScript a chip is a button of its own that goes on with its sum;
 * with it, chips fill in the field (see touch.ts, which finds the parts by their data attributes).
 */
export function AmountChooser({ product, price }: { product: PublicProduct; price: Price }) {
  const chosen = firstAmount(product, price);
  return (
    <Box>
      <Box as="label" htmlFor="amount" className={styles.label}>
        {t('Your amount')}
      </Box>
      <Box className={styles.box}>
        <Box as="span" aria-hidden className={styles.sign}>
          ₹
        </Box>
        <Box
          as="input"
          id="amount"
          name="amount"
          inputMode="decimal"
          required
          defaultValue={rupees(chosen)}
          data-least={price.amount}
          data-no-amount={t('Enter an amount in rupees.')}
          data-too-little={t('The minimum is {sum}.', { sum: formatPaise(price.amount) })}
          aria-describedby="amount-help"
          className={styles.input}
        />
      </Box>
      <Box as="fieldset" aria-label={t('Amounts')} className={styles.chips}>
        {suggestedAmounts(product, price).map((amount) => (
          <Box
            as="button"
            key={amount}
            type="submit"
            name="chip"
            value={rupees(amount)}
            aria-pressed={amount === chosen}
            className={styles.chip}
          >
            {formatPaise(amount)}
          </Box>
        ))}
      </Box>
      <Box id="amount-help" aria-live="polite" className={styles.help}>
        {t('Any amount from {sum}.', { sum: formatPaise(price.amount) })}
      </Box>
    </Box>
  );
}

const rupees = (paise: number) => formatPaise(paise).replace(/[₹,]/g, '');
