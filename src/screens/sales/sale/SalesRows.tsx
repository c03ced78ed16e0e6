import { Card } from '@haat/design-system';
import type { Transaction } from '@haat/openapi';
import { MoreRows } from '../../../components/async-states/MoreRows';
import { useLayout } from '../../../components/screen/layout-context';
import { DayList } from '../list/DayList';
import { daysOf } from '../list/day-sums';
import { SalesTable } from './SalesTable';

interface SalesRowsProps {
  sales: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
  items: Transaction[];
  now: Date;
  hrefOf: (id: string) => string;
  /** All of one product, so that naming it in each row says nothing. */
  isAboutOne: boolean;
}

/** Sales under their days: a table where there is room for columns, a list where there is not. */
export function SalesRows({ sales, items, now, hrefOf, isAboutOne }: SalesRowsProps) {
  const { kind } = useLayout();
  const days = daysOf(items, sales.hasNextPage);
  return (
    <Card padding="none">
      {kind === 'desktop' ? (
        <SalesTable days={days} items={items} now={now} hrefOf={hrefOf} isAboutOne={isAboutOne} />
      ) : (
        days.map((day) => (
          <DayList key={day.day} day={day} now={now} hrefOf={hrefOf} isAboutOne={isAboutOne} />
        ))
      )}
      <MoreRows of={sales} />
    </Card>
  );
}
