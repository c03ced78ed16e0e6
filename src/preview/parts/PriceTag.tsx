import { Box, formatPaise, VisuallyHidden } from '@haat/design-system/preview';
import type { Price } from '../document/pricing';
import * as styles from '../styles/preview.css';

/** The price at its largest, what it was before, and what that saves. */
export function PriceTag({ price }: { price: Price }) {
  const { amount, compareAt } = price;
  return (
    <Box>
      <Box className={styles.price}>
        <Box as="span" className={styles.figure}>
          {formatPaise(amount)}
        </Box>
        {compareAt !== undefined && (
          <>
            <Box as="s" className={styles.struck}>
              <VisuallyHidden>Before: </VisuallyHidden>
              {formatPaise(compareAt)}
            </Box>
            <Box as="span" className={styles.saved}>
              {`You save ${formatPaise(compareAt - amount)}`}
            </Box>
          </>
        )}
      </Box>
      <Box className={styles.note}>One payment. Nothing is added at the end.</Box>
    </Box>
  );
}
