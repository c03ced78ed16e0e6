import { Box, Select } from '@haat/design-system';
import { t, translate } from '@haat/i18n';
import { FilterBar } from '../../components/filters/FilterBar';
import * as styles from '../../components/filters/filters.css';
import { PeriodDates, PeriodSelect, periodChosen } from '../../components/filters/PeriodFields';
import { movementText } from '../../components/statement/Movements';
import { kinds, noChoices, type StatementChoices } from './statement-filter';

interface StatementFiltersProps {
  choices: StatementChoices;
  onChoose: (changes: Partial<StatementChoices>) => void;
}

const options = () => [
  { value: 'any' as const, label: t('Everything') },
  ...kinds.map((kind) => ({ value: kind, label: translate(movementText[kind]) })),
];

export function StatementFilters({ choices, onChoose }: StatementFiltersProps) {
  return (
    <FilterBar
      label={t('Filter statement')}
      chosen={[
        ...(choices.kind === ''
          ? []
          : [
              {
                key: 'kind',
                label: translate(movementText[choices.kind]),
                onRemove: () => onChoose({ kind: '' }),
              },
            ]),
        ...periodChosen(choices, onChoose),
      ]}
      onClear={() => onChoose(noChoices)}
    >
      {(look) => (
        <>
          <Box className={styles.choice}>
            <Select
              label={t('What')}
              name="kind"
              value={choices.kind || 'any'}
              onChange={(kind) => onChoose({ kind: kind === 'any' ? '' : kind })}
              options={options()}
              {...look}
            />
          </Box>
          <PeriodSelect choice={choices} onChoose={onChoose} {...look} />
          <PeriodDates choice={choices} onChoose={onChoose} />
        </>
      )}
    </FilterBar>
  );
}
