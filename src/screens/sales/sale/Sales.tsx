import { Button, IconButton, Stack } from '@haat/design-system';
import { t } from '@haat/i18n';
import { type ReactNode, useState } from 'react';
import { AsyncStateGroup } from '../../../components/async-states/AsyncStateGroup';
import { AsyncStates } from '../../../components/async-states/AsyncStates';
import { RowsSkeleton } from '../../../components/async-states/RowsSkeleton';
import { useFile } from '../../../components/files/use-file';
import { Totals } from '../../../components/sales/Totals';
import { useLayout } from '../../../components/screen/layout-context';
import { allItems } from '../../../queries/pages';
import { useSales } from '../../../queries/sales.queries';
import { filterOf } from '../list/sales-filter';
import { type SalesPlace, useSalesChoices } from '../list/use-sales-choices';
import { WaitingBuyers } from '../refund/WaitingBuyers';
import { SaleSheet } from './SaleSheet';
import { SalesFilters } from './SalesFilters';
import { SalesRows } from './SalesRows';

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

/** The moment that a list's filter is reckoned from; a clock that beats would load it again and again. */
export function useFixedNow(given: Date | undefined): Date {
  const [now] = useState(() => given ?? new Date());
  return now;
}
