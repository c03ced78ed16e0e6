import { Box, formatPaise, List, Text } from '@haat/design-system';
import { t } from '@haat/i18n';
import { clockTime, namedDay, startOfDay } from '@haat/web/time/when';
import { SaleRow } from '../../../components/sales/SaleRow';
import { band } from '../sales.css';
import type { SalesDay } from './day-sums';

interface DayListProps {
  day: SalesDay;
  now: Date;
  hrefOf: (id: string) => string;
  isAboutOne: boolean;
}

/** A day's sales under its name and its sums. */
export function DayList({ day, now, hrefOf, isAboutOne }: DayListProps) {
  const name = namedDay(startOfDay(day.day), now);
  return (
    <Box>
      <Box className={band}>
        <Text as="span" weight="strong">
          {name}
        </Text>
        {day.isWhole && (
          <Text as="span" size="13" tone="soft" tabular>
            {t('{paid} paid · {sum}', { paid: day.paid, sum: formatPaise(day.amount) })}
          </Text>
        )}
      </Box>
      <List label={t('Sales of {name}', { name })}>
        {day.sales.map((sale) => (
          <SaleRow
            key={sale.id}
            sale={sale}
            href={hrefOf(sale.id)}
            when={clockTime(sale.at)}
            isAboutOne={isAboutOne}
          />
        ))}
      </List>
    </Box>
  );
}
