import { Columns, Field, Select, Stack, Text } from '@haat/design-system';
import { localeOf, t } from '@haat/i18n';
import { hourIn } from '@haat/i18n/hour';
import type { KindEditor } from '../kind';
import { AddressField } from '../parts/editor/AddressField';
import { OutcomesField } from '../parts/editor/OutcomesField';
import { errorOf, type KindStepProps } from '../parts/editor/step-props';
import type { WebinarValues } from './webinar.draft';
import { momentOf } from './zoned';
import { zonesWith } from './zones';

function WebinarStep({ values, onValuesChange, problems, onLeave }: KindStepProps<WebinarValues>) {
  return (
    <Stack space="24">
      <Stack space="12">
        <Columns template="2" space="12" collapseBelow="never" alignY="start">
          <Field
            label={t('Day')}
            name="day"
            type="date"
            value={values.day}
            onChange={(day) => onValuesChange({ day })}
            onLeave={() => onLeave('content.startsAt')}
            {...errorOf(problems['content.startsAt'])}
          />
          <Field
            label={t('Starts at')}
            name="time"
            type="time"
            value={values.time}
            onChange={(time) => onValuesChange({ time })}
            onLeave={() => onLeave('content.startsAt')}
          />
        </Columns>
        <Begins {...values} />
      </Stack>
      <Columns template="2" space="12" collapseBelow="never" alignY="start">
        <Field
          label={t('Minutes')}
          name="minutes"
          inputMode="numeric"
          autoComplete="off"
          value={values.minutes}
          onChange={(minutes) => onValuesChange({ minutes })}
          onLeave={() => onLeave('content.minutes')}
          help={t('Duration')}
          {...errorOf(problems['content.minutes'])}
        />
        <Select
          label={t('Time zone')}
          name="timeZone"
          value={values.timeZone}
          onChange={(timeZone) => onValuesChange({ timeZone })}
          options={zonesWith(values.timeZone)}
        />
      </Columns>
      <Field
        label={t('Seats')}
        name="seats"
        optional
        inputMode="numeric"
        autoComplete="off"
        value={values.seats}
        onChange={(seats) => onValuesChange({ seats })}
        onLeave={() => onLeave('content.seats')}
        help={t('In total, across all prices. Leave empty for no limit.')}
        {...errorOf(problems['content.seats'])}
      />
      <AddressField
        label={t('Join link')}
        name="joinUrl"
        value={values.joinUrl}
        onChange={(joinUrl) => onValuesChange({ joinUrl })}
        onLeave={() => onLeave('content.joinUrl')}
        help={t('Zoom, Meet, YouTube. Only people who have paid see it.')}
        error={problems['content.joinUrl']}
      />
      <AddressField
        label={t('Recording')}
        name="recordingUrl"
        optional
        value={values.recordingUrl}
        onChange={(recordingUrl) => onValuesChange({ recordingUrl })}
        onLeave={() => onLeave('content.recordingUrl')}
        help={t('Add it afterwards: buyers see it on their receipt.')}
        error={problems['content.recordingUrl']}
      />
      <OutcomesField label={t('What buyers will learn')} values={values} onValuesChange={onValuesChange} />
    </Stack>
  );
}

/** The moment in words, so that a slip of the day or of the clock is seen. */
function Begins({ day, time, timeZone }: Pick<WebinarValues, 'day' | 'time' | 'timeZone'>) {
  const at = momentOf(day, time, timeZone);
  if (!at) return null;
  const formatted = new Intl.DateTimeFormat(localeOf(), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    ...hourIn(localeOf()),
    timeZone,
  });
  return (
    <Text size="13" tone="soft">
      {formatted.format(at)}
    </Text>
  );
}

export const editor: KindEditor<WebinarValues> = { Content: WebinarStep };
