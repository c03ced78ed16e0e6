import { Field, Select, Stack, Switch } from '@haat/design-system';
import { t } from '@haat/i18n';
import { AddressField } from '../../parts/editor/AddressField';
import type { ItemValues } from '../../parts/editor/items/items.draft';
import { useUndo } from '../../parts/editor/items/use-undo';
import type { Problems } from '../../parts/editor/problems';
import { errorOf } from '../../parts/editor/step-props';
import { isPlayable } from '../../parts/items/items.rules';
import { RoomField } from '../../parts/live/RoomField';
import { StartFields } from '../../parts/live/StartFields';
import { isTyped, type LiveValues, newLive, sessionZone } from './live.draft';

interface LiveFieldProps {
  /** The field of its lesson. */
  field: string;
  live: LiveValues | undefined;
  /** Of the lesson, one of which may be the recording. */
  items: readonly ItemValues[];
  /** What changes of it, on top of what it is by then; undefined takes it away. */
  onChange: (changes: Partial<LiveValues> | undefined) => void;
  problems: Problems;
  onLeave: (field: string) => void;
}

/** The live session of a lesson: when it is, the creator's room, and afterwards its recording. */
export function LiveField({ live, onChange, field, ...shared }: LiveFieldProps) {
  const offerBack = useUndo();
  const toggle = (isOn: boolean) => {
    if (isOn) return onChange(newLive);
    onChange(undefined);
    if (live && isTyped(live)) offerBack(t('Live session removed.'), () => onChange(live));
  };
  return (
    <Stack space="16">
      <Switch
        label={t('Live session')}
        name={`${field}-live`}
        checked={live !== undefined}
        onChange={toggle}
        help={t('A call at a set time. Buyers join from the lesson.')}
      />
      {live && <SessionFields {...shared} field={field} live={live} onChange={onChange} />}
    </Stack>
  );
}

function SessionFields({
  field,
  live,
  items,
  onChange,
  problems,
  onLeave,
}: LiveFieldProps & { live: LiveValues }) {
  const shared = (name: 'minutes' | 'joinUrl' | 'recordingUrl') => ({
    name: `${field}-live-${name}`,
    value: live[name],
    onChange: (typed: string) => onChange({ [name]: typed }),
    onLeave: () => {
      onLeave(`${field}.live.${name}`);
      // With a recording a time that has passed is right.
      if (name === 'recordingUrl') onLeave(`${field}.live.startsAt`);
    },
  });
  const played = items.filter(isPlayable);
  const chosen = played.some(({ id }) => id === live.recordingItemId) ? live.recordingItemId : aLink;
  return (
    <Stack space="24">
      <StartFields
        start={live}
        onChange={onChange}
        onLeave={() => onLeave(`${field}.live.startsAt`)}
        prefix={`${field}-live-`}
        timeZone={sessionZone}
        help={t('On India’s clocks.')}
        error={problems[`${field}.live.startsAt`]}
      />
      <Field
        label={t('Duration in minutes')}
        inputMode="numeric"
        autoComplete="off"
        {...shared('minutes')}
        {...errorOf(problems[`${field}.live.minutes`])}
      />
      <RoomField error={problems[`${field}.live.joinUrl`]} {...shared('joinUrl')} />
      {played.length > 0 && (
        <Select
          label={t('Recording')}
          name={`${field}-live-recordingItemId`}
          value={chosen}
          onChange={(id) => onChange({ recordingItemId: id === aLink ? '' : id })}
          options={[
            { value: aLink, label: t('A link, or none yet') },
            ...played.map(({ id, title }) => ({ value: id, label: title.trim() || t('Unnamed') })),
          ]}
        />
      )}
      {chosen === aLink && (
        <AddressField
          label={played.length > 0 ? t('Link to the recording') : t('Recording')}
          optional
          help={t('Add it afterwards: a link here, or a video under “Files and more”.')}
          error={problems[`${field}.live.recordingUrl`]}
          {...shared('recordingUrl')}
        />
      )}
    </Stack>
  );
}

/** No id of an item: those have no colon. */
const aLink = 'link:';
