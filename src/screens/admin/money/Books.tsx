import { Card, EmptyState, Money, Notice, Stack, Table, type TableColumn } from '@haat/design-system';
import { t } from '@haat/i18n';
import type { TrialBalance } from '@haat/openapi';
import { dateAndTime } from '@haat/web/time/when';
import { useTrialBalance } from '../../../queries/admin.queries';
import { AdminSection } from '../AdminSection';

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
  amount('debit', t('Debited')),
  amount('credit', t('Credit')),
  amount('balance', t('Balance')),
];

/** Every account of the ledger: what we owe is above zero, what is owed to us below, and all of it comes to nothing. */
export function Books() {
  const trial = useTrialBalance();
  return (
    <AdminSection
      of={trial}
      subject={t('Balances')}
      isEmpty={({ lines }) => lines.length === 0}
      empty={
        <Card>
          <EmptyState title={t('No transactions yet')} text={t('All ledger accounts are listed here.')} />
        </Card>
      }
    >
      {({ until, isProved, lines }) => (
        <Stack space="16">
          <Notice
            tone={isProved ? 'good' : 'critical'}
            title={isProved ? t('The ledger is balanced.') : t('The ledger is not balanced.')}
          >
            {isProved
              ? t('The ledger is checked every night. Errors are shown here.')
              : t('The last nightly check found errors: see the server log.')}
          </Notice>
          <Card title={t('At {time}', { time: dateAndTime(until) })} padding="none">
            <Table
              caption={t('Balances by account')}
              columns={columns()}
              rows={lines}
              rowKey={({ account }) => account}
              footer={{ account: t('Total'), ...sums(lines) }}
            />
          </Card>
        </Stack>
      )}
    </AdminSection>
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
