import { Box, formatPaise, Text } from '@haat/design-system';
import { t } from '@haat/i18n';
import type { Wallet } from '@haat/openapi';

/** How the balance of the newest line comes about, so that a statement and the wallet can be compared. */
export function StatementBalance({ wallet: { available, pending, held, inTransit } }: { wallet: Wallet }) {
  const sum = (paise: number) => formatPaise(paise, { paiseShown: 'always' });
  return (
    <Box paddingX="20" paddingY="12" borderBottom="line">
      <Text size="13" tone="soft">
        {t('Balance {balance}: {available} available and {pending} pending.', {
          balance: sum(available + pending),
          available: sum(available),
          pending: sum(pending),
        })}{' '}
        {(held !== 0 || inTransit !== 0) && t('Held and in-transit money is not included.')}
      </Text>
    </Box>
  );
}
