import {
  Box,
  Button,
  Card,
  formatPaise,
  Money,
  MoneyBar,
  type MoneyBarPart,
  Notice,
  Stack,
  Text,
} from '@haat/design-system';
import { t } from '@haat/i18n';
import type { Wallet } from '@haat/openapi';
import { useLayout } from '../../components/screen/layout-context';
import { top } from './wallet.css';

/** One bar answers "where is my money", and beside it is the way out. */
export function Balance({ wallet, onWithdraw }: { wallet: Wallet; onWithdraw: () => void }) {
  const { available, pending, inTransit, held, lifetime } = wallet;
  const isSmall = useLayout().kind === 'mobile';
  const parts: MoneyBarPart[] = [
    { key: 'available', label: t('Available'), paise: available, look: 'solid' },
    { key: 'pending', label: t('Pending'), paise: pending, look: 'hatched' },
  ];
  if (inTransit !== 0)
    parts.push({ key: 'inTransit', label: t('In transit'), paise: inTransit, look: 'neutral' });
  if (held !== 0) parts.push({ key: 'held', label: t('Held'), paise: held, look: 'critical' });
  const mine = available + pending + inTransit + held;
  return (
    <Card>
      <Stack space="20">
        <Box className={top}>
          <Stack space="4">
            <Text tone="soft">{t('Available to withdraw')}</Text>
            <Money paise={available} size="36" paiseShown="always" />
            <Text size="13" tone="soft">
              {t('of {mine} total balance · {lifetime} lifetime earnings after fees and refunds', {
                mine: formatPaise(mine, { paiseShown: 'always' }),
                lifetime: formatPaise(lifetime, { paiseShown: 'always' }),
              })}
            </Text>
          </Stack>
          <Button tone="accent" icon="bank" fullWidth={isSmall} onPress={onWithdraw} mainAction>
            {t('Withdraw')}
          </Button>
        </Box>
        {available < 0 && (
          <Notice
            tone="caution"
            title={t('{sum} negative balance', { sum: formatPaise(-available, { paiseShown: 'always' }) })}
          >
            {t(
              'Refunds exceeded your available balance. You do not need to pay anything: upcoming sales cover it automatically. Until then withdrawals are not possible.',
            )}
          </Notice>
        )}
        <MoneyBar parts={parts} />
      </Stack>
    </Card>
  );
}
