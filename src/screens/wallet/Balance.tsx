import type { Wallet } from '@haat/contract';
import {
  Card,
  formatPaise,
  Money,
  MoneyBar,
  type MoneyBarPart,
  Notice,
  Stack,
  Text,
} from '@haat/design-system';

/** One bar answers "where is my money". */
export function Balance({ wallet }: { wallet: Wallet }) {
  const { available, pending, inTransit, lifetime } = wallet;
  const parts: MoneyBarPart[] = [
    { key: 'available', label: 'Available', paise: available, look: 'solid' },
    { key: 'pending', label: 'Pending', paise: pending, look: 'hatched' },
  ];
  if (inTransit !== 0)
    parts.push({ key: 'inTransit', label: 'In transit', paise: inTransit, look: 'neutral' });
  const mine = available + pending + inTransit;
  return (
    <Card>
      <Stack space="20">
        <Stack space="4">
          <Text tone="soft">Available</Text>
          <Money paise={available} size="36" paiseShown="always" />
          <Text size="13" tone="soft">
            of {formatPaise(mine, { paiseShown: 'always' })} that is yours ·{' '}
            {formatPaise(lifetime, { paiseShown: 'always' })} earned in all, after fees and refunds
          </Text>
        </Stack>
        {available < 0 && (
          <Notice tone="caution" title={`${formatPaise(-available, { paiseShown: 'always' })} to make up`}>
            Refunds took more than was available, because that money had left your wallet before. You need not
            pay anything in: the next sales that become available fill this up by themselves. Until then
            nothing can be paid out.
          </Notice>
        )}
        <MoneyBar parts={parts} />
      </Stack>
    </Card>
  );
}
