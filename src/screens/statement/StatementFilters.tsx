import { Box, Select } from '@haat/design-system';
import * as styles from '../../parts/filters/filters.css';
import { PeriodDates, PeriodSelect } from '../../parts/filters/PeriodFields';
import { movementWords } from '../../parts/statement/Movements';
import { kinds, type StatementChoices } from './statement-filter';

interface StatementFiltersProps {
  choices: StatementChoices;
  onChoose: (changes: Partial<StatementChoices>) => void;
}

const options = [
  { value: 'any' as const, label: 'Everything' },
  ...kinds.map((kind) => ({ value: kind, label: movementWords[kind] })),
];

export function StatementFilters({ choices, onChoose }: StatementFiltersProps) {
  return (
    <Box as="search" aria-label="Narrow the statement" className={styles.filters}>
      <Box className={styles.choice}>
        <Select
          label="What"
          hideLabel
          name="kind"
          value={choices.kind || 'any'}
          onChange={(kind) => onChoose({ kind: kind === 'any' ? '' : kind })}
          options={options}
        />
      </Box>
      <PeriodSelect choice={choices} onChoose={onChoose} />
      <PeriodDates choice={choices} onChoose={onChoose} />
    </Box>
  );
}
