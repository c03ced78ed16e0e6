import { Box } from '@haat/design-system/preview';
import { type Phrase, t, translate } from '@haat/i18n';
import type { Order } from '@haat/openapi';
import { groupedReference, isUpi } from '@haat/openapi/pay-ways';
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

const methods: Readonly<Record<string, Phrase>> = {
  upi: 'UPI',
  card: 'Card',
  netbanking: 'Net banking',
  wallet: 'Wallet',
  upiAutopay: 'UPI Autopay',
  cardAutopay: 'Card Autopay',
};

export function methodName(method: string | null): string | null {
  const label = method === null ? undefined : methods[method];
  return label === undefined ? method : translate(label);
}

/** By which name the bank knows the payment of an order, as the buyer's app shows it; without a value while nobody said it. */
export const referenceLine = ({
  bankReference,
  method,
}: Pick<Order, 'bankReference' | 'method'>): readonly [string, string | null] => [
  isUpi(method) ? t('UPI reference') : t('Bank reference'),
  bankReference === undefined ? null : groupedReference(bankReference),
];
