import { LinesField } from '@haat/design-system';
import { t } from '@haat/i18n';

interface OutcomesFieldProps {
  label: string;
  own: { outcomes: readonly string[] };
  onOwn: (changes: { outcomes: readonly string[] }) => void;
}

/** What somebody can do, or has, afterwards: of every kind that teaches. */
export function OutcomesField({ label, own, onOwn }: OutcomesFieldProps) {
  return (
    <LinesField
      label={label}
      name="outcomes"
      one={t('Outcome')}
      lines={own.outcomes}
      onChange={(outcomes) => onOwn({ outcomes })}
      help={t('Shown on the preview as a list.')}
    />
  );
}
