import { Columns, Field, Stack, Text } from '@haat/design-system';
import { t } from '@haat/i18n';
import type { Problems } from '../parts/editor/problems';
import { errorOf } from '../parts/editor/step-props';
import { lessonField } from './field-names';
import type { OpensValues } from './opens.draft';

interface OpensFieldsProps {
  lesson: OpensValues & { id: string };
  onChange: (changes: OpensValues) => void;
  problems: Problems;
  onLeave: (field: string) => void;
}

/** When a lesson opens: days after the purchase, and a day in India before which it does not. */
export function OpensFields({ lesson, onChange, problems, onLeave }: OpensFieldsProps) {
  const { id, days = '', opensDay = '', opensTime = '' } = lesson;
  const field = lessonField(id);
  return (
    <Stack space="16">
      <Field
        label={t('Opens after days')}
        name={`${id}-days`}
        optional
        inputMode="numeric"
        autoComplete="off"
        value={days}
        onChange={(typed) => onChange({ days: typed })}
        onLeave={() => onLeave(`${field}.days`)}
        help={t('Counted from the day of purchase; empty opens it at once.')}
        {...errorOf(problems[`${field}.days`])}
      />
      <Stack space="8">
        <Columns template="2" space="12" collapseBelow="never" alignY="start">
          <Field
            label={t('Opens on')}
            name={`${id}-opensDay`}
            optional
            type="date"
            value={opensDay}
            onChange={(typed) => onChange({ opensDay: typed })}
            onLeave={() => onLeave(`${field}.at`)}
            {...errorOf(problems[`${field}.at`])}
          />
          <Field
            label={t('Time')}
            name={`${id}-opensTime`}
            optional
            type="time"
            value={opensTime}
            onChange={(typed) => onChange({ opensTime: typed })}
            onLeave={() => onLeave(`${field}.at`)}
          />
        </Columns>
        <Text size="13" tone="soft">
          {days.trim() !== '' && opensDay !== ''
            ? t('India time. It opens when both the days and this date have come.')
            : t('India time; without a time, at midnight.')}
        </Text>
      </Stack>
    </Stack>
  );
}
