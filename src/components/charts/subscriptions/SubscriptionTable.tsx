import { Money, Table } from '@haat/design-system';
import { t } from '@haat/i18n';
import type { Analytics } from '@haat/openapi';
import { grouped } from '../grouped';
import { endName, type SubscriptionStep, tableName } from './subscription-text';

interface SubscriptionTableProps {
  steps: readonly SubscriptionStep[];
  step: Analytics['step'];
}

/** How many ran at the end of each step and what a month of them brought, the newest first. */
export function SubscriptionTable({ steps, step }: SubscriptionTableProps) {
  return (
    <Table
      caption={t(tableName[step])}
      columns={[
        { key: 'when', header: t('When'), render: (row) => endName(row, step) },
        {
          key: 'running',
          header: t('Active'),
          align: 'end',
          fit: true,
          render: ({ running }) => (running === null ? '–' : grouped(running)),
        },
        {
          key: 'monthly',
          header: t('MRR (monthly recurring revenue)'),
          align: 'end',
          fit: true,
          render: ({ monthly }) => (monthly === null ? '–' : <Money paise={monthly} weight="strong" />),
        },
      ]}
      rows={[...steps].reverse()}
      rowKey={({ from }) => from}
    />
  );
}
