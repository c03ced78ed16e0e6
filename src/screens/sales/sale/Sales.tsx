import { Button, Card, IconButton, Stack } from '@haat/design-system';
import { t } from '@haat/i18n';
import type { Transaction } from '@haat/openapi';
import { type ReactNode, useState } from 'react';
import { navigate, useSearch } from 'wouter/use-browser-location';
import { AsyncStateGroup } from '../../../components/async-states/AsyncStateGroup';
import { AsyncStates } from '../../../components/async-states/AsyncStates';
import { MoreRows } from '../../../components/async-states/MoreRows';
import { RowsSkeleton } from '../../../components/async-states/RowsSkeleton';
import { useFile } from '../../../components/files/use-file';
import { Totals } from '../../../components/sales/Totals';
import { useLayout } from '../../../components/screen/layout-context';
import { useSales } from '../../../queries/orders/sales.queries';
import { allItems } from '../../../queries/pages';
import { DayList } from '../list/DayList';
import { daysOf } from '../list/day-sums';
import { filterOf, readChoices, type SalesChoices, writeChoices } from '../list/sales-filter';
import { WaitingBuyers } from '../refund/WaitingBuyers';
import { SaleSheet } from './SaleSheet';
import { SalesFilters } from './SalesFilters';
import { SalesTable } from './SalesTable';

interface SalesRowsProps {
  sales: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
  items: Transaction[];
  now: Date;
  hrefOf: (id: string) => string;
  /** All of one product, so that naming it in each row says nothing. */
  isAboutOne: boolean;
}

/** Where a list of sales stands: at an address of its own, or among the screens of one product. */
interface SalesPlace {
  path: string;
  /** The one product that it is about, named by `id` in the address. */
  productId?: string;
}

interface SalesProps {
  place: SalesPlace;
  now: Date;
  /** What stands above; it is given the button that saves the list as a file. */
  head: (download: ReactNode) => ReactNode;
  /** When there is nothing; it is told whether anything was chosen. */
  empty: (isFiltered: boolean) => ReactNode;
  /** What stands below. */
  foot?: ReactNode;
}

/** Sales and refunds, narrowed, added up and told in full. */
export function Sales({ place, now, head, empty, foot }: SalesProps) {
  const { choices, saleId, choose, hrefOf, close } = useSalesChoices(place);
  const { productId, ...narrowing } = filterOf(choices, now);
  const filter = { ...narrowing, ...(productId && { productId }) };
  const isAboutOne = place.productId !== undefined;
  const isFiltered = Object.keys(isAboutOne ? narrowing : filter).length > 0;
  const sales = useSales(filter);
  const isSmall = useLayout().kind === 'mobile';
  const { save, busy } = useFile();
  const download = () => save({ file: 'sales.csv', ...filter });
  const button = { onPress: download, busy: busy !== null, disabled: allItems(sales.data).length === 0 };

  return (
    <Stack space="cards">
      {head(
        isSmall ? (
          <IconButton label={t('Download CSV')} icon="download" {...button} />
        ) : (
          <Button icon="download" {...button}>
            {t('Download CSV')}
          </Button>
        ),
      )}
      <AsyncStateGroup>
        <Stack space="cards">
          <WaitingBuyers hrefOf={hrefOf} />
          <SalesFilters choices={choices} onChoose={choose} isAboutOne={isAboutOne} />
          <AsyncStates
            of={sales}
            subject={t('The list')}
            reassurance={t('Your sales are safe, and buyers can still pay. The filter stays as you set it.')}
            skeleton={<RowsSkeleton rows={8} hasTitle />}
            isEmpty={(data) => allItems(data).length === 0}
            empty={empty(isFiltered)}
          >
            {(data) => (
              <Stack space="cards">
                {data.pages[0] && <Totals totals={data.pages[0].totals} />}
                <SalesRows
                  sales={sales}
                  items={allItems(data)}
                  now={now}
                  hrefOf={hrefOf}
                  isAboutOne={isAboutOne}
                />
              </Stack>
            )}
          </AsyncStates>
          {/* It would move away while the list comes. */}
          {!sales.isLoading && foot}
        </Stack>
      </AsyncStateGroup>
      <SaleSheet id={saleId} onClose={close} />
    </Stack>
  );
}

/** The moment that a list's filter is calculated from; a clock that beats would load it again and again. */
export function useFixedNow(given: Date | undefined): Date {
  const [now] = useState(() => given ?? new Date());
  return now;
}

/** The choices live in the address, so that going back, a link and a reload keep them. */
function useSalesChoices({ path, productId }: SalesPlace) {
  const search = useSearch();
  const read = readChoices(search);
  const choices: SalesChoices = productId === undefined ? read : { ...read, productId };
  const saleId = new URLSearchParams(search).get('sale');
  const addressOf = (chosen: SalesChoices, sale: string | null) =>
    productId === undefined
      ? path + writeChoices(chosen, sale)
      : path + writeChoices({ ...chosen, productId: '' }, sale, { id: productId });
  return {
    choices,
    saleId,
    choose: (changes: Partial<SalesChoices>) =>
      navigate(addressOf({ ...choices, ...changes }, saleId), { replace: true }),
    hrefOf: (id: string) => addressOf(choices, id),
    close: () => navigate(addressOf(choices, null)),
  };
}

/** Sales under their days: a table where there is room for columns, a list where there is not. */
function SalesRows({ sales, items, now, hrefOf, isAboutOne }: SalesRowsProps) {
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
