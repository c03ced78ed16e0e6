import { Field, Stack } from '@haat/design-system';
import { t } from '@haat/i18n';
import { lessonBounds } from '@haat/openapi/bounds';
import { AddressField } from '../parts/editor/AddressField';
import type { Problems } from '../parts/editor/problems';
import { errorOf } from '../parts/editor/step-props';
import { useEditorTools } from '../parts/editor/tools';

interface Taught {
  minutes: string;
  text: string;
  url: string;
}

interface LessonFieldsProps {
  lesson: Taught;
  onChange: (changes: Partial<Taught>) => void;
  /** What its fields are called in the problems, before the dot. */
  field: string;
  problems: Problems;
  onLeave: (field: string) => void;
  /** Who can read it. */
  about: string;
}

/** What is taught: words, an address, and how long it takes. */
export function LessonFields({ lesson, onChange, field, problems, onLeave, about }: LessonFieldsProps) {
  const { RichField } = useEditorTools();
  return (
    <Stack space="24">
      <RichField
        label={t('Text')}
        name={`${field}-text`}
        optional
        rows={10}
        value={lesson.text}
        onChange={(text) => onChange({ text })}
        onLeave={() => onLeave(`${field}.text`)}
        maxLength={lessonBounds.text.maxLength}
        help={about}
        {...errorOf(problems[`${field}.text`])}
      />
      <AddressField
        label={t('Link')}
        name={`${field}-url`}
        optional
        value={lesson.url}
        onChange={(url) => onChange({ url })}
        onLeave={() => {
          onLeave(`${field}.url`);
          // Words or an address: emptying either may leave nothing.
          onLeave(`${field}.text`);
        }}
        help={t('A video, a recording, a document.')}
        error={problems[`${field}.url`]}
      />
      <Field
        label={t('Minutes')}
        name={`${field}-minutes`}
        optional
        inputMode="numeric"
        autoComplete="off"
        value={lesson.minutes}
        onChange={(minutes) => onChange({ minutes })}
        onLeave={() => onLeave(`${field}.minutes`)}
        help={t('Approximate length.')}
        {...errorOf(problems[`${field}.minutes`])}
      />
    </Stack>
  );
}
