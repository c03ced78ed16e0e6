import { Button, IconButton, Stack } from '@haat/design-system';
import { useState } from 'react';
import { Faces } from '../../parts/faces/Faces';
import { RowsSkeleton } from '../../parts/faces/RowsSkeleton';
import { useLayout } from '../../parts/screen/layout-context';
import { ScreenHeader } from '../../parts/screen/ScreenHeader';
import { allItems } from '../../queries/pages';
import { useSales } from '../../queries/sales.queries';
import { NoSales } from './NoSales';
import { SaleSheet } from './SaleSheet';
import { SalesFilters } from './SalesFilters';
import { SalesRows } from './SalesRows';
import { filterOf } from './sales-filter';
import { Totals } from './Totals';
import { useDownload } from './use-download';
import { useSalesChoices } from './use-sales-choices';

/** Every sale and refund, narrowed, added up and told in full. */
export function SalesScreen({ now: given }: { now?: Date }) {
  // The filter asks from moments of one clock, or the list would load again with each of its beats.
  const [now] = useState(() => given ?? new Date());
  const { choices, saleId, choose, hrefOf, close } = useSalesChoices();
  const filter = filterOf(choices, now);
  const sales = useSales(filter);
  const isSmall = useLayout().kind === 'mobile';
  const { download, isBusy } = useDownload(filter, now);
  const isEmpty = allItems(sales.data).length === 0;

  return (
    <Stack space={isSmall ? '16' : '24'}>
      <ScreenHeader
        title="Sales"
        actions={
          isSmall ? (
            <IconButton
              label="Download CSV"
              icon="download"
              onPress={download}
              busy={isBusy}
              disabled={isEmpty}
            />
          ) : (
            <Button icon="download" onPress={download} busy={isBusy} disabled={isEmpty}>
              Download CSV
            </Button>
          )
        }
      />
      <SalesFilters choices={choices} onChoose={choose} />
      <Faces
        of={sales}
        subject="The list"
        reassurance="Your sales are safe, and buyers can still pay. The filter stays as you set it."
        skeleton={<RowsSkeleton rows={8} hasTitle />}
        isEmpty={(data) => allItems(data).length === 0}
        empty={<NoSales isFiltered={Object.keys(filter).length > 0} />}
      >
        {(data) => (
          <Stack space={isSmall ? '16' : '24'}>
            {data.pages[0] && <Totals totals={data.pages[0].totals} />}
            <SalesRows sales={sales} items={allItems(data)} now={now} hrefOf={hrefOf} />
          </Stack>
        )}
      </Faces>
      <SaleSheet id={saleId} onClose={close} />
    </Stack>
  );
}
