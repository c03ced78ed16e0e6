import { Box, Field, Select } from '@haat/design-system';
import { type Phrase, t } from '@haat/words';
import * as styles from './filters.css';
import type { Period, PeriodChoice } from './period';

interface PeriodProps {
  choice: PeriodChoice;
  onChoose: (changes: Partial<PeriodChoice>) => void;
}

const options: { value: Period; label: Phrase }[] = [
  { value: 'all', label: 'All time' },
  { value: 'today', label: 'Today' },
  { value: '7d', label: 'Last 7 days' },
  { value: '30d', label: 'Last 30 days' },
  { value: 'month', label: 'This month' },
  { value: 'dates', label: 'Between dates' },
];

export function PeriodSelect({ choice, onChoose }: PeriodProps) {
  return (
    <Box className={styles.choice}>
      <Select
        label={t('Period')}
        hideLabel
        name="period"
        value={choice.period}
        onChange={(period) => onChoose({ period })}
        options={options.map(({ value, label }) => ({ value, label: t(label) }))}
      />
    </Box>
  );
}

/** The two days of "Between dates"; nothing for any other period. */
export function PeriodDates({ choice: { period, from, to }, onChoose }: PeriodProps) {
  if (period !== 'dates') return null;
  return (
    <>
      <Box className={styles.choice}>
        <Field
          label={t('From')}
          name="from"
          type="date"
          value={from}
          onChange={(value) => onChoose({ from: value })}
        />
      </Box>
      <Box className={styles.choice}>
        <Field
          label={t('To')}
          name="to"
          type="date"
          value={to}
          onChange={(value) => onChoose({ to: value })}
        />
      </Box>
    </>
  );
}
