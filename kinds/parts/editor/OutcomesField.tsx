import { LinesField } from '@haat/design-system';
import { t } from '@haat/i18n';

interface OutcomesFieldProps {
  label: string;
  values: { outcomes: readonly string[] };
  onValuesChange: (changes: { outcomes: readonly string[] }) => void;
}

/** Outcomes, for kinds that teach. */
export function OutcomesField({ label, values, onValuesChange }: OutcomesFieldProps) {
  return (
    <LinesField
      label={label}
      name="outcomes"
      one={t('Outcome')}
      lines={values.outcomes}
      onChange={(outcomes) => onValuesChange({ outcomes })}
      help={t('Shown on the preview as a list.')}
    />
  );
}
