import { Box, Select } from '@haat/design-system';
import { said, t } from '@haat/words';
import * as styles from '../../parts/filters/filters.css';
import { PeriodDates, PeriodSelect } from '../../parts/filters/PeriodFields';
import { movementWords } from '../../parts/statement/Movements';
import { kinds, type StatementChoices } from './statement-filter';

interface StatementFiltersProps {
  choices: StatementChoices;
  onChoose: (changes: Partial<StatementChoices>) => void;
}

const options = () => [
  { value: 'any' as const, label: t('Everything') },
  ...kinds.map((kind) => ({ value: kind, label: said(movementWords[kind]) })),
];

export function StatementFilters({ choices, onChoose }: StatementFiltersProps) {
  return (
    <Box as="search" aria-label={t('Narrow the statement')} className={styles.filters}>
      <Box className={styles.choice}>
        <Select
          label={t('What')}
          hideLabel
          name="kind"
          value={choices.kind || 'any'}
          onChange={(kind) => onChoose({ kind: kind === 'any' ? '' : kind })}
          options={options()}
        />
      </Box>
      <PeriodSelect choice={choices} onChoose={onChoose} />
      <PeriodDates choice={choices} onChoose={onChoose} />
    </Box>
  );
}
