import { Columns, Field, Stack, Text } from '@haat/design-system';
import { t } from '@haat/i18n';
import { errorOf } from '../editor/step-props';
import { type StartValues, startOf } from './start.draft';
import { startInWords } from './start-in-words';

interface StartFieldsProps {
  start: StartValues;
  onChange: (changes: Partial<StartValues>) => void;
  onLeave: () => void;
  /** Before the names of the fields, where there may be several of them. */
  prefix?: string;
  /** On whose clocks. */
  timeZone: string;
  /** Below the time. */
  help?: string;
  error: string | undefined;
}

/** The day and the time at which something starts, and below both in words, so that a slip is seen. */
export function StartFields({
  start,
  onChange,
  onLeave,
  prefix = '',
  timeZone,
  help,
  error,
}: StartFieldsProps) {
  return (
    <Stack space="12">
      <Columns template="2" space="12" collapseBelow="never" alignY="start">
        <Field
          label={t('Day')}
          name={`${prefix}day`}
          type="date"
          value={start.day}
          onChange={(day) => onChange({ day })}
          onLeave={onLeave}
          {...errorOf(error)}
        />
        <Field
          label={t('Starts at')}
          name={`${prefix}time`}
          type="time"
          value={start.time}
          onChange={(time) => onChange({ time })}
          onLeave={onLeave}
          {...(help !== undefined && { help })}
        />
      </Columns>
      <InWords start={start} timeZone={timeZone} />
    </Stack>
  );
}

function InWords({ start, timeZone }: Pick<StartFieldsProps, 'start' | 'timeZone'>) {
  const at = startOf(start, timeZone);
  if (!at) return null;
  return (
    <Text size="13" tone="soft">
      {startInWords(at, timeZone)}
    </Text>
  );
}
