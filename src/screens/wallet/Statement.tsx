import { Card, EmptyState, Link } from '@haat/design-system';
import { t } from '@haat/i18n';
import type { Wallet } from '@haat/openapi';
import { paths } from '@haat/web/paths';
import { AsyncStates } from '../../components/async-states/AsyncStates';
import { RowsSkeleton } from '../../components/async-states/RowsSkeleton';
import { Movements } from '../../components/statement/Movements';
import { movementsOf } from '../../components/statement/movements';
import { StatementBalance } from '../../components/statement/StatementBalance';
import { useWalletEntries } from '../../queries/money/wallet.queries';
import { allItems } from '../../queries/pages';

const shownAtMost = 8;

/** What moved the money last, with what stood in the wallet after it. */
export function Statement({ wallet }: { wallet: Wallet | undefined }) {
  const entries = useWalletEntries({});
  return (
    <AsyncStates
      of={entries}
      subject={t('The statement')}
      skeleton={<RowsSkeleton rows={6} hasTitle />}
      isEmpty={(data) => allItems(data).length === 0}
      empty={<NothingYet />}
    >
      {(data) => (
        <Card title={t('Statement')} padding="none" action={<All />}>
          {wallet && <StatementBalance wallet={wallet} />}
          <Movements items={movementsOf(allItems(data), entries.hasNextPage).slice(0, shownAtMost)} />
        </Card>
      )}
    </AsyncStates>
  );
}

const All = () => (
  <Link href={paths.statement} standalone iconAfter="chevronRight" label={t('View full statement')}>
    {t('See all')}
  </Link>
);

const NothingYet = () => (
  <Card title={t('Statement')} padding="none">
    <EmptyState
      title={t('No transactions yet')}
      text={t('Your first sale will appear here, with the fee and what you receive.')}
      headingLevel={3}
    />
  </Card>
);
