import { Columns, Field, Select, Stack, Text } from '@haat/design-system';
import { localeOf, t } from '@haat/i18n';
import { hourIn } from '@haat/i18n/hour';
import type { KindEditor } from '../kind';
import { AddressField } from '../parts/editor/AddressField';
import { OutcomesField } from '../parts/editor/OutcomesField';
import { errorOf, type KindStepProps } from '../parts/editor/step-props';
import type { WebinarOwn } from './webinar.draft';
import { momentOf } from './zoned';
import { zonesWith } from './zones';

function WebinarStep({ own, onOwn, problems, onLeave }: KindStepProps<WebinarOwn>) {
  return (
    <Stack space="24">
      <Stack space="12">
        <Columns template="2" space="12" collapseBelow="never" alignY="start">
          <Field
            label={t('Day')}
            name="day"
            type="date"
            value={own.day}
            onChange={(day) => onOwn({ day })}
            onLeave={() => onLeave('content.startsAt')}
            {...errorOf(problems['content.startsAt'])}
          />
          <Field
            label={t('Starts at')}
            name="time"
            type="time"
            value={own.time}
            onChange={(time) => onOwn({ time })}
            onLeave={() => onLeave('content.startsAt')}
          />
        </Columns>
        <Begins {...own} />
      </Stack>
      <Columns template="2" space="12" collapseBelow="never" alignY="start">
        <Field
          label={t('Minutes')}
          name="minutes"
          inputMode="numeric"
          autoComplete="off"
          value={own.minutes}
          onChange={(minutes) => onOwn({ minutes })}
          onLeave={() => onLeave('content.minutes')}
          help={t('Duration')}
          {...errorOf(problems['content.minutes'])}
        />
        <Select
          label={t('Time zone')}
          name="timeZone"
          value={own.timeZone}
          onChange={(timeZone) => onOwn({ timeZone })}
          options={zonesWith(own.timeZone)}
        />
      </Columns>
      <Field
        label={t('Seats')}
        name="seats"
        optional
        inputMode="numeric"
        autoComplete="off"
        value={own.seats}
        onChange={(seats) => onOwn({ seats })}
        onLeave={() => onLeave('content.seats')}
        help={t('In total, across all prices. Leave empty for no limit.')}
        {...errorOf(problems['content.seats'])}
      />
      <AddressField
        label={t('Join link')}
        name="joinUrl"
        value={own.joinUrl}
        onChange={(joinUrl) => onOwn({ joinUrl })}
        onLeave={() => onLeave('content.joinUrl')}
        help={t('Zoom, Meet, YouTube. Only people who have paid see it.')}
        error={problems['content.joinUrl']}
      />
      <AddressField
        label={t('Recording')}
        name="recordingUrl"
        optional
        value={own.recordingUrl}
        onChange={(recordingUrl) => onOwn({ recordingUrl })}
        onLeave={() => onLeave('content.recordingUrl')}
        help={t('Add it afterwards: buyers see it on their receipt.')}
        error={problems['content.recordingUrl']}
      />
      <OutcomesField label={t('What buyers will learn')} own={own} onOwn={onOwn} />
    </Stack>
  );
}

/** The moment in words, so that a slip of the day or of the clock is seen. */
function Begins({ day, time, timeZone }: Pick<WebinarOwn, 'day' | 'time' | 'timeZone'>) {
  const at = momentOf(day, time, timeZone);
  if (!at) return null;
  const words = new Intl.DateTimeFormat(localeOf(), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    ...hourIn(localeOf()),
    timeZone,
  });
  return (
    <Text size="13" tone="soft">
      {words.format(at)}
    </Text>
  );
}

export const editor: KindEditor<WebinarOwn> = { Content: WebinarStep };
