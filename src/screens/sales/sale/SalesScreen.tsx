import { t } from '@haat/i18n';
import { paths } from '@haat/web/paths';
import { ScreenHeader } from '../../../components/screen/ScreenHeader';
import { NoSales } from '../NoSales';
import { Sales, useFixedNow } from './Sales';

const place = { path: paths.sales };

/** Every sale and refund. */
export function SalesScreen({ now }: { now?: Date }) {
  return (
    <Sales
      place={place}
      now={useFixedNow(now)}
      head={(download) => <ScreenHeader title={t('Sales')} actions={download} />}
      empty={(isFiltered) => (
        <NoSales isFiltered={isFiltered} everything={paths.sales} sharing={paths.products} />
      )}
    />
  );
}
