import { Card, EmptyState, Money, Table, type TableColumn, Text } from '@haat/design-system';
import { t, translate } from '@haat/i18n';
import type { Analytics } from '@haat/openapi';
import type { ReactNode } from 'react';
import { useLayout } from '../../screen/layout-context';
import { rateOf } from '../compare';
import { FirstFew } from '../FirstFew';
import { grouped } from '../grouped';

type Source = Analytics['sources'][number];

interface SourcesProps {
  figures: Analytics;
  /** Beside the title of what there is. */
  action?: ReactNode;
}

/** Where people come from, what earned most first. */
export function Sources({ figures: { sources, current }, action }: SourcesProps) {
  const { kind } = useLayout();
  const isSmall = kind === 'mobile' || kind === 'page-mobile';
  if (sources.length === 0)
    return (
      <Card title={t('Traffic sources')}>
        <EmptyState
          title={t('No visitors yet')}
          text={t('Share a link with your audience. Give a link its own label to see what it brings.')}
          headingLevel={3}
        />
      </Card>
    );
  return (
    <Card title={t('Traffic sources')} action={action} padding="none">
      <FirstFew items={sources} isFlush>
        {(shown) => (
          <Table
            caption={t('Traffic sources')}
            columns={columns().filter(({ key }) => !isSmall || key !== 'rate')}
            rows={shown}
            rowKey={({ name, detail }) => `${name} ${detail}`}
            footer={{
              source: t('All'),
              visitors: grouped(current.visitors),
              sales: grouped(current.sales),
              rate: rateOf(current),
              earned: <Money paise={current.earned} weight="strong" />,
            }}
          />
        )}
      </FirstFew>
    </Card>
  );
}

const columns = (): TableColumn<Source>[] => [
  {
    key: 'source',
    header: t('Source'),
    render: ({ name, detail }) => (
      <>
        <Text as="span" weight="strong">
          {translate(name)}
        </Text>
        {detail !== null && (
          <Text as="span" size="13" tone="soft">
            {' '}
            {translate(detail)}
          </Text>
        )}
      </>
    ),
  },
  {
    key: 'visitors',
    header: t('Visitors'),
    align: 'end',
    fit: true,
    render: ({ visitors }) => grouped(visitors),
  },
  { key: 'sales', header: t('Sales'), align: 'end', fit: true, render: ({ sales }) => grouped(sales) },
  { key: 'rate', header: t('Rate'), align: 'end', fit: true, render: rateOf },
  {
    key: 'earned',
    header: t('Earned'),
    align: 'end',
    fit: true,
    render: ({ earned }) => <Money paise={earned} weight="strong" />,
  },
];
