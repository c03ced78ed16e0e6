import { Button, ButtonLink, Card, EmptyState, IconButton, Stack } from '@haat/design-system';
import { useState } from 'react';
import { navigate, useSearch } from 'wouter/use-browser-location';
import { paths } from '../../app/paths';
import { Faces } from '../../parts/faces/Faces';
import { MoreRows } from '../../parts/faces/MoreRows';
import { RowsSkeleton } from '../../parts/faces/RowsSkeleton';
import { useLayout } from '../../parts/screen/layout-context';
import { ScreenHeader } from '../../parts/screen/ScreenHeader';
import { Movements } from '../../parts/statement/Movements';
import { movementsOf } from '../../parts/statement/movements';
import { allItems } from '../../queries/pages';
import { useWalletEntries } from '../../queries/wallet.queries';
import { StatementFilters } from './StatementFilters';
import { filterOf, readChoices, type StatementChoices, writeChoices } from './statement-filter';
import { useStatementFile } from './use-statement-file';

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
  const { download, isBusy } = useStatementFile(filter, now);
  const isSmall = useLayout().kind === 'mobile';
  const file = { onPress: download, busy: isBusy, disabled: allItems(entries.data).length === 0 };

  return (
    <Stack space={isSmall ? '16' : '24'}>
      <ScreenHeader
        title="Statement"
        actions={
          isSmall ? (
            <IconButton label="Download CSV" icon="download" {...file} />
          ) : (
            <Button icon="download" {...file}>
              Download CSV
            </Button>
          )
        }
      />
      <StatementFilters choices={choices} onChoose={choose} />
      <Faces
        of={entries}
        subject="The statement"
        reassurance="Your money is safe. Only this view of it did not load; the filter stays as you set it."
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
      </Faces>
    </Stack>
  );
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered)
    return (
      <Card padding="none">
        <EmptyState
          title="Nothing moved then"
          text="Nothing on the statement fits what you chose."
          action={<ButtonLink href={paths.statement}>Show everything</ButtonLink>}
        />
      </Card>
    );
  return (
    <Card padding="none">
      <EmptyState
        title="Nothing has moved yet"
        text="Your first sale will stand here, with the fee taken from it and what is left for you."
        action={<ButtonLink href={paths.lists.page}>See your pages</ButtonLink>}
      />
    </Card>
  );
}
