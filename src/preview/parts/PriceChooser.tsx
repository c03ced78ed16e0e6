import { Box, formatPaise } from '@haat/design-system/preview';
import { type Price, toPay } from '../document/pricing';
import * as styles from '../styles/amount.css';

/** Several prices: one is chosen before buying. */
export function PriceChooser({ prices }: { prices: readonly Price[] }) {
  return (
    <Box as="fieldset" paddingBottom="16">
      <Box as="legend" className={styles.label}>
        Choose
      </Box>
      {prices.map((price, index) => (
        <Box as="label" key={price.id} className={styles.choice}>
          <Box
            as="input"
            type="radio"
            name="price"
            value={price.id}
            defaultChecked={index === 0}
            data-label={price.label ?? toPay}
            data-amount={price.type === 'open' ? undefined : price.amount}
            className={styles.radio}
          />
          <Box as="span" className={styles.choiceWords}>
            {price.label ?? `Price ${index + 1}`}
          </Box>
          <Box as="span" className={styles.choicePrice}>
            {price.type === 'open' ? `from ${formatPaise(price.amount)}` : formatPaise(price.amount)}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
