import {
  Button,
  Card,
  Inline,
  List,
  ListRow,
  Money,
  Stack,
  Table,
  type TableColumn,
  Text,
} from '@haat/design-system';
import { t } from '@haat/i18n';
import type { OperatorRates, RatesOfPlans } from '@haat/openapi';
import { percent } from '@haat/web/prices/fees';
import { dateAndTime, fullDate } from '@haat/web/time/when';
import { useState } from 'react';
import { useRates } from '../../../queries/admin.queries';
import { AdminSection } from '../AdminSection';
import { NewRates } from './NewRates';

const plans = ['FREE', 'PREMIUM', 'VVIP'] as const;
type Row = RatesOfPlans['FREE'] & { plan: string };

const columns = (): TableColumn<Row>[] => [
  { key: 'plan', header: t('Plan'), render: ({ plan }) => plan },
  {
    key: 'fee',
    header: t('Fee per sale'),
    align: 'end',
    fit: true,
    render: ({ feeBasisPoints }) => percent(feeBasisPoints),
  },
  {
    key: 'monthly',
    header: t('Per month'),
    align: 'end',
    fit: true,
    render: ({ monthly }) => <Money paise={monthly} />,
  },
  {
    key: 'yearly',
    header: t('Per year'),
    align: 'end',
    fit: true,
    render: ({ yearly }) => <Money paise={yearly} />,
  },
];

/** What the plans cost, and every change so far. */
export function Rates() {
  const rates = useRates();
  const [isChanging, setIsChanging] = useState(false);
  return (
    <AdminSection of={rates} subject={t('Rates')}>
      {(data) => (
        <Stack space="cards">
          <Card title={t('Now')} padding="none">
            <Table
              caption={t('Plan prices')}
              columns={columns()}
              rows={plans.map((plan) => ({ plan, ...data.now[plan] }))}
              rowKey={({ plan }) => plan}
            />
          </Card>
          <Inline space="8">
            <Button aria-haspopup="dialog" onPress={() => setIsChanging(true)}>
              {t('Change rates')}
            </Button>
          </Inline>
          <History changes={data.changes} />
          {isChanging && <NewRates current={data} onClose={() => setIsChanging(false)} />}
        </Stack>
      )}
    </AdminSection>
  );
}

function History({ changes }: { changes: OperatorRates['changes'] }) {
  if (changes.length === 0)
    return <Text tone="soft">{t('From the configuration. Not changed here yet.')}</Text>;
  return (
    <Card title={t('Changes|of the rates')} padding="none">
      <List label={t('Changes of the rates')}>
        {changes.map(({ id, at, startsAt, by, rates }) => (
          <ListRow
            key={id}
            title={t('From {date}', { date: fullDate(startsAt) })}
            meta={[
              ...plans.map((plan) => `${plan} ${percent(rates[plan].feeBasisPoints)}`),
              t('by {who}, {time}', { who: by, time: dateAndTime(at) }),
            ].join(' · ')}
            truncate={false}
          />
        ))}
      </List>
    </Card>
  );
}
