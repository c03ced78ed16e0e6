import { ButtonLink, Card, EmptyState, Stack } from '@haat/design-system';
import { t } from '@haat/i18n';
import { paths } from '@haat/web/paths';
import { useState } from 'react';
import { navigate, useSearch } from 'wouter/use-browser-location';
import { AsyncStates } from '../../components/async-states/AsyncStates';
import { MoreRows } from '../../components/async-states/MoreRows';
import { RowsSkeleton } from '../../components/async-states/RowsSkeleton';
import { ScreenHeader } from '../../components/screen/ScreenHeader';
import { Movements } from '../../components/statement/Movements';
import { movementsOf } from '../../components/statement/movements';
import { useWalletEntries } from '../../queries/money/wallet.queries';
import { allItems } from '../../queries/pages';
import { StatementFiles } from './StatementFiles';
import { StatementFilters } from './StatementFilters';
import { filterOf, readChoices, type StatementChoices, writeChoices } from './statement-filter';

/** Everything that moved the money, narrowed by kind and time, each with what stood in the wallet after it. */
export function StatementScreen({ now: given }: { now?: Date }) {
  // The filter asks from moments of one clock, or the list would load again with each of its beats.
  const [now] = useState(() => given ?? new Date());
  const choices = readChoices(useSearch());
  // The choices live in the address, so that going back, a link and a reload keep them.
  const choose = (changes: Partial<StatementChoices>) =>
    navigate(paths.statement + writeChoices({ ...choices, ...changes }), { replace: true });
  const filter = filterOf(choices, now);
  const entries = useWalletEntries(filter);

  return (
    <Stack space="cards">
      <ScreenHeader
        title={t('Statement')}
        actions={<StatementFiles filter={filter} now={now} isEmpty={allItems(entries.data).length === 0} />}
      />
      <StatementFilters choices={choices} onChoose={choose} />
      <AsyncStates
        of={entries}
        subject={t('The statement')}
        reassurance={t(
          'Your money is safe. Only this view of it did not load; the filter stays as you set it.',
        )}
        skeleton={<RowsSkeleton rows={10} />}
        isEmpty={(data) => allItems(data).length === 0}
        empty={<Nothing isFiltered={Object.keys(filter).length > 0} />}
      >
        {(data) => (
          <Card padding="none">
            <Movements items={movementsOf(allItems(data), entries.hasNextPage)} />
            <MoreRows of={entries} />
          </Card>
        )}
      </AsyncStates>
    </Stack>
  );
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered)
    return (
      <Card padding="none">
        <EmptyState
          title={t('No transactions in this period')}
          text={t('No entries match these filters.')}
          action={<ButtonLink href={paths.statement}>{t('Show all')}</ButtonLink>}
        />
      </Card>
    );
  return (
    <Card padding="none">
      <EmptyState
        title={t('No transactions yet')}
        text={t('Your first sale will appear here, with the fee and what you receive.')}
        action={<ButtonLink href={paths.products}>{t('View products')}</ButtonLink>}
      />
    </Card>
  );
}
