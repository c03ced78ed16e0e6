import type { Wallet } from '@haat/contract';
import { Box, Card, List, ListRow, Money, Text } from '@haat/design-system';
import { t } from '@haat/words';
import { dayOfMonth, longDay, weekday } from '../../parts/time/when';
import { day } from './wallet.css';

/** Pending money, by the day on which it becomes available. */
export function ComingIn({ wallet: { upcoming, pending } }: { wallet: Wallet }) {
  return (
    <Card
      title={t('Coming in')}
      padding={upcoming.length > 0 ? 'none' : 'regular'}
      action={pending === 0 ? undefined : <Money paise={pending} paiseShown="always" weight="strong" />}
    >
      {upcoming.length > 0 ? (
        <List label={t('Pending money by day')}>
          {upcoming.map(({ on, amount }) => (
            <ListRow
              key={on}
              leading={
                <Box aria-hidden className={day}>
                  <Text as="span" size="17" weight="strong" tabular>
                    {dayOfMonth(on)}
                  </Text>
                  {weekday(on)}
                </Box>
              }
              title={longDay(on)}
              truncate={false}
              meta={t('Becomes available')}
              trailing={<Money paise={amount} paiseShown="always" weight="strong" />}
            />
          ))}
        </List>
      ) : (
        <Text tone="soft">
          {t('Nothing is pending. What a sale earns becomes available two working days later.')}
        </Text>
      )}
    </Card>
  );
}
