import { Box, Card, List, ListRow, Money, Text } from '@haat/design-system';
import { plural, t } from '@haat/i18n';
import type { Wallet } from '@haat/openapi';
import { paths } from '@haat/web/paths';
import { dayNumber, dayOfMonth, fieldOfDay, longDay, shortDate, weekday } from '@haat/web/time/when';
import { day } from './wallet.css';

/** Pending money, by the day on which it becomes available. */
export function ComingIn({ wallet: { upcoming, pending } }: { wallet: Wallet }) {
  return (
    <Card
      title={t('Incoming')}
      padding={upcoming.length > 0 ? 'none' : 'regular'}
      action={pending === 0 ? undefined : <Money paise={pending} paiseShown="always" weight="strong" />}
    >
      {upcoming.length > 0 ? (
        <List label={t('Pending money by day')}>
          {upcoming.map(({ on, amount, sales, soldFrom, soldTo }) => (
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
              {...(soldFrom !== null &&
                soldTo !== null && {
                  meta: salesOf(sales, soldFrom, soldTo),
                  href: paths.salesBetween(fieldOf(soldFrom), fieldOf(soldTo)),
                })}
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

const fieldOf = (at: string) => fieldOfDay(dayNumber(at));

/** "9 sales of 19 Nov", "5 sales, 20 to 21 Nov". */
function salesOf(sales: number, from: string, to: string): string {
  const [first, last] = [shortDate(from), shortDate(to)];
  return first === last
    ? plural(sales, '1 sale of {day}', '{count} sales of {day}', { count: sales, day: first })
    : plural(sales, '1 sale, {first} to {last}', '{count} sales, {first} to {last}', {
        count: sales,
        first,
        last,
      });
}
