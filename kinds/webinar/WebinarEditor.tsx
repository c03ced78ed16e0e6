import { Columns, Field, Select, Stack } from '@haat/design-system';
import { t } from '@haat/i18n';
import { webinarContentBounds } from '@haat/openapi/bounds';
import type { KindEditor } from '../kind';
import { AddressField } from '../parts/editor/AddressField';
import { ItemsField } from '../parts/editor/items/ItemsField';
import { OutcomesField } from '../parts/editor/OutcomesField';
import { errorOf, type KindStepProps } from '../parts/editor/step-props';
import { contentItems } from '../parts/items/items.rules';
import { RoomField } from '../parts/live/RoomField';
import { SeriesField } from '../parts/live/SeriesField';
import { StartFields } from '../parts/live/StartFields';
import type { WebinarValues } from './webinar.draft';
import { zonesWith } from './zones';

function WebinarStep({ values, onValuesChange, problems, onLeave }: KindStepProps<WebinarValues>) {
  return (
    <Stack space="24">
      <StartFields
        start={values}
        onChange={onValuesChange}
        onLeave={() => onLeave('content.startsAt')}
        timeZone={values.timeZone}
        error={problems['content.startsAt']}
      />
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
      <SeriesField
        first={values}
        dates={values.moreSessions}
        onDates={(change) => onValuesChange((now) => ({ moreSessions: change(now.moreSessions) }))}
        timeZone={values.timeZone}
        problems={problems}
        onLeave={onLeave}
      />
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
      <Select
        label={t('Buyers may change their date')}
        name="changeDate"
        value={values.changeDate}
        onChange={(changeDate) => onValuesChange({ changeDate })}
        options={[
          { value: 'hour', label: t('Until 1 hour before') },
          { value: 'day', label: t('Until 24 hours before') },
          { value: 'threeDays', label: t('Until 3 days before') },
          { value: 'week', label: t('Until 7 days before') },
          { value: 'never', label: t('No') },
        ]}
        help={t('When you hold it on several dates. Their seat moves to a date that costs no more.')}
      />
      <RoomField
        name="joinUrl"
        value={values.joinUrl}
        onChange={(joinUrl) => onValuesChange({ joinUrl })}
        onLeave={() => onLeave('content.joinUrl')}
        error={problems['content.joinUrl']}
      />
      <AddressField
        label={t('Recording')}
        name="recordingUrl"
        optional
        value={values.recordingUrl}
        onChange={(recordingUrl) => onValuesChange({ recordingUrl })}
        onLeave={() => onLeave('content.recordingUrl')}
        help={t('Add it afterwards: a link here, or a video below.')}
        error={problems['content.recordingUrl']}
      />
      <ItemsField
        list={contentItems}
        items={values.items}
        onItems={(change) => onValuesChange((now) => ({ items: change(now.items) }))}
        problems={problems}
        onLeave={onLeave}
        label={t('Recordings and files')}
        hasHeading
        lead={t('Buyers get these after the end: a video or audio of the session, slides, a text or a link.')}
        nameHelp={t('Only people who have paid see it.')}
        most={webinarContentBounds.items.maxItems}
      />
      <OutcomesField label={t('What buyers will learn')} values={values} onValuesChange={onValuesChange} />
    </Stack>
  );
}

export const editor: KindEditor<WebinarValues> = { Content: WebinarStep };
