import { Box, Field, Select } from '@haat/design-system';
import { type Phrase, t } from '@haat/i18n';
import type { Chosen, FieldLook } from './FilterBar';
import * as styles from './filters.css';
import { anyTime, type Period, type PeriodChoice } from './period';

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
  { value: 'dates', label: 'Custom range' },
];

export function PeriodSelect({ choice, onChoose, hideLabel }: PeriodProps & FieldLook) {
  return (
    <Box className={styles.choice}>
      <Select
        label={t('Period')}
        hideLabel={hideLabel}
        name="period"
        value={choice.period}
        onChange={(period) => onChoose({ period })}
        options={options.map(({ value, label }) => ({ value, label: t(label) }))}
      />
    </Box>
  );
}

/** The time that a list is narrowed to, as what is chosen is named; nothing for all time. */
export const periodChosen = ({ period }: PeriodChoice, onChoose: PeriodProps['onChoose']): Chosen[] =>
  options
    .filter(({ value }) => value === period && value !== anyTime.period)
    .map(({ label }) => ({ key: 'period', label: t(label), onRemove: () => onChoose(anyTime) }));

/** The two days of "Custom range"; nothing for any other period. */
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
