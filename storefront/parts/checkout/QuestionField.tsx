import { Field, Select } from '@haat/design-system';
import { t } from '@haat/i18n';
import type { PublicProduct } from '@haat/openapi';

type Question = PublicProduct['questions'][number];

interface QuestionFieldProps {
  question: Question;
  value: string;
  id: string;
  /** In the language of the reader. */
  error?: string;
  autoFocus?: true;
  onChange: (value: string) => void;
  disabled: boolean;
}

/** One of the creator's own questions. */
export function QuestionField({ question, ...field }: QuestionFieldProps) {
  const { id, label, type, required, options = [] } = question;
  const shared = {
    name: `answers.${id}`,
    label,
    required,
    optional: !required,
    ...field,
  };
  if (type === 'choice')
    return (
      <Select
        {...shared}
        placeholder={t('Choose')}
        options={options.map((option) => ({ value: option, label: option }))}
      />
    );
  return <Field {...shared} multiline={type === 'paragraph'} maxLength={2000} />;
}
