import { Box } from '@haat/design-system/preview';
import * as styles from '../styles/order.css';

/** Facts of an order, a line each; those without a value are left out. */
export function Lines({ lines }: { lines: readonly (readonly [term: string, value: string | null])[] }) {
  return (
    <Box as="dl" className={styles.lines}>
      {lines.map(([term, value]) =>
        value === null ? null : (
          <Box key={term} className={styles.line}>
            <Box as="dt" className={styles.term}>
              {term}
            </Box>
            <Box as="dd" className={styles.value}>
              {value}
            </Box>
          </Box>
        ),
      )}
    </Box>
  );
}

const methods: Record<string, string> = { upi: 'UPI', card: 'Card', netbanking: 'Net banking' };

export const methodName = (method: string | null): string | null =>
  method === null ? null : (methods[method] ?? method);
