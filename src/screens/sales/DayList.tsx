import { Box, formatPaise, List, ListRow, Money, Text } from '@haat/design-system';
import { Cover } from '../../parts/covers/Cover';
import { buyerName } from '../../parts/people/buyer';
import { orderStatus } from '../../parts/status/order-status';
import { clockTime, namedDay, startOfDay } from '../../parts/time/when';
import type { SalesDay } from './day-sums';
import { band } from './sales.css';

/** A day's sales under its name and its sums. */
export function DayList({ day, now, hrefOf }: { day: SalesDay; now: Date; hrefOf: (id: string) => string }) {
  const name = namedDay(startOfDay(day.day), now);
  return (
    <Box>
      <Box className={band}>
        <Text as="span" weight="strong">
          {name}
        </Text>
        {day.isWhole && (
          <Text as="span" size="13" tone="soft" tabular>
            {day.paid} paid · {formatPaise(day.amount)}
          </Text>
        )}
      </Box>
      <List label={`Sales of ${name}`}>
        {day.sales.map(({ id, at, status, amount, product, buyer }) => {
          const { isPaid, short, tone } = orderStatus[status];
          return (
            <ListRow
              key={id}
              href={hrefOf(id)}
              leading={<Cover product={product} />}
              title={buyerName(buyer)}
              meta={product.title}
              trailing={<Money paise={amount} weight="strong" tone={isPaid ? 'ink' : 'soft'} />}
              trailingMeta={
                isPaid ? (
                  clockTime(at)
                ) : (
                  <Text as="span" tone={tone === 'neutral' ? 'soft' : tone}>
                    {short}
                  </Text>
                )
              }
            />
          );
        })}
      </List>
    </Box>
  );
}
