import { Card, EmptyState, Money, Notice, Stack, Table, type TableColumn } from '@haat/design-system';
import { t } from '@haat/i18n';
import type { TrialBalance } from '@haat/openapi';
import { dateAndTime } from '../../../components/time/when';
import { useTrialBalance } from '../../../queries/admin.queries';
import { Desk } from '../Desk';

type Line = TrialBalance['lines'][number];

const amount = (of: keyof Omit<Line, 'account'>, header: string): TableColumn<Line> => ({
  key: of,
  header,
  align: 'end',
  fit: true,
  render: (line) => <Money paise={line[of]} paiseShown="always" />,
});
const columns = (): TableColumn<Line>[] => [
  { key: 'account', header: t('Account'), render: ({ account }) => account },
  amount('debit', t('Taken')),
  amount('credit', t('Put on it')),
  amount('balance', t('Balance')),
];

/** Every account of the ledger: what we owe is above zero, what is owed to us below, and all of it comes to nothing. */
export function Books() {
  const trial = useTrialBalance();
  return (
    <Desk
      of={trial}
      subject={t('The balances')}
      isEmpty={({ lines }) => lines.length === 0}
      empty={
        <Card>
          <EmptyState
            title={t('No money has moved yet')}
            text={t('Every account of the ledger is shown here.')}
          />
        </Card>
      }
    >
      {({ until, isProved, lines }) => (
        <Stack space="16">
          <Notice
            tone={isProved ? 'good' : 'critical'}
            title={isProved ? t('Nothing wrong was found in the books.') : t('The books do not agree.')}
          >
            {isProved
              ? t('They are proved every night. What is wrong is said here from then on.')
              : t('The last nightly proof has findings: they are in the log of the server.')}
          </Notice>
          <Card title={t('At {time}', { time: dateAndTime(until) })} padding="none">
            <Table
              caption={t('Balances of every account')}
              columns={columns()}
              rows={lines}
              rowKey={({ account }) => account}
              footer={{ account: t('All of it'), ...sums(lines) }}
            />
          </Card>
        </Stack>
      )}
    </Desk>
  );
}

const sumOf = (lines: Line[], of: 'debit' | 'credit' | 'balance') => (
  <Money paise={lines.reduce((sum, line) => sum + line[of], 0)} paiseShown="always" />
);
const sums = (lines: Line[]) => ({
  debit: sumOf(lines, 'debit'),
  credit: sumOf(lines, 'credit'),
  balance: sumOf(lines, 'balance'),
});
