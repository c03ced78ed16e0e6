import { Money, Table, type TableColumn } from '@haat/design-system';
import { t } from '@haat/i18n';
import type { Analytics } from '@haat/openapi';
import { rateOf } from '../compare';
import { grouped } from '../grouped';
import { legend, stepName } from './step-text';

type Step = Analytics['steps'][number];

/** What the chart draws and what it leaves out, step by step, the newest first. */
export function StepTable({ figures: { steps, step, current } }: { figures: Analytics }) {
  const number = (key: 'visitors' | 'checkouts' | 'sales', header: string): TableColumn<Step> => ({
    key,
    header,
    align: 'end',
    fit: true,
    render: (row) => grouped(row[key]),
  });
  const columns: TableColumn<Step>[] = [
    { key: 'when', header: t('When'), render: (row) => stepName(row, step) },
    number('visitors', t('Visitors')),
    number('checkouts', t('Orders placed')),
    number('sales', t('Sales')),
    { key: 'rate', header: t('Conversion'), align: 'end', fit: true, render: rateOf },
    {
      key: 'refunded',
      header: t('Refunded'),
      align: 'end',
      fit: true,
      render: ({ refunded }) => (refunded === 0 ? '–' : <Money paise={refunded} />),
    },
    {
      key: 'earned',
      header: t('Earned'),
      align: 'end',
      fit: true,
      render: ({ earned }) => <Money paise={earned} weight="strong" />,
    },
  ];
  return (
    <Table
      caption={t(legend[step].table)}
      columns={columns}
      rows={[...steps].reverse()}
      rowKey={({ from }) => from}
      footer={{
        when: t('All'),
        visitors: grouped(current.visitors),
        checkouts: grouped(current.checkouts),
        sales: grouped(current.sales),
        rate: rateOf(current),
        refunded: current.refunded === 0 ? '–' : <Money paise={current.refunded} />,
        earned: <Money paise={current.earned} weight="strong" />,
      }}
    />
  );
}
