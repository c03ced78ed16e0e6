import { Box, Field, SegmentedControl } from '@haat/design-system';
import { type Phrase, t } from '@haat/i18n';
import { type TimeChoice, type TimeRange, troubleWith } from '../time-choice';
import * as styles from './figures.css';

interface FiguresTimeFieldsProps {
  choice: TimeChoice;
  onChoose: (choice: TimeChoice) => void;
  /** As date fields write it. */
  today: string;
}

const ranges: { value: TimeRange; label: Phrase }[] = [
  { value: '7d', label: '7 days' },
  { value: '30d', label: '30' },
  { value: '90d', label: '90' },
  { value: '365d', label: 'Year' },
  { value: 'all', label: 'All' },
  { value: 'dates', label: 'Dates' },
];

/** Which days are looked at. */
export function FiguresTimeFields({ choice, onChoose, today }: FiguresTimeFieldsProps) {
  const trouble = troubleWith(choice, today);
  return (
    <Box className={styles.choices}>
      <Box className={styles.ranges}>
        <SegmentedControl
          label={t('Days')}
          value={choice.range}
          onChange={(range) => onChoose({ ...choice, range })}
          options={ranges.map(({ value, label }) => ({ value, label: t(label) }))}
        />
      </Box>
      {choice.range === 'dates' && (
        <Box className={styles.dates}>
          <Field
            label={t('From')}
            name="figuresFrom"
            type="date"
            value={choice.from}
            onChange={(from) => onChoose({ ...choice, from })}
          />
          <Field
            label={t('To')}
            name="figuresTo"
            type="date"
            value={choice.to}
            onChange={(to) => onChoose({ ...choice, to })}
            {...(trouble !== undefined && { error: trouble })}
          />
        </Box>
      )}
    </Box>
  );
}
