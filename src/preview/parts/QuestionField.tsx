import type { PublicProduct } from '@haat/contract';
import { Field, Select } from '@haat/design-system';
import { said, t } from '@haat/words';

type Question = PublicProduct['questions'][number];

interface QuestionFieldProps {
  question: Question;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
  disabled: boolean;
}

/** One of the creator's own questions. */
export function QuestionField({ question, value, error, onChange, disabled }: QuestionFieldProps) {
  const { id, label, type, required, options = [] } = question;
  const shared = {
    name: `answers.${id}`,
    label,
    value,
    onChange,
    disabled,
    required,
    optional: !required,
    ...(error === undefined ? {} : { error: said(error) }),
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
